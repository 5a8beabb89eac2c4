-- Who decided what about a review, and why: the shop can account for every decision (Directive 2005/29/EC, annex I 23b, 23c).
alter table review
  -- codes only: there is none for "is negative"
  add column rejection_reason text check (rejection_reason in
    ('insult', 'personal-data', 'advertising', 'off-topic', 'unlawful', 'unreadable')),
  add check ((moderation = 'rejected') = (rejection_reason is not null));
create index review_of_product on review (product_id, created_at desc) where moderation = 'published';
create index review_waiting on review (tenant_id, created_at) where moderation = 'pending';

create table review_moderation (
  moderation_id bigint generated always as identity primary key,
  tenant_id text not null,
  review_id bigint not null references review on delete cascade,
  decision text not null check (decision in ('submitted', 'published', 'rejected')),
  reason text,
  -- a person's or a rule's name; never the reviewer's
  decided_by text not null,
  decided_at timestamptz not null
);
create index review_moderation_review on review_moderation (review_id);

-- When recommendations of a product were last reckoned; absent: never.
create table recommendation_state (
  tenant_id text not null,
  product_id bigint not null references product on delete cascade,
  computed_at timestamptz not null,
  primary key (tenant_id, product_id)
);
create index recommendation_state_computed on recommendation_state (tenant_id, computed_at);

-- Neighbours in a category by popularity, who bought an article, and looks from its other end.
create index listing_main_category on listing (tenant_id, main_category_id, popularity desc);
create index order_line_variant on order_line (tenant_id, variant_id);
create index viewed_together_other on viewed_together (tenant_id, other_product_id);
