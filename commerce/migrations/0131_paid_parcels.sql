-- Goods that fill a parcel cost its price each: returns follow the parcels that the order paid for.
alter table sales_order add column parcels integer not null default 1;
