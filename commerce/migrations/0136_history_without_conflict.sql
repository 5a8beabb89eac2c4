-- A new price is seldom one that was ended in the same moment. Only then its rows look for each other: two fifths of what
-- an import's new prices cost.
create or replace function price_history_begins() returns trigger language plpgsql as $$
begin
  insert into price_history (tenant_id, variant_id, currency, amount_minor, valid_from)
  select tenant_id, variant_id, currency, amount_minor, valid_from from changed;
  return null;
exception when unique_violation then
  insert into price_history (tenant_id, variant_id, currency, amount_minor, valid_from)
  select tenant_id, variant_id, currency, amount_minor, valid_from from changed
  on conflict (tenant_id, variant_id, valid_from)
  do update set amount_minor = excluded.amount_minor, currency = excluded.currency, valid_to = null;
  return null;
end $$;

-- The log is emptied from its beginning, in the order of its numbers.
drop index catalogue_change_changed_at;
