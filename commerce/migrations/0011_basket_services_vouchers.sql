-- Services of a line, vouchers and codes, and what both change in an order's sums.

-- Vouchers of a basket in the order in which they were entered. On the basket's own row, so that who holds its lock
-- knows them, and who has none pays no query for it.
alter table basket add column voucher_ids uuid[] not null default '{}' check (cardinality(voucher_ids) <= 5);

-- An answer about a service of a line: chosen, or refused where it had to be asked. No row: not answered, not chosen.
create table basket_line_service (
  tenant_id text not null,
  line_id uuid not null,
  -- key of the tenant's setting lineServices
  service text not null,
  chosen boolean not null,
  primary key (tenant_id, line_id, service),
  foreign key (tenant_id, line_id) references basket_line on delete cascade
);

-- What all vouchers of one action share; codes are given out from it.
create table voucher_campaign (
  tenant_id text not null,
  campaign text not null,
  -- tenants/voucher-terms.ts says the form of both; an order keeps the terms it was placed with
  terms jsonb not null,
  -- how codes are given to one person; null: they are not
  issue jsonb,
  updated_at timestamptz not null,
  primary key (tenant_id, campaign)
);

create table voucher (
  tenant_id text not null,
  voucher_id uuid not null default gen_random_uuid(),
  campaign text not null,
  -- upper case, as it is compared
  code text not null check (code = upper(code)),
  -- whose it is alone (lower case); null: anybody's who knows the code
  email text check (email = lower(email)),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- orders that may use it in all; null: any number
  use_limit integer check (use_limit > 0),
  created_at timestamptz not null,
  primary key (tenant_id, voucher_id),
  unique (tenant_id, code),
  foreign key (tenant_id, campaign) references voucher_campaign,
  check (valid_until > valid_from)
);
create index voucher_email on voucher (tenant_id, email) where email is not null;

-- One row for each order that used a voucher. Numbers 1 to use_limit exist once among those that stand: whatever
-- happens at the same time, no voucher is used more often.
create table voucher_use (
  tenant_id text not null,
  voucher_id uuid not null,
  campaign text not null,
  order_id uuid not null,
  -- sha-256 (hex) of the customer's e-mail address, for "once a day" and "not in the past months"
  redeemer text not null,
  -- null: the voucher has no limit
  use_number integer,
  used_at timestamptz not null,
  -- the order was cancelled: it counts no longer
  released_at timestamptz,
  primary key (tenant_id, order_id, voucher_id),
  foreign key (tenant_id, voucher_id) references voucher
);
create unique index voucher_use_number on voucher_use (tenant_id, voucher_id, use_number) where released_at is null;
create index voucher_use_redeemer on voucher_use (tenant_id, redeemer, campaign, used_at);

alter table sales_order
  add column services_minor bigint not null default 0 check (services_minor >= 0),
  add column extras_minor bigint not null default 0 check (extras_minor >= 0),
  add column discount_minor bigint not null default 0 check (discount_minor between 0 and items_minor),
  drop constraint sales_order_check,
  add constraint sales_order_sums check (
    total_minor = items_minor + services_minor + shipping_minor + extras_minor - discount_minor + rounding_minor
  );

-- the line's share of all vouchers; line_total_minor is before it
alter table order_line
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  add constraint order_line_discount check (discount_minor <= line_total_minor);

create table order_line_service (
  tenant_id text not null,
  order_id uuid not null,
  position integer not null,
  service text not null,
  quantity integer not null check (quantity > 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  total_minor bigint not null check (total_minor = unit_price_minor * quantity),
  tax_rate_percent numeric(5, 2) not null,
  primary key (tenant_id, order_id, position, service),
  foreign key (tenant_id, order_id, position) references order_line on delete cascade
);

-- A voucher as an order used it: what remains of it after a return follows from this row alone.
create table order_voucher (
  tenant_id text not null,
  order_id uuid not null,
  -- in the order in which they were entered
  rank integer not null,
  voucher_id uuid not null,
  code text not null,
  terms jsonb not null,
  discount_minor bigint not null check (discount_minor >= 0),
  -- [{position, discountMinor}]: lines that it was for, and each one's share
  lines jsonb not null,
  primary key (tenant_id, order_id, rank),
  foreign key (tenant_id, order_id) references sales_order on delete cascade
);

-- has this person ordered before? (customer groups of vouchers)
create index sales_order_email on sales_order (tenant_id, email);
