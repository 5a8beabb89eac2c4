-- Orders that wait because a withdrawal was declared before they left, and how each wait ended.
create table order_hold (
  tenant_id text not null,
  order_id uuid not null,
  -- the declaration that began it
  statement_id uuid not null,
  held_at timestamptz not null,
  -- null: until a person decides
  held_until timestamptz,
  -- the declaration names its articles in words, which a person has to read
  in_words boolean not null,
  ended_at timestamptz,
  -- withdrawn: what had not left was cancelled; kept: by the customer; released: by the shop
  ended_how text check (ended_how in ('withdrawn', 'kept', 'released')),
  -- the shop's own words
  reason text,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references sales_order,
  foreign key (tenant_id, statement_id) references withdrawal_statement,
  check ((ended_at is null) = (ended_how is null))
);
