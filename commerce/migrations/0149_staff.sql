-- older builds: may run

-- Staff of the retailer: they belong to no tenant, their grants say in which tenants they may do what.
create table staff_member (
  staff_member_id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  language text not null check (language in ('nl', 'de', 'fr', 'en')),
  -- argon2id in PHC format; null until the invitation is accepted
  password_hash text,
  -- base32 (RFC 4648); null: none is asked for, which only the demo's members have
  totp_secret text,
  -- the time step of the last code that was accepted: none is accepted twice (RFC 6238, 5.2)
  totp_last_step bigint not null default 0,
  state text not null check (state in ('invited', 'active', 'blocked')),
  created_at timestamptz not null
);

create table staff_grant (
  staff_member_id uuid not null references staff_member,
  role text not null,
  -- a tenant's id, or * for all
  tenant_scope text not null,
  primary key (staff_member_id, role, tenant_scope)
);

create table staff_invitation (
  token_hash text primary key,
  staff_member_id uuid not null references staff_member,
  expires_at timestamptz not null
);
create index staff_invitation_member on staff_invitation (staff_member_id);

create table staff_session (
  -- sha-256 (hex) of the cookie's secret
  session_id text primary key,
  staff_member_id uuid not null references staff_member,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- browser and system, for the list of sessions
  device text not null
);
create index staff_session_member on staff_session (staff_member_id);

-- Keys of programs: an ERP, a PIM, a warehouse.
create table staff_api_key (
  api_key_id uuid primary key default gen_random_uuid(),
  name text not null,
  secret_hash text not null unique,
  rights text[] not null,
  tenant_scope text not null,
  created_by uuid not null references staff_member,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);

-- Append-only: who changed what, each row chained to the one before it by its hash.
create table audit_entry (
  entry_number bigint primary key,
  happened_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'key', 'command')),
  actor_id text not null,
  actor_name text not null,
  -- null: of all tenants
  tenant text,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  request_id text not null,
  before jsonb not null,
  after jsonb not null,
  previous_hash text not null,
  hash text not null
);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, entry_number);
create index audit_entry_actor on audit_entry (actor_id, entry_number);
create trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- What a member or a program has had done: the same key again gives the same outcome.
create table staff_command (
  actor_id text not null,
  idempotency_key text not null,
  action text not null,
  subject_id text not null,
  outcome jsonb not null,
  done_at timestamptz not null,
  primary key (actor_id, idempotency_key)
);
create index staff_command_done on staff_command (done_at);
