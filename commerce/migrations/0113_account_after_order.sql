-- A delivery flat that was bought with an order whose account is still to be confirmed: it is nobody's until the order
-- joins an account.
alter table premium_membership alter column customer_id drop not null;
-- The wish for an account that came with an order is looked up by its address.
create index identity_token_email on identity_token (tenant_id, email);
