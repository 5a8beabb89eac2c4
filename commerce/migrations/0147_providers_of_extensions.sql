-- older builds: may run

-- a payment provider may be a retailer's own: the name is its extension's
alter table payment drop constraint payment_provider_check;
