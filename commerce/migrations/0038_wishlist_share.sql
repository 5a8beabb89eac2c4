-- Wishlists that are shared by a link. Its bearers see the articles, not the person; withdrawing it ends it.
create table wishlist_share (
  tenant_id text not null,
  customer_id uuid not null,
  -- 128 random bits, base64url: it opens this list and nothing else
  share_key text not null check (share_key ~ '^[A-Za-z0-9_-]{22}$'),
  shared_at timestamptz not null,
  primary key (tenant_id, customer_id),
  unique (tenant_id, share_key),
  foreign key (tenant_id, customer_id) references customer on delete cascade
);
