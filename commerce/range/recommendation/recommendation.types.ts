/**
 * The slots (product 9.5): companions of an article, replacements of it, companions of a basket, and expensive
 * articles that belong to one in the basket.
 */
export const RECOMMENDATION_SLOTS = [
  'search-product-to-products',
  'search-replace',
  'search-basket-to-products',
  'search-basket-to-alternatives',
] as const;
export type RecommendationSlot = (typeof RECOMMENDATION_SLOTS)[number];
