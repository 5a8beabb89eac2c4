-- A declaration of withdrawal may be of the credit alone, which leaves the purchase as it is, or of both.
alter table withdrawal_statement
  add column subject text not null default 'goods' check (subject in ('goods', 'credit', 'both'));
