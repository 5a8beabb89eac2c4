-- A guest's order joins an account: what is still open moves from the order's debtor to the customer.
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('charge', 'payment', 'credit', 'refund', 'plan', 'reversal', 'late-interest', 'transfer'));
alter table ledger_posting drop constraint ledger_posting_account_check;
alter table ledger_posting add constraint ledger_posting_account_check
  check (account in ('receivable', 'sales', 'vat', 'surcharge', 'premium', 'cash', 'late-interest', 'transfer'));

-- An account is deleted: what an order's events say of the person goes (GDPR art. 17), that they happened stays. Nothing
-- else changes them, and only a transaction that says that it erases.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('shop.erasing', true) = 'on' then
    return null;
  end if;
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger order_event_stays on order_event;
create trigger order_event_stays before update or delete or truncate on order_event
  for each statement execute function refuse_change_but_erasure();
