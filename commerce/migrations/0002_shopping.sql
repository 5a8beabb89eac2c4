-- Shopping: visitors, baskets, orders. Everything here belongs to one tenant.
create table customer (
  tenant_id text not null,
  customer_id uuid not null default gen_random_uuid(),
  -- businessPartnerNo: the customer number that people read, unique in the tenant
  customer_number text not null,
  -- lower case
  email text not null check (email = lower(email)),
  -- argon2id; null: a user without password
  password_hash text,
  salutation text not null default 'not_specified' check (salutation in ('female', 'male', 'not_specified')),
  given_name text not null,
  family_name text not null,
  date_of_birth date,
  phone text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, customer_id),
  unique (tenant_id, email),
  unique (tenant_id, customer_number)
);

create table customer_address (
  tenant_id text not null,
  address_id uuid not null default gen_random_uuid(),
  customer_id uuid not null,
  -- {salutation, givenName, familyName, street, houseNumber, houseNumberAddition, postalCode, city, country, phone}
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, address_id),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create unique index customer_address_default on customer_address (tenant_id, customer_id) where is_default;

create table session (
  tenant_id text not null,
  -- sha-256 of the cookie's secret, hex; the secret itself is stored nowhere
  session_id text not null,
  customer_id uuid,
  -- 0 anonymous, 1 soft-logged-in (knows who, asks again before anything personal), 2 logged in
  type smallint not null default 0 check (type in (0, 1, 2)),
  -- a session key (JWT) counts only while its jti is this
  key_id uuid,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, session_id),
  foreign key (tenant_id, customer_id) references customer on delete cascade,
  check ((type = 0) = (customer_id is null))
);
create index session_expiry on session (expires_at);

create table basket (
  tenant_id text not null,
  basket_id uuid not null default gen_random_uuid(),
  -- an anonymous basket hangs on its session, a customer's on the customer
  session_id text,
  customer_id uuid,
  -- grows with every change
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, basket_id),
  foreign key (tenant_id, customer_id) references customer on delete cascade,
  check ((session_id is null) <> (customer_id is null))
);
create unique index basket_session on basket (tenant_id, session_id) where session_id is not null;
create unique index basket_customer on basket (tenant_id, customer_id) where customer_id is not null;

create table basket_line (
  tenant_id text not null,
  basket_id uuid not null,
  line_id uuid not null default gen_random_uuid(),
  variant_id bigint not null references variant,
  quantity integer not null check (quantity between 1 and 99),
  -- the unit price the customer last saw, minor units; a difference is shown before ordering
  seen_price_minor bigint not null,
  added_at timestamptz not null default now(),
  primary key (tenant_id, line_id),
  unique (tenant_id, basket_id, variant_id),
  foreign key (tenant_id, basket_id) references basket on delete cascade
);

-- What has been entered on the way to the order; goes with the basket.
create table checkout (
  tenant_id text not null,
  basket_id uuid not null,
  email text,
  -- guest | account | customer
  identity text check (identity in ('guest', 'account', 'customer')),
  -- argon2id of the password chosen for a new account; the account is made with the order
  password_hash text,
  billing_address jsonb,
  -- null: delivered to the billing address
  delivery_address jsonb,
  delivery_option text,
  payment_method text,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, basket_id),
  foreign key (tenant_id, basket_id) references basket on delete cascade
);

create table number_range (
  tenant_id text not null,
  name text not null,
  last_value bigint not null,
  primary key (tenant_id, name)
);

create table sales_order (
  tenant_id text not null,
  order_id uuid not null default gen_random_uuid(),
  order_number text not null,
  -- one key, one order: pressing twice gives the same order
  idempotency_key text not null,
  -- secret part of the confirmation address, so that a guest can open it again
  access_token text not null,
  basket_id uuid not null,
  customer_id uuid,
  session_id text,
  email text not null,
  locale text not null,
  currency char(3) not null,
  -- minor units: items + shipping + rounding = total
  items_minor bigint not null,
  shipping_minor bigint not null,
  rounding_minor bigint not null default 0,
  total_minor bigint not null check (total_minor = items_minor + shipping_minor + rounding_minor),
  -- VAT contained in the total by rate: [{ratePercent, netMinor, taxMinor}]
  taxes jsonb not null,
  billing_address jsonb not null,
  delivery_address jsonb not null,
  delivery_option text not null,
  -- promised in working days from the day of the order
  delivery_days_min smallint not null,
  delivery_days_max smallint not null,
  payment_method text not null,
  state text not null default 'placed' check (state in ('placed', 'cancelled', 'shipped', 'delivered')),
  placed_at timestamptz not null,
  primary key (tenant_id, order_id),
  unique (tenant_id, order_number),
  unique (tenant_id, idempotency_key),
  foreign key (tenant_id, customer_id) references customer
);
create index sales_order_customer on sales_order (tenant_id, customer_id, placed_at desc);
create index sales_order_basket on sales_order (tenant_id, basket_id);

create table order_line (
  tenant_id text not null,
  order_id uuid not null,
  position integer not null,
  variant_id bigint not null references variant,
  sku text not null,
  -- as the customer saw it, in the order's language
  name text not null,
  brand_name text not null,
  -- [{key, value}]: dimension, value in the order's language
  options jsonb not null default '[]',
  picture text,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null,
  line_total_minor bigint not null check (line_total_minor = unit_price_minor * quantity),
  tax_rate_percent numeric(5, 2) not null,
  primary key (tenant_id, order_id, position),
  foreign key (tenant_id, order_id) references sales_order on delete cascade
);

-- Mails to send, written in the transaction that causes them.
create table mail_outbox (
  mail_id bigint generated by default as identity primary key,
  tenant_id text not null,
  -- at most one mail for one cause: order-confirmation:{order_id}
  dedupe_key text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  unique (tenant_id, dedupe_key)
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null;
