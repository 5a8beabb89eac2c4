-- Pieces of an order can be cancelled before they leave: what follows is written down like a return.
alter table return_notice add column kind text not null default 'return' check (kind in ('return', 'cancellation'));

-- A payment that was taken back: a direct debit that the customer's bank returned, a charge that a card holder disputed.
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check
  check (state in ('created', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired', 'reversed'));

create table payment_reversal (
  tenant_id text not null,
  -- the line of the bank's statement, the provider's case: one booking for each
  reversal_key text not null,
  order_id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('returned-debit', 'chargeback')),
  amount_minor bigint not null check (amount_minor > 0),
  -- of the bank or the provider, as it was told: AM04, MD06, fraudulent
  reason text,
  noted_at timestamptz not null,
  primary key (tenant_id, reversal_key),
  unique (tenant_id, payment_id),
  foreign key (tenant_id, order_id) references sales_order
);

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('charge', 'payment', 'credit', 'refund', 'plan', 'reversal', 'late-interest'));
alter table ledger_posting drop constraint ledger_posting_account_check;
alter table ledger_posting add constraint ledger_posting_account_check
  check (account in ('receivable', 'sales', 'vat', 'surcharge', 'premium', 'cash', 'late-interest'));

-- Reminders of what is overdue, each once: for the day since which it is, the first, the second, …
create table payment_reminder (
  tenant_id text not null,
  order_id uuid not null,
  overdue_since date not null,
  level smallint not null check (level > 0),
  reminded_on date not null,
  -- the last day that it sets
  pay_until date not null,
  overdue_minor bigint not null check (overdue_minor > 0),
  -- statutory interest that was booked with it
  interest_minor bigint not null default 0 check (interest_minor >= 0),
  primary key (tenant_id, order_id, overdue_since, level),
  foreign key (tenant_id, order_id) references sales_order
);

-- for the reminders, which ask for days
create index due_day on due (tenant_id, due_on);
