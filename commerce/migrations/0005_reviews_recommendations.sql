-- Reviews that customers write, and what goes with an article.
alter table review
  -- who wrote it; null for imported reviews
  add column customer_id uuid,
  add column moderation text not null default 'published' check (moderation in ('pending', 'published', 'rejected')),
  add column moderated_at timestamptz,
  -- keys of review tags: fits-small, good-quality …
  add column tags text[] not null default '{}',
  -- a customer who leaves takes the name along, not the stars
  add foreign key (tenant_id, customer_id) references customer on delete set null (customer_id);
create unique index review_once on review (tenant_id, product_id, customer_id) where customer_id is not null;

-- One vote of a visitor: the key is a hash of customer or session, kept only to count once.
create table review_vote (
  tenant_id text not null,
  review_id bigint not null references review on delete cascade,
  voter_key text not null,
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (tenant_id, review_id, voter_key)
);

-- How often two articles were looked at in one visit, without whose. Ordered so that each pair stands once.
create table viewed_together (
  tenant_id text not null,
  product_id bigint not null references product on delete cascade,
  other_product_id bigint not null references product on delete cascade,
  views integer not null default 1,
  primary key (tenant_id, product_id, other_product_id),
  check (product_id < other_product_id)
);

-- Computed from orders, views and attributes; read as it is.
create table recommendation (
  tenant_id text not null,
  slot text not null check (slot in ('search-product-to-products', 'search-replace', 'search-basket-to-products')),
  product_id bigint not null references product on delete cascade,
  position smallint not null,
  other_product_id bigint not null references product on delete cascade,
  score real not null,
  primary key (tenant_id, slot, product_id, position)
);
