-- The confirmation of whoever has just ordered is found by the session, without the secret in the address.
create index sales_order_session on sales_order (tenant_id, session_id, placed_at desc) where session_id is not null;
