-- The exact number of an article leads to it, in capitals or small letters.
create index variant_number on variant (lower(sku));
create index product_number on product (lower(sku));

-- Ovens, hoods and air conditioners have classes up to A+++ (Regulations (EU) 65/2014 and 626/2011).
alter table product drop constraint product_energy_class_check;
alter table product add constraint product_energy_class_check
  check (energy_class in ('A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'));
