-- Sign-in, devices, passkeys and the links that mails carry.

alter table customer
  -- null: nobody has shown yet that the address is theirs
  add column email_verified_at timestamptz,
  add column password_changed_at timestamptz;

alter table session
  -- when a password or a passkey was last shown in this session; null: never, the customer is soft-logged-in
  add column authenticated_at timestamptz,
  -- "stay logged in on this device"
  add column stays boolean not null default false,
  -- what the list of devices calls it, told from the User-Agent header: firefox, windows
  add column browser text,
  add column system text,
  -- the name by which its owner ends it; session_id itself never leaves the server
  add column handle uuid not null default gen_random_uuid();
update session set authenticated_at = created_at, stays = expires_at - created_at > interval '1 day' where type = 2;
create index session_customer on session (tenant_id, customer_id) where customer_id is not null;

-- Browsers in which a customer has signed in before. Guesses made elsewhere do not lock these out (OWASP, device cookies).
create table known_device (
  tenant_id text not null,
  -- sha-256 of the device cookie, hex
  device_hash text not null,
  customer_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, device_hash, customer_id),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index known_device_customer on known_device (tenant_id, customer_id);
create index known_device_seen on known_device (seen_at);

-- Secrets of mailed links; spent by being deleted.
create table identity_token (
  tenant_id text not null,
  -- sha-256 of the link's secret, hex; the secret itself is stored nowhere
  token_hash text not null,
  kind text not null check (kind in ('reset', 'registration', 'verification', 'email-change')),
  -- null: a registration has no customer yet; a reset for an unknown address leads nowhere
  customer_id uuid,
  -- the address that the link went to, lower case
  email text not null check (email = lower(email)),
  -- registration: {passwordHash, salutation, givenName, familyName, phone}
  details jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index identity_token_customer on identity_token (tenant_id, customer_id, kind);
create index identity_token_expiry on identity_token (expires_at);

-- WebAuthn credentials.
create table passkey (
  tenant_id text not null,
  passkey_id uuid not null default gen_random_uuid(),
  -- base64url, as the authenticator names it
  credential_id text not null,
  customer_id uuid not null,
  -- COSE
  public_key bytea not null,
  -- many authenticators always say 0
  counter bigint not null,
  transports text[] not null,
  -- kept in an account that several devices share
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, passkey_id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index passkey_customer on passkey (tenant_id, customer_id);

-- What an authenticator is asked to sign: once, and only in the session that asked.
create table passkey_challenge (
  tenant_id text not null,
  session_id text not null,
  purpose text not null check (purpose in ('register', 'sign-in')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, session_id, purpose),
  foreign key (tenant_id, session_id) references session on delete cascade
);

-- Solved security checks: each counts once.
create table spent_security_check (
  tenant_id text not null,
  -- sha-256 of the challenge's signature, hex
  check_hash text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, check_hash)
);
create index spent_security_check_expiry on spent_security_check (expires_at);

-- The account that a customer has agreed to be debited from. A change is a new row that ends the one before.
create table customer_mandate (
  tenant_id text not null,
  mandate_reference text not null,
  customer_id uuid not null,
  iban text not null,
  bic text,
  account_holder text not null,
  creditor_id text not null,
  -- the words that were agreed to (SEPA Core rulebook, 4.1)
  text_shown text not null,
  signed_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, mandate_reference),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create unique index customer_mandate_current on customer_mandate (tenant_id, customer_id) where ended_at is null;

-- What a customer agrees to being told, and how; a row for each answer that was given, newest counts.
create table communication_choice (
  tenant_id text not null,
  choice_id bigint generated always as identity,
  customer_id uuid not null,
  channel text not null check (channel in ('post', 'phone', 'survey', 'wishlist')),
  agreed boolean not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, choice_id),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index communication_choice_customer on communication_choice (tenant_id, customer_id, channel, choice_id desc);
