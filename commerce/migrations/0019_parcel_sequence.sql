-- Parcels that left at the same moment are listed as they were reported.
alter table shipment add column sequence bigint generated always as identity;
