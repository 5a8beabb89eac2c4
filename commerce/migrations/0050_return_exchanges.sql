-- Pieces of another size that are held for a customer while the announced ones are on their way back. They cost nothing
-- more: the line of the order stays as it was paid.
create table return_exchange (
  tenant_id text not null,
  exchange_id uuid not null,
  order_id uuid not null,
  announcement_id uuid not null,
  -- the line whose pieces come back
  position integer not null,
  quantity integer not null check (quantity > 0),
  -- the wanted article: taken out of stock while it is reserved
  variant_id bigint not null,
  sku text not null,
  size text not null,
  -- reserved -> arrived -> sent; released: the pieces did not come in time, or the customer withdrew
  state text not null check (state in ('reserved', 'arrived', 'sent', 'released')),
  held_until timestamptz not null,
  -- key of the return that brought the pieces
  arrived_key text,
  -- the parcel that took the other size
  shipment_id uuid,
  -- pieces of the other size that came back later and were put into stock
  restocked_quantity integer not null default 0 check (restocked_quantity between 0 and quantity),
  primary key (tenant_id, exchange_id),
  foreign key (tenant_id, announcement_id) references return_announcement,
  foreign key (tenant_id, order_id) references sales_order
);
create index return_exchange_order on return_exchange (tenant_id, order_id);
create index return_exchange_held on return_exchange (tenant_id, held_until) where state = 'reserved';
