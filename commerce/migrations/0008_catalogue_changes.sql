-- What changed in the catalogue, by whatever process: every server reads it and drops what shows the change.
create table catalogue_change (
  change_id bigint generated always as identity primary key,
  -- null: for all tenants
  tenant_id text,
  -- null: the categories
  product_id bigint,
  -- the transaction that wrote it: rows become visible in another order than their numbers
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
create index catalogue_change_xid on catalogue_change (xid);
create index catalogue_change_changed_at on catalogue_change (changed_at);

create function log_variant_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (tenant_id, product_id)
  select distinct c.tenant_id, v.product_id from changed c join variant v using (variant_id);
  return null;
end $$;

create function log_listing_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (tenant_id, product_id) select distinct tenant_id, product_id from changed;
  return null;
end $$;

create function log_product_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) select distinct product_id from changed;
  return null;
end $$;

create function log_category_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (tenant_id) select distinct tenant_id from changed;
  return null;
end $$;

create trigger price_inserted after insert on price referencing new table as changed for each statement execute function log_variant_change();
create trigger price_updated after update on price referencing new table as changed for each statement execute function log_variant_change();
create trigger price_deleted after delete on price referencing old table as changed for each statement execute function log_variant_change();
create trigger stock_inserted after insert on stock referencing new table as changed for each statement execute function log_variant_change();
create trigger stock_updated after update on stock referencing new table as changed for each statement execute function log_variant_change();
create trigger stock_deleted after delete on stock referencing old table as changed for each statement execute function log_variant_change();
create trigger listing_inserted after insert on listing referencing new table as changed for each statement execute function log_listing_change();
create trigger listing_updated after update on listing referencing new table as changed for each statement execute function log_listing_change();
create trigger listing_deleted after delete on listing referencing old table as changed for each statement execute function log_listing_change();
create trigger product_inserted after insert on product referencing new table as changed for each statement execute function log_product_change();
create trigger product_updated after update on product referencing new table as changed for each statement execute function log_product_change();
create trigger product_deleted after delete on product referencing old table as changed for each statement execute function log_product_change();
create trigger product_text_updated after update on product_text referencing new table as changed for each statement execute function log_product_change();
create trigger variant_updated after update on variant referencing new table as changed for each statement execute function log_product_change();
create trigger variant_deleted after delete on variant referencing old table as changed for each statement execute function log_product_change();
create trigger category_inserted after insert on category referencing new table as changed for each statement execute function log_category_change();
create trigger category_updated after update on category referencing new table as changed for each statement execute function log_category_change();
create trigger category_deleted after delete on category referencing old table as changed for each statement execute function log_category_change();
create trigger category_text_updated after update on category_text referencing new table as changed for each statement execute function log_category_change();
