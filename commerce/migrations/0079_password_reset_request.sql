-- Wishes for a new password, until a background job answers them by mail: what the request does is the same whether the
-- shop knows the address or not.
create table password_reset_request (
  tenant_id text not null,
  request_id bigint generated always as identity,
  -- lower case
  email text not null,
  locale text not null,
  requested_at timestamptz not null,
  primary key (tenant_id, request_id)
);
