-- What people write in the contact form, and whether answers on the page helped.
create table contact (
  tenant_id text not null,
  -- chosen by the form: sending it twice is one contact
  contact_id uuid not null,
  case_number text not null,
  customer_id uuid,
  locale text not null,
  -- path of the leaf in the tree of help topics: shipping.appointment.make
  topic text not null,
  routing_code text not null,
  mailbox smallint not null check (mailbox in (0, 1, 2, 3, 5, 6, 7)),
  salutation text not null check (salutation in ('female', 'male', 'not_specified')),
  given_name text not null,
  family_name text not null,
  email text not null,
  customer_number text,
  order_number text,
  message text not null,
  created_at timestamptz not null,
  primary key (tenant_id, contact_id),
  unique (tenant_id, case_number),
  foreign key (tenant_id, customer_id) references customer on delete set null (customer_id)
);
create index contact_customer on contact (tenant_id, customer_id) where customer_id is not null;
create index contact_created on contact (created_at);

-- Files of a contact form. There may be no contact yet: then they wait for it, a day at most.
create table contact_file (
  tenant_id text not null,
  file_id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  -- as it was given, without what is not part of a name; unlike the others of the contact, in any case
  name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  -- of the body as it is sent on, hex
  sha256 text not null,
  body bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, file_id)
);
create unique index contact_file_name on contact_file (tenant_id, contact_id, lower(name));
create index contact_file_created on contact_file (created_at);

-- Votes on answers, counted by day; nothing says who voted.
create table help_vote (
  tenant_id text not null,
  topic text not null,
  day date not null,
  helped boolean not null,
  votes integer not null check (votes > 0),
  primary key (tenant_id, topic, day, helped)
);

-- where an answer to the mail goes, when it is not the shop's own address
alter table mail_outbox add column reply_to text;
