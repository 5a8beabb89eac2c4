-- older builds: may run

-- events that an extension refused again and again; `npm run shop -- extensions` lists them and tells them once more
create table order_event_aside (
  sink text not null,
  event_id bigint not null references order_event on delete cascade,
  tenant_id text not null,
  reason text not null,
  put_aside_at timestamptz not null,
  primary key (sink, event_id)
);

-- when a job of an extension is due in a tenant, and which server does it until when
create table extension_job (
  tenant_id text not null,
  extension text not null,
  job text not null,
  due_at timestamptz not null,
  leased_until timestamptz not null default '-infinity',
  failures integer not null default 0,
  last_error text,
  primary key (tenant_id, extension, job)
);
