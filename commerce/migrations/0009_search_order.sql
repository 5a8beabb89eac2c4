-- Search reads the catalogue kind by kind, in steps: what is asked for together lies together in its index then.
create index product_kind on product (kind, product_id);
