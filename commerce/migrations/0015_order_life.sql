-- After the order: what happens to it, told to other systems; parcels, returns, withdrawals, invoices. All of one tenant.
alter table order_line
  -- pieces that left, and that came back; quantity - cancelled - returned is what is still bought
  add column shipped_quantity integer not null default 0,
  add column cancelled_quantity integer not null default 0,
  add column returned_quantity integer not null default 0,
  add constraint order_line_whereabouts check (
    shipped_quantity >= 0 and cancelled_quantity >= 0 and returned_quantity >= 0
    and shipped_quantity + cancelled_quantity <= quantity and returned_quantity <= shipped_quantity);

alter table sales_order
  add column cancelled_at timestamptz,
  -- customer | withdrawal | shop | payment | stock
  add column cancel_reason text,
  -- when the last parcel arrived: the period for withdrawal begins (CRD art. 9(2)(b))
  add column delivered_at timestamptz;

-- Append-only: what happened, in the transaction in which it happened.
create table order_event (
  event_id bigint generated always as identity primary key,
  tenant_id text not null,
  order_id uuid not null,
  -- order.placed, order.cancelled, order.shipped …
  type text not null check (type ~ '^[a-z]+([.][a-z-]+)+$'),
  data jsonb not null default '{}',
  happened_at timestamptz not null,
  foreign key (tenant_id, order_id) references sales_order
);
create index order_event_order on order_event (tenant_id, order_id, event_id);

-- Who is told: a folder of files, an address. One server at a time holds a sink until its lease is over.
create table order_event_sink (
  sink text primary key,
  leased_until timestamptz not null default 'epoch',
  -- which server's run holds it
  lease uuid,
  -- failures in a row, and when it is tried again
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default 'epoch',
  last_error text
);

-- What a sink has not been told yet. A cursor would lose events: transactions end in another order than they begin.
create table order_event_pending (
  sink text not null,
  event_id bigint not null,
  primary key (sink, event_id)
);

create function order_event_is_pending() returns trigger language plpgsql as $$
begin
  insert into order_event_pending (sink, event_id) select sink, new.event_id from order_event_sink;
  return null;
end $$;
create trigger order_event_is_pending after insert on order_event
  for each row execute function order_event_is_pending();

create trigger order_event_stays before update or delete or truncate on order_event
  for each statement execute function refuse_change();

-- A parcel, or several that left at once.
create table shipment (
  tenant_id text not null,
  shipment_id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  -- one parcel however often it is reported
  idempotency_key text not null,
  carrier text,
  tracking_number text,
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  primary key (tenant_id, shipment_id),
  unique (tenant_id, order_id, idempotency_key),
  foreign key (tenant_id, order_id) references sales_order
);

create table shipment_line (
  tenant_id text not null,
  shipment_id uuid not null,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (tenant_id, shipment_id, position),
  foreign key (tenant_id, shipment_id) references shipment,
  foreign key (tenant_id, order_id, position) references order_line (tenant_id, order_id, position)
);

-- What came back, and what followed from it to the cent.
create table return_notice (
  tenant_id text not null,
  return_id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  idempotency_key text not null,
  -- [{position, quantity}]
  items jsonb not null,
  -- the effect as it was shown and written: commerce/src/order/return-effect.rules.ts
  effect jsonb not null,
  noted_at timestamptz not null,
  primary key (tenant_id, return_id),
  unique (tenant_id, order_id, idempotency_key),
  foreign key (tenant_id, order_id) references sales_order
);
create trigger return_notice_stays before update or delete or truncate on return_notice
  for each statement execute function refuse_change();

-- Append-only: a declaration of withdrawal as it came in (CRD art. 11a), whether or not an order belongs to it.
create table withdrawal_statement (
  tenant_id text not null,
  -- made with the form: sending it twice is one declaration
  statement_id uuid not null,
  -- the order that number and e-mail address name; null: there is none
  order_id uuid,
  order_number text not null,
  email text not null,
  name text not null,
  locale text not null,
  -- the declaration in the customer's words and language
  statement text not null,
  -- [{position, quantity}]; null: the whole contract, or told in words
  items jsonb,
  stated_at timestamptz not null,
  -- last day of the period; null: not delivered yet, or no order
  deadline timestamptz,
  -- of the statement with its id and UTC time, hex
  sha256 char(64) not null,
  primary key (tenant_id, statement_id),
  foreign key (tenant_id, order_id) references sales_order
);
create index withdrawal_statement_order on withdrawal_statement (tenant_id, order_id);
create trigger withdrawal_statement_stays before update or delete or truncate on withdrawal_statement
  for each statement execute function refuse_change();

create table invoice (
  tenant_id text not null,
  invoice_number text not null,
  order_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- one document for each: invoice, return:{return_id}
  cause text not null,
  -- credit notes: what they give back, positive
  total_minor bigint not null,
  -- everything that is printed, as it was on the day: commerce/src/order/invoice.rules.ts
  document jsonb not null,
  issued_at timestamptz not null,
  primary key (tenant_id, invoice_number),
  unique (tenant_id, order_id, cause),
  foreign key (tenant_id, order_id) references sales_order
);
create trigger invoice_stays before update or delete or truncate on invoice
  for each statement execute function refuse_change();

-- What mails are sent with, once for all of them: the terms of a day, the withdrawal form.
create table mail_document (
  tenant_id text not null,
  -- of the body, hex
  sha256 char(64) not null,
  name text not null,
  content_type text not null,
  body bytea not null,
  primary key (tenant_id, sha256)
);

-- [{document: sha256} | {invoice: invoice_number}]: an invoice is drawn when the mail leaves
alter table mail_outbox add column attachments jsonb not null default '[]';
