-- An import writes thousands of rows with one statement. Foreign keys ask row by row: for 60,000 new variants 350,000
-- questions, a third of the database's work. Where most rows are, each statement asks once, with the locks of a foreign key.
alter table price drop constraint price_variant_id_fkey;
alter table stock drop constraint stock_variant_id_fkey;
-- written by the triggers of price only, whose variants are there
alter table price_history drop constraint price_history_variant_id_fkey;
alter table variant drop constraint variant_colour_key_fkey;

-- By index, however few or many: a plan is kept for the next statement.
create function variants_are_there() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare found_there bigint;
begin
  perform from changed c join variant v on v.variant_id = c.variant_id for key share of v;
  get diagnostics found_there = row_count;
  if found_there < (select count(*) from changed) then
    raise foreign_key_violation using message = format('%s: there is no such variant', tg_table_name), table = tg_table_name;
  end if;
  return null;
end $$;
create trigger price_has_variant after insert on price referencing new table as changed for each statement execute function variants_are_there();
create trigger stock_has_variant after insert on stock referencing new table as changed for each statement execute function variants_are_there();

create function key_stays() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = format('%s: what others refer by stays', tg_table_name), table = tg_table_name;
end $$;
create trigger price_stays before update of variant_id on price for each row
  when (old.variant_id <> new.variant_id) execute function key_stays();
create trigger stock_stays before update of variant_id on stock for each row
  when (old.variant_id <> new.variant_id) execute function key_stays();
create trigger price_history_stays before update of variant_id on price_history for each row
  when (old.variant_id <> new.variant_id) execute function key_stays();

-- `on delete cascade`: the history last, for a price that goes ends it.
create function variant_takes_its_offers() returns trigger language plpgsql as $$
begin
  delete from price where variant_id in (select variant_id from gone);
  delete from stock where variant_id in (select variant_id from gone);
  delete from price_history where variant_id in (select variant_id from gone);
  return null;
end $$;
create trigger variant_takes_its_offers after delete on variant referencing old table as gone for each statement execute function variant_takes_its_offers();

-- Without nested loops: an import's thousands of rows are not compared each with each.
create function colours_are_there() returns trigger language plpgsql
set enable_nestloop = off as $$
begin
  perform from colour k where k.colour_key in (select c.colour_key from changed c) for key share of k;
  if exists (select from changed c
              where c.colour_key is not null and not exists (select from colour k where k.colour_key = c.colour_key)) then
    raise foreign_key_violation using message = 'variant: there is no such colour', table = 'variant';
  end if;
  return null;
end $$;
create trigger variant_has_colour after insert on variant referencing new table as changed for each statement execute function colours_are_there();
create trigger variant_keeps_colour after update on variant referencing new table as changed for each statement execute function colours_are_there();

create function colour_is_unused() returns trigger language plpgsql as $$
begin
  if exists (select from gone g join variant v on v.colour_key = g.colour_key) then
    raise foreign_key_violation using message = 'colour: variants have it', table = 'colour';
  end if;
  return null;
end $$;
create trigger colour_is_unused after delete on colour referencing old table as gone for each statement execute function colour_is_unused();
create trigger colour_keeps_key before update of colour_key on colour for each row
  when (old.colour_key <> new.colour_key) execute function key_stays();

-- The unique index on (product_id, position) answers the same.
drop index variant_product;

-- Nobody is shown what has no listing yet: a new product is told once, with its listing, and not with each of its parts.
drop trigger product_inserted on product;
create or replace function log_variant_change() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  insert into catalogue_change (tenant_id, product_id)
  select distinct c.tenant_id, v.product_id
    from changed c
    join variant v on v.variant_id = c.variant_id
   where exists (select from listing l where l.tenant_id = c.tenant_id and l.product_id = v.product_id);
  return null;
end $$;
