-- A wallet that was asked for contact and address before the order, by its provider's reference.
alter table checkout add column wallet_method text;
alter table checkout add column wallet_reference text;
alter table checkout add check ((wallet_method is null) = (wallet_reference is null));

-- The sandbox provider's own books, like sandbox_payment: no tenant, no key into the shop's tables.
create table sandbox_wallet_visit (
  reference text primary key,
  idempotency_key text not null unique,
  method text not null,
  description text not null,
  amount_minor bigint not null,
  currency char(3) not null,
  country char(2) not null,
  redirect_url text not null,
  state text not null check (state in ('open', 'given', 'canceled')),
  contact jsonb,
  created_at timestamptz not null,
  check ((state = 'given') = (contact is not null))
);
