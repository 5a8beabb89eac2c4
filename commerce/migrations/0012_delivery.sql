-- Where and when an order goes: to the customer, to somebody else, or to a point where it is picked up.
alter table checkout
  add column delivery_kind text not null default 'home' check (delivery_kind in ('home', 'address', 'pickup')),
  -- the point as it was chosen: {carrier, id, network, type, name, street, houseNumber, postalCode, city, country,
  -- latitude, longitude, distanceMetres, hours}
  add column pickup_point jsonb,
  -- the day the customer asked for; counts only while it can still be kept
  add column wished_on date,
  -- each was chosen by the customer, never ahead
  add column co2_compensation boolean not null default false,
  add column premium boolean not null default false;

alter table sales_order
  add column delivery_kind text not null default 'home' check (delivery_kind in ('home', 'address', 'pickup')),
  add column pickup_point jsonb,
  add column wished_on date,
  -- the promise in days of the calendar
  add column delivery_from date,
  add column delivery_until date,
  -- minor units; both are parts of extras_minor
  add column co2_minor bigint not null default 0 check (co2_minor >= 0),
  add column premium_minor bigint not null default 0 check (premium_minor >= 0),
  add constraint sales_order_pickup check ((delivery_kind = 'pickup') = (pickup_point is not null));

-- A customer's delivery flat: standard delivery costs nothing until it ends. It comes with the order that it was bought in.
create table premium_membership (
  tenant_id text not null,
  order_id uuid not null,
  customer_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- the order was cancelled or the flat withdrawn from
  ended_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references sales_order on delete cascade,
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index premium_membership_customer on premium_membership (tenant_id, customer_id, ends_at desc);
