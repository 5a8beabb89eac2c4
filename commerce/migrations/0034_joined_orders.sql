-- A guest's order joins an account: what is still open moves from the order's debtor to the customer.
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('charge', 'payment', 'credit', 'refund', 'plan', 'reversal', 'late-interest', 'transfer'));
alter table ledger_posting drop constraint ledger_posting_account_check;
alter table ledger_posting add constraint ledger_posting_account_check
  check (account in ('receivable', 'sales', 'vat', 'surcharge', 'premium', 'cash', 'late-interest', 'transfer'));
