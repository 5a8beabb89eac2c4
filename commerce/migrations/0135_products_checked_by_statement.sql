-- As in 0020, for the rest of what an import writes: the keys of a statement's rows are asked for once, a brand and a
-- category once for all rows that name them. Row by row it was a sixth of the database's work.
alter table product drop constraint product_brand_id_fkey;
alter table product_text drop constraint product_text_product_id_fkey;
alter table variant drop constraint variant_product_id_fkey;
alter table listing drop constraint listing_product_id_fkey;
alter table listing drop constraint listing_tenant_id_main_category_id_fkey;

create function products_are_there() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare found_there bigint;
begin
  perform from changed c join product p on p.product_id = c.product_id for key share of p;
  get diagnostics found_there = row_count;
  if found_there < (select count(*) from changed) then
    raise foreign_key_violation using message = format('%s: there is no such product', tg_table_name), table = tg_table_name;
  end if;
  return null;
end $$;
create trigger product_text_has_product after insert on product_text referencing new table as changed for each statement execute function products_are_there();
create trigger variant_has_product after insert on variant referencing new table as changed for each statement execute function products_are_there();
create trigger listing_has_product after insert on listing referencing new table as changed for each statement execute function products_are_there();
create trigger product_text_stays before update of product_id on product_text for each row
  when (old.product_id <> new.product_id) execute function key_stays();
create trigger variant_stays before update of product_id on variant for each row
  when (old.product_id <> new.product_id) execute function key_stays();
create trigger listing_stays before update of product_id on listing for each row
  when (old.product_id <> new.product_id) execute function key_stays();
create trigger product_keeps_id before update of product_id on product for each row
  when (old.product_id <> new.product_id) execute function key_stays();
create trigger variant_keeps_id before update of variant_id on variant for each row
  when (old.variant_id <> new.variant_id) execute function key_stays();

-- `on delete cascade`
create function product_takes_its_parts() returns trigger language plpgsql as $$
begin
  delete from listing where product_id in (select product_id from gone);
  delete from product_text where product_id in (select product_id from gone);
  delete from variant where product_id in (select product_id from gone);
  return null;
end $$;
create trigger product_takes_its_parts after delete on product referencing old table as gone for each statement execute function product_takes_its_parts();

create function brands_are_there() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare found_there bigint;
begin
  perform from (select distinct brand_id from changed) c join brand b using (brand_id) for key share of b;
  get diagnostics found_there = row_count;
  if found_there < (select count(distinct brand_id) from changed) then
    raise foreign_key_violation using message = 'product: there is no such brand', table = 'product';
  end if;
  return null;
end $$;
create trigger product_has_brand after insert on product referencing new table as changed for each statement execute function brands_are_there();

create function brand_is_there() returns trigger language plpgsql as $$
begin
  perform from brand where brand_id = new.brand_id for key share;
  if not found then
    raise foreign_key_violation using message = 'product: there is no such brand', table = 'product';
  end if;
  return new;
end $$;
create trigger product_keeps_brand before update of brand_id on product for each row
  when (old.brand_id <> new.brand_id) execute function brand_is_there();

create function brand_is_unused() returns trigger language plpgsql as $$
begin
  if exists (select from gone g join product p using (brand_id)) then
    raise foreign_key_violation using message = 'brand: products have it', table = 'brand';
  end if;
  return null;
end $$;
create trigger brand_is_unused after delete on brand referencing old table as gone for each statement execute function brand_is_unused();
create trigger brand_keeps_id before update of brand_id on brand for each row
  when (old.brand_id <> new.brand_id) execute function key_stays();

create function categories_are_there() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare found_there bigint;
begin
  perform from (select distinct tenant_id, main_category_id as category_id from changed) c
     join category k using (tenant_id, category_id) for key share of k;
  get diagnostics found_there = row_count;
  if found_there < (select count(*) from (select distinct tenant_id, main_category_id from changed) c) then
    raise foreign_key_violation using message = 'listing: there is no such category', table = 'listing';
  end if;
  return null;
end $$;
create trigger listing_has_category after insert on listing referencing new table as changed for each statement execute function categories_are_there();

create function category_is_there() returns trigger language plpgsql as $$
begin
  perform from category where tenant_id = new.tenant_id and category_id = new.main_category_id for key share;
  if not found then
    raise foreign_key_violation using message = 'listing: there is no such category', table = 'listing';
  end if;
  return new;
end $$;
create trigger listing_keeps_category before update of tenant_id, main_category_id on listing for each row
  when ((old.tenant_id, old.main_category_id) <> (new.tenant_id, new.main_category_id)) execute function category_is_there();

create function category_is_unused() returns trigger language plpgsql as $$
begin
  if exists (select from gone g join listing l on l.tenant_id = g.tenant_id and l.main_category_id = g.category_id) then
    raise foreign_key_violation using message = 'category: listings have it', table = 'category';
  end if;
  return null;
end $$;
create trigger category_is_unused after delete on category referencing old table as gone for each statement execute function category_is_unused();
create trigger category_keeps_id before update of tenant_id, category_id on category for each row
  when ((old.tenant_id, old.category_id) <> (new.tenant_id, new.category_id)) execute function key_stays();
