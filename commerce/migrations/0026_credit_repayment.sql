-- A customer wants to pay a credit back before its days: the amount that was told holds until a day, and what comes in
-- until then is booked as it was told.
create table credit_repayment (
  tenant_id text not null,
  repayment_id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  requested_at timestamptz not null,
  -- the day that was reckoned with, and the last day on which the amount is taken
  reckoned_on date not null,
  valid_until date not null,
  -- the amount paid beyond the instalments due until then, minor units; null: the whole remainder
  part_minor bigint check (part_minor > 0),
  -- what the customer pays, what is due until then included
  pay_minor bigint not null check (pay_minor >= 0),
  -- what the ledger said was owed when it was asked
  owed_minor bigint not null,
  -- of the agreement that it is reckoned from: a return makes another
  version integer not null,
  booked_at timestamptz,
  primary key (tenant_id, repayment_id),
  foreign key (tenant_id, order_id) references sales_order on delete cascade
);
create index credit_repayment_order on credit_repayment (tenant_id, order_id, requested_at desc);
