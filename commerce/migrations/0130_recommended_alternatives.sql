-- Dearer companions (a dryer beside a washing machine) have a slot of their own, apart from what goes with an article.
alter table recommendation drop constraint recommendation_slot_check;
alter table recommendation add constraint recommendation_slot_check check (
  slot in (
    'search-product-to-products', 'search-replace', 'search-basket-to-products', 'search-basket-to-alternatives'));
