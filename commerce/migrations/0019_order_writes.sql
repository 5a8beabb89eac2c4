-- An order is one statement: what was checked row by row when it ended is checked once for all of its rows.

-- Sums and belonging of the ledger, when a statement that books ends. Entries and postings are never changed or lost, so
-- what is looked at when they come stays true: it stands for the foreign key, too.
drop trigger ledger_entry_balanced on ledger_entry;
drop trigger ledger_posting_balanced on ledger_posting;
drop function entry_is_balanced();
alter table ledger_posting drop constraint ledger_posting_tenant_id_entry_id_fkey;

create function entries_have_postings() returns trigger language plpgsql as $$
declare
  empty bigint;
begin
  select e.entry_id into empty from booked e
   where not exists (select from ledger_posting p where p.tenant_id = e.tenant_id and p.entry_id = e.entry_id)
   limit 1;
  if found then
    raise exception 'ledger entry % is not balanced: it has no postings', empty using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_has_postings after insert on ledger_entry
  referencing new table as booked for each statement execute function entries_have_postings();

create function entries_are_balanced() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select b.entry_id into wrong from (select distinct tenant_id, entry_id from booked) b
   where not exists (select from ledger_entry e where e.tenant_id = b.tenant_id and e.entry_id = b.entry_id)
      or (select sum(p.amount_minor) from ledger_posting p
           where p.tenant_id = b.tenant_id and p.entry_id = b.entry_id) <> 0
   limit 1;
  if found then
    raise exception 'ledger entry % is not balanced', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_posting_balanced after insert on ledger_posting
  referencing new table as booked for each statement execute function entries_are_balanced();

-- To press a mail's words smaller takes longer than everything else of an order's statement.
alter table mail_outbox alter column html set storage external, alter column text set storage external;
