-- Addresses of guests who asked about an article and want its answer by mail, once their owner has confirmed that. The
-- row is deleted when the answer is mailed.
create table question_mail (
  tenant_id text not null,
  question_id bigint not null,
  -- lower case
  email text not null,
  -- sha-256 (hex) of the secret in the mail that asks to confirm; it confirms and withdraws
  secret_hash text not null unique,
  -- what was agreed to, when, and from which address (hashed): the proof of consent (GDPR art. 7(1))
  consent_text text not null,
  requested_at timestamptz not null,
  requested_from text not null,
  -- null: nobody has shown yet that the address is theirs
  confirmed_at timestamptz,
  primary key (tenant_id, question_id),
  foreign key (tenant_id, question_id) references product_question on delete cascade
);
create index question_mail_requested on question_mail (requested_at);
create index question_mail_email on question_mail (tenant_id, email);
