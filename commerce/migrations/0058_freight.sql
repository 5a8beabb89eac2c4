-- Large goods come by freight, at a price of its own: returns follow the tariff that the order was placed with.
alter table sales_order add column freight boolean not null default false;
