-- Proof of what visitors chose about optional cookies (GDPR art. 7(1)): which wording, when, what. Nothing says who;
-- the visitor's own cookie holds the same three facts.
create table consent_proof (
  tenant_id text not null,
  proof_id uuid not null default gen_random_uuid(),
  version integer not null check (version > 0),
  chosen_at timestamptz not null,
  -- categories agreed to besides the necessary one: C0002 …
  granted text[] not null,
  primary key (tenant_id, proof_id)
);
create index consent_proof_chosen on consent_proof (chosen_at);

-- Visitors who saw a test of pages, once each. The visitor is a random word in a cookie that exists with consent only.
create table experiment_exposure (
  tenant_id text not null,
  experiment text not null,
  visitor text not null,
  variant text not null check (variant in ('a', 'b')),
  exposed_at timestamptz not null,
  -- when the visitor first did what the test is about
  converted_at timestamptz,
  primary key (tenant_id, experiment, visitor)
);
create index experiment_exposure_order on experiment_exposure (tenant_id, experiment, exposed_at);

-- What recommendation tools are told (clicks, views): counted by day, without session or address.
create table tracking_count (
  tenant_id text not null,
  type text not null,
  item text not null,
  day date not null,
  events integer not null default 0,
  primary key (tenant_id, type, item, day)
);
create index tracking_count_day on tracking_count (day);
