-- An article that is taken off sale asks no price until it is back: its history has a gap there, so that what it cost
-- before the break is no prior price of a reduction after it (Directive 98/6/EC art. 6a).
create function price_history_pauses() returns trigger language plpgsql as $$
begin
  update price_history h set valid_to = greatest(old.discontinued_at, h.valid_from)
    from variant v
   where v.product_id = new.product_id and h.variant_id = v.variant_id and h.tenant_id = new.tenant_id
     and h.valid_from < now() and (h.valid_to is null or h.valid_to > old.discontinued_at);
  insert into price_history (tenant_id, variant_id, currency, amount_minor, valid_from)
  select p.tenant_id, p.variant_id, p.currency, p.amount_minor, now()
    from variant v join price p on p.variant_id = v.variant_id and p.tenant_id = new.tenant_id
   where v.product_id = new.product_id
     and not exists (select from price_history h
                      where h.tenant_id = p.tenant_id and h.variant_id = p.variant_id and h.valid_to is null)
  on conflict (tenant_id, variant_id, valid_from)
  do update set amount_minor = excluded.amount_minor, currency = excluded.currency, valid_to = null;
  return null;
end $$;

create trigger price_history_of_relisted after update on listing for each row
  when (old.discontinued_at <= now() and (new.discontinued_at is null or new.discontinued_at > now()))
  execute function price_history_pauses();
