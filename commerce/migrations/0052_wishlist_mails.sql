-- Mails to customers who agreed to hear of their wishlist: when something gets cheaper, or is there again.
alter table communication_choice
  -- language in which it was chosen, and in which mails come; null: chosen before this was written down
  add column locale text;

-- Facts about a kept article that a later mail depends on. An article without a row could be had, and nothing was told
-- since it was kept.
create table wishlist_notice (
  tenant_id text not null,
  wishlist_line_id bigint primary key references wishlist_line on delete cascade,
  -- the variant that the facts are about: choosing another one begins anew
  variant_id bigint,
  -- price that the last mail named; null: none did
  told_minor bigint check (told_minor > 0),
  sold_out boolean not null
);

-- One mail a day at most for each customer.
create table wishlist_mail (
  tenant_id text not null,
  customer_id uuid not null,
  -- day where the market is
  sent_on date not null,
  -- in the mail's links: it takes its bearer off these mails and does nothing else
  token text not null unique,
  primary key (tenant_id, customer_id, sent_on),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
create index wishlist_mail_sent_on on wishlist_mail (sent_on);
