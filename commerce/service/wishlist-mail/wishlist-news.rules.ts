/** A kept article as it is sold now. Amounts are minor units of the tenant's currency. */
export type KeptArticle = {
  readonly lineId: number;
  readonly productId: number;
  /** null: none was chosen; the facts are then those of the cheapest that can be had */
  readonly variantId: number | null;
  readonly nowMinor: number;
  readonly canBeHad: boolean;
  /** price when it was kept */
  readonly keptMinor: number;
  /** price that the last mail named; null: none did */
  readonly toldMinor: number | null;
  /** it was seen to be sold out since the last mail about it */
  readonly wasSoldOut: boolean;
};

/**
 * cheaper: than the last mail said, or than when it was kept. back: it was sold out and can be had again. gone: it is sold
 * out since it was looked at last, which is remembered and not told.
 */
export type WishlistNews = 'cheaper' | 'back' | 'gone';

/** A drop below this percentage of the price is not worth a mail; small ones add up until they are. */
const SMALLEST_DROP_PERCENT = 1;

/** @returns null: nothing has happened that its customer does not know */
export function newsOf(article: KeptArticle): WishlistNews | null {
  const { canBeHad, wasSoldOut, nowMinor } = article;
  if (!canBeHad) return wasSoldOut ? null : 'gone';
  const known = knownMinor(article);
  if ((known - nowMinor) * 100 >= known * SMALLEST_DROP_PERCENT) return 'cheaper';
  return wasSoldOut ? 'back' : null;
}

/** The price that its customer knows. A price that rises and comes down again is told only when it is a new lowest. */
export function knownMinor({ toldMinor, keptMinor }: KeptArticle): number {
  return toldMinor === null ? keptMinor : Math.min(toldMinor, keptMinor);
}
