-- Where a basket goes as far as only its postal code was told, before there is an address. Who is only recognised is not
-- shown what a signed-in customer told.
alter table basket add column postal_code text check (length(postal_code) between 1 and 10),
  add column postal_code_signed_in boolean not null default false;
