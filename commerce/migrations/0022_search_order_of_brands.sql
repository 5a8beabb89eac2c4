-- the search index reads products in this order: those of one kind and brand lie together in its memory
create index product_kind_brand on product (kind, brand_id, product_id);
drop index product_kind;
