/**
 * The slots that are filled (product 9.5): beside an article, in its place, beside a basket, and what is dearer than goes
 * beside a basket but belongs to it.
 */
export const RECOMMENDATION_SLOTS = [
  'search-product-to-products',
  'search-replace',
  'search-basket-to-products',
  'search-basket-to-alternatives',
] as const;
export type RecommendationSlot = (typeof RECOMMENDATION_SLOTS)[number];
