-- What a statement booked is looked up row by row: each by the key, whatever else the ledger holds. Written as a join,
-- or as `not exists` beside another condition, the plan that is kept may read the whole ledger for every entry.

create or replace function entries_have_postings() returns trigger language plpgsql as $$
declare
  empty bigint;
begin
  select e.entry_id into empty from booked e
   where (select p.entry_id from ledger_posting p
           where p.tenant_id = e.tenant_id and p.entry_id = e.entry_id limit 1) is null
   limit 1;
  if found then
    raise exception 'ledger entry % is not balanced: it has no postings', empty using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function entries_are_balanced() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select b.entry_id into wrong from (select distinct tenant_id, entry_id from booked) b
   where (select e.entry_id from ledger_entry e
           where e.tenant_id = b.tenant_id and e.entry_id = b.entry_id) is null
      or (select sum(p.amount_minor) from ledger_posting p
           where p.tenant_id = b.tenant_id and p.entry_id = b.entry_id) <> 0
   limit 1;
  if found then
    raise exception 'ledger entry % is not balanced', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
