-- A sale of one of many pieces changes nothing that anybody is shown: pages, lists and search stay as they are.
-- 6: one more than the pieces that are said to be few (FEW_PIECES in commerce/src/stock/stock.rules.ts).
-- Without nested loops: an import's thousands of rows are not compared each with each, and the plan of an order's one row
-- is kept for them.
create function log_stock_change() returns trigger language plpgsql
set enable_nestloop = off as $$
begin
  insert into catalogue_change (tenant_id, product_id)
  select distinct c.tenant_id, (select v.product_id from variant v where v.variant_id = c.variant_id)
    from changed c
    join unchanged u on u.tenant_id = c.tenant_id and u.variant_id = c.variant_id
   where (least(c.quantity, 6), c.delivery_days_min, c.delivery_days_max, c.expected_on)
         is distinct from (least(u.quantity, 6), u.delivery_days_min, u.delivery_days_max, u.expected_on);
  return null;
end $$;

drop trigger stock_updated on stock;
create trigger stock_updated after update on stock referencing old table as unchanged new table as changed for each statement execute function log_stock_change();
