-- The price history is kept once a statement: an import writes thousands of prices with one.
drop trigger price_keeps_history on price;
drop function price_keeps_history();

create function price_history_begins() returns trigger language plpgsql as $$
begin
  insert into price_history (tenant_id, variant_id, currency, amount_minor, valid_from)
  select tenant_id, variant_id, currency, amount_minor, valid_from from changed
  on conflict (tenant_id, variant_id, valid_from)
  do update set amount_minor = excluded.amount_minor, currency = excluded.currency, valid_to = null;
  return null;
end $$;

-- What is asked anew ends what was asked before. By index, however few or many: a plan is kept for the next statement.
create function price_history_goes_on() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update price_history h set valid_to = greatest(c.valid_from, h.valid_from)
    from changed c
   where h.tenant_id = c.tenant_id and h.variant_id = c.variant_id and h.valid_to is null
     and (h.amount_minor, h.currency) is distinct from (c.amount_minor, c.currency);
  insert into price_history (tenant_id, variant_id, currency, amount_minor, valid_from)
  select c.tenant_id, c.variant_id, c.currency, c.amount_minor, c.valid_from
    from changed c
   where not exists (select from price_history h
                      where h.tenant_id = c.tenant_id and h.variant_id = c.variant_id and h.valid_to is null)
  on conflict (tenant_id, variant_id, valid_from)
  do update set amount_minor = excluded.amount_minor, currency = excluded.currency, valid_to = null;
  return null;
end $$;

-- A price that is taken away is no longer asked.
create function price_history_ends() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update price_history h set valid_to = greatest(now(), h.valid_from)
    from changed c
   where h.tenant_id = c.tenant_id and h.variant_id = c.variant_id and h.valid_to is null;
  return null;
end $$;

create trigger price_history_of_inserted after insert on price referencing new table as changed for each statement execute function price_history_begins();
create trigger price_history_of_updated after update on price referencing new table as changed for each statement execute function price_history_goes_on();
create trigger price_history_of_deleted after delete on price referencing old table as changed for each statement execute function price_history_ends();

-- Likewise: who changes a price does not read the whole catalogue.
alter function log_variant_change() set enable_hashjoin = off;
alter function log_variant_change() set enable_mergejoin = off;
