/** The slots that are filled (product 9.5): beside an article, in its place, and beside a basket. */
export const RECOMMENDATION_SLOTS = [
  'search-product-to-products',
  'search-replace',
  'search-basket-to-products',
] as const;
export type RecommendationSlot = (typeof RECOMMENDATION_SLOTS)[number];
