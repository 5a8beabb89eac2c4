-- Pieces that a customer is going to send back, with the label or the day of collection that was given for them. What
-- follows in money is written down when they have come (return_notice).
create table return_announcement (
  tenant_id text not null,
  -- the customer's press: a second time with the same id announces nothing
  announcement_id uuid not null,
  order_id uuid not null,
  -- [{position, quantity, reason}]
  items jsonb not null,
  -- the day on which large goods are collected; null: sent as a parcel
  collect_on date,
  -- of the label or the collection; null: the carrier has not answered yet
  carrier text,
  tracking_number text,
  announced_at timestamptz not null,
  primary key (tenant_id, announcement_id),
  foreign key (tenant_id, order_id) references sales_order
);
create index return_announcement_order on return_announcement (tenant_id, order_id, announced_at);

-- A payment link is for all that is open of an order, or for what was due of it when the link was made.
alter table paylink add column part_minor bigint check (part_minor > 0);
