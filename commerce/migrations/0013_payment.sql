-- How orders are paid. What moves money is written here before anybody outside is asked, and done again until it is known
-- to be done: payments and refunds carry their own ids as idempotency keys.

-- An order may wait for its payment: its stock is taken, nothing has been confirmed.
alter table sales_order drop constraint sales_order_state_check;
alter table sales_order add constraint sales_order_state_check
  check (state in ('awaiting_payment', 'placed', 'cancelled', 'shipped', 'delivered', 'returned'));
create index sales_order_awaiting on sales_order (placed_at) where state = 'awaiting_payment';

-- What direct debit needs, typed on the way to the order.
alter table checkout
  add column iban text,
  add column bic text,
  add column account_holder text;

create table payment (
  tenant_id text not null,
  -- also the idempotency key that the provider gets
  payment_id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  -- 1, 2, …: another one is begun when the last has failed or another method is chosen
  attempt integer not null check (attempt > 0),
  method text not null,
  -- how it came about: with the order, chosen again afterwards, by a link
  origin text not null check (origin in ('order', 'again', 'paylink')),
  -- null: paid without a provider, by bank transfer or direct debit
  provider text check (provider in ('sandbox', 'mollie')),
  provider_reference text,
  -- where the customer pays, while the payment is open
  checkout_url text,
  state text not null check (state in ('created', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency char(3) not null,
  -- what the customer writes into a bank transfer, or finds on the statement
  transfer_reference text not null,
  -- why it waits for a person: amount_differs | refused_by_provider
  problem text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- when reconciliation looks at it next; null: nothing is left to do
  next_check_at timestamptz,
  checks integer not null default 0,
  primary key (tenant_id, payment_id),
  unique (tenant_id, order_id, attempt),
  unique (provider, provider_reference),
  foreign key (tenant_id, order_id) references sales_order on delete cascade
);
create index payment_due on payment (next_check_at) where next_check_at is not null;

-- Every state that a payment has had, once: a webhook that comes again finds its row.
create table payment_event (
  tenant_id text not null,
  payment_id uuid not null,
  state text not null,
  -- shop | webhook | return | reconciliation | command
  source text not null,
  happened_at timestamptz not null,
  primary key (tenant_id, payment_id, state),
  foreign key (tenant_id, payment_id) references payment on delete cascade
);

-- Money to give back, requested in the transaction that causes it and carried out afterwards.
create table payment_refund (
  tenant_id text not null,
  -- also the idempotency key that the provider gets
  refund_id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  payment_id uuid not null,
  -- one refund per cause and payment: return:{id}, cancel, twice, late
  refund_key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  -- manual: by bank transfer, which a person makes and the command reports
  state text not null check (state in ('requested', 'manual', 'pending', 'done', 'failed')),
  provider_reference text,
  problem text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  next_check_at timestamptz,
  checks integer not null default 0,
  primary key (tenant_id, refund_id),
  unique (tenant_id, order_id, refund_key, payment_id),
  foreign key (tenant_id, payment_id) references payment on delete cascade
);
create index payment_refund_due on payment_refund (next_check_at) where next_check_at is not null;

-- SEPA direct debit: what the customer has allowed, in the words that were shown (SEPA Core rulebook, 4.1).
create table direct_debit_mandate (
  tenant_id text not null,
  mandate_reference text not null,
  order_id uuid not null,
  iban text not null,
  bic text,
  account_holder text not null,
  creditor_id text not null,
  text_shown text not null,
  signed_at timestamptz not null,
  -- first day of collection, told beforehand
  collect_on date not null,
  primary key (tenant_id, mandate_reference),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references sales_order on delete cascade
);

-- Links by which an open amount is paid; the address is signed, this says what it is for.
create table paylink (
  tenant_id text not null,
  paylink_id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, paylink_id),
  foreign key (tenant_id, order_id) references sales_order on delete cascade
);
create index paylink_order on paylink (tenant_id, order_id);

-- The sandbox provider's own books, as if they were somebody else's: no tenant, no key into the shop's tables.
create table sandbox_payment (
  reference text primary key,
  idempotency_key text not null unique,
  method text not null,
  description text not null,
  amount_minor bigint not null,
  currency char(3) not null,
  capture_later boolean not null,
  redirect_url text not null,
  webhook_url text not null,
  state text not null check (state in ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  -- an answer that is told to come later
  later_state text,
  later_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create table sandbox_refund (
  reference text primary key,
  payment_reference text not null references sandbox_payment,
  idempotency_key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
