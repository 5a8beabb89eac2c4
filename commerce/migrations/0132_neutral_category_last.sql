-- The category for articles without any stood first where most articles of a feed had none.
update category set position = 1000000 where category_key = 'feed-other' and position < 1000000;
