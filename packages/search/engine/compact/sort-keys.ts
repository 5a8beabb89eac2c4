import type { Sort } from '#search/product-list.rules.ts';
import {
  FACTS,
  MOST_UINT32,
  PRICE,
  QUALITY,
  RATING_COUNT,
  RELEASED,
  unpackDiscount,
  unpackRating,
} from './tenant-record.ts';

/**
 * The sort key of a product when words do not matter: a whole number below 2^32, the highest comes first.
 * @param words of the tenant's records
 * @param at beginning of the product's
 */
export function sortKey(sort: Sort, words: Uint32Array, at: number): number {
  switch (sort) {
    // the bits of positive floats have the order of the floats
    case 'popularity':
      return words[at + QUALITY] as number;
    case 'newest':
      return words[at + RELEASED] as number;
    case 'price-asc':
      return MOST_UINT32 - (words[at + PRICE] as number);
    case 'price-desc':
      return words[at + PRICE] as number;
    case 'rating': {
      const count = Math.min(9_999, words[at + RATING_COUNT] as number);
      return unpackRating(words[at + FACTS] as number) * 10_000 + count;
    }
    case 'discount':
      return unpackDiscount(words[at + FACTS] as number);
  }
}
