/** Positions in a product's record; its offers follow, sixteen in a word. */
export const UNTIL = 0;
export const PRICE = 1;
/** the bits of a 32-bit float */
export const QUALITY = 2;
/** hundredths of a star (9 bits), discount (7), flags (2) */
export const FACTS = 3;
export const POPULARITY = 4;
export const RELEASED = 5;
export const RATING_COUNT = 6;
/** numbers of sets: of its categories, and of its colours and sizes on sale */
export const CATEGORY_SET = 7;
export const COLOUR_SET = 8;
export const SIZE_SET = 9;
export const OFFERS = 10;

export const AVAILABLE = 1 << 16;
/** some variant has stock */
export const IN_STOCK = 1 << 17;
/** every variant has */
export const ALL_IN_STOCK = 1 << 18;

/** bits of an offer */
export const OFFERED = 1;
export const STOCKED = 2;

export const MOST_UINT32 = 2 ** 32 - 1;

export function unpackRating(facts: number): number {
  return facts & 511;
}

export function unpackDiscount(facts: number): number {
  return (facts >>> 9) & 127;
}

/** Bits of one offer. @param at beginning of the record @param place from 0, as in the product's pairs */
export function offerAt(words: Uint32Array, at: number, place: number): number {
  return ((words[at + OFFERS + (place >> 4)] as number) >>> ((place & 15) << 1)) & 3;
}
