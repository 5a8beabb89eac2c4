-- Points programme, bonus club, payback: who takes part, and the points as a ledger of their own.
create table loyalty_membership (
  tenant_id text not null,
  customer_id uuid not null,
  program text not null check (program in ('points', 'bonus-club', 'payback')),
  -- of a programme of others: the member's number there
  number text,
  joined_at timestamptz not null,
  primary key (tenant_id, customer_id, program),
  foreign key (tenant_id, customer_id) references customer on delete cascade,
  check ((program = 'payback') = (number is not null))
);

-- Nothing in it is changed; deleting the account deletes it.
create table loyalty_entry (
  tenant_id text not null,
  entry_id bigint generated always as identity,
  customer_id uuid not null,
  -- one cause, one entry: earn:{order}, redeem:{id}, expire:{entry}
  entry_key text not null,
  kind text not null check (kind in ('earned', 'redeemed', 'expired')),
  points integer not null check ((kind = 'earned') = (points > 0) and points <> 0),
  -- the order they were earned with, the entry that expires
  order_id uuid,
  of_entry_id bigint,
  -- earned points count until the day before
  expires_on date check ((kind = 'earned') = (expires_on is not null)),
  booked_at timestamptz not null,
  primary key (tenant_id, entry_id),
  unique (tenant_id, entry_key),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index loyalty_entry_customer on loyalty_entry (tenant_id, customer_id, entry_id);
create index loyalty_entry_expiry on loyalty_entry (tenant_id, expires_on) where kind = 'earned';

create function refuse_change_but_account_end() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.erasing', true) = 'on' then
    return null;
  end if;
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger loyalty_entry_stays before update or delete or truncate on loyalty_entry
  for each statement execute function refuse_change_but_account_end();
