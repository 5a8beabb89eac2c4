-- Credit: what has been chosen on the way to an order, who decided about it, what was agreed.
alter table checkout
  -- {method, count, dateOfBirth, protection}: commerce/src/credit/credit-choice.rules.ts
  add column credit_choice jsonb;

-- What was asked of the credit check and what it answered; it is in no log. Kept apart from orders: most have none.
create table credit_decision (
  tenant_id text not null,
  decision_id uuid not null,
  basket_id uuid not null,
  customer_id uuid,
  -- what the decision was made from, as it was then
  inputs jsonb not null,
  -- the largest amount of credit that it is about, minor units
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  -- sha-256 of who was asked about: another name or date of birth is another question
  subject text not null,
  -- referred: a person decides
  outcome text not null check (outcome in ('approved', 'refused', 'referred')),
  -- who answered: a provider's name, or a person's
  decided_by text not null,
  -- where the data came from, to be told when it is refused (Directive (EU) 2023/2225 art. 19(6))
  source text not null,
  decided_at timestamptz not null,
  valid_until timestamptz not null,
  -- the consumer wants a person to look at it (art. 18(8))
  review_requested_at timestamptz,
  -- where the answer of the person goes to
  email text,
  locale text not null,
  primary key (tenant_id, decision_id)
);
create index credit_decision_basket on credit_decision (tenant_id, basket_id, decided_at desc);
create index credit_decision_waiting on credit_decision (tenant_id, decided_at) where outcome = 'referred';

create table credit_agreement (
  tenant_id text not null,
  order_id uuid not null,
  -- grows with every return that changes the plan; 1 is what was agreed with the order
  version integer not null check (version > 0),
  method text not null check (method in ('instalments', 'pause', 'pause-instalments')),
  -- the plan as it was shown, and the texts beside it: commerce/src/credit/agreement.rules.ts
  plan jsonb not null,
  decision_id uuid,
  -- price of what was ordered, minor units
  price_minor bigint not null,
  -- what all instalments and premiums come to
  overall_minor bigint not null check (overall_minor >= price_minor),
  premium_minor bigint not null default 0 check (premium_minor >= 0),
  agreed_at timestamptz not null,
  primary key (tenant_id, order_id, version),
  foreign key (tenant_id, order_id) references sales_order on delete cascade,
  foreign key (tenant_id, decision_id) references credit_decision
);

-- The account ledger: double entry, and nothing in it is ever changed. A debit is positive, a credit negative.
create table ledger_entry (
  tenant_id text not null,
  entry_id bigint generated always as identity,
  -- who owes or is owed: customer:{id}, or order:{id} of a guest
  debtor text not null check (debtor ~ '^(customer|order):[0-9a-f-]{36}$'),
  order_id uuid not null,
  -- one cause, one entry: charge:{order}, payment:{payment}, …
  entry_key text not null,
  kind text not null check (kind in ('charge', 'payment', 'credit', 'refund', 'plan')),
  currency char(3) not null,
  booked_at timestamptz not null,
  primary key (tenant_id, entry_id),
  unique (tenant_id, entry_key),
  foreign key (tenant_id, order_id) references sales_order
);
create index ledger_entry_debtor on ledger_entry (tenant_id, debtor, booked_at);
create index ledger_entry_order on ledger_entry (tenant_id, order_id);

create table ledger_posting (
  tenant_id text not null,
  entry_id bigint not null,
  position smallint not null check (position > 0),
  account text not null check (account in ('receivable', 'sales', 'vat', 'surcharge', 'premium', 'cash')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (tenant_id, entry_id, position),
  foreign key (tenant_id, entry_id) references ledger_entry
);

-- What is to be paid when. The highest schedule of an order holds; earlier ones stay to be read.
create table due (
  tenant_id text not null,
  order_id uuid not null,
  schedule integer not null check (schedule > 0),
  -- from 1 in the order of their days
  number smallint not null check (number > 0),
  debtor text not null,
  due_on date not null,
  -- what is charged, premium included
  amount_minor bigint not null check (amount_minor >= 0),
  premium_minor bigint not null default 0 check (premium_minor between 0 and amount_minor),
  currency char(3) not null,
  primary key (tenant_id, order_id, schedule, number),
  foreign key (tenant_id, order_id) references sales_order
);
create index due_debtor on due (tenant_id, debtor);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function refuse_change();
create trigger due_append_only before update or delete or truncate on due
  for each statement execute function refuse_change();

create function entry_is_balanced() returns trigger language plpgsql as $$
declare
  difference bigint;
begin
  select coalesce(sum(amount_minor), 0) into difference
    from ledger_posting where tenant_id = new.tenant_id and entry_id = new.entry_id;
  if difference <> 0 or not exists (
    select 1 from ledger_posting where tenant_id = new.tenant_id and entry_id = new.entry_id
  ) then
    raise exception 'ledger entry % is not balanced: %', new.entry_id, difference using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function entry_is_balanced();
create constraint trigger ledger_posting_balanced after insert on ledger_posting
  deferrable initially deferred for each row execute function entry_is_balanced();
