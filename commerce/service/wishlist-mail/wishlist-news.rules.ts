/** A wishlist article as it is sold now. Amounts are minor units of the tenant's currency. */
export type KeptArticle = {
  readonly lineId: number;
  readonly productId: number;
  /** null if none was chosen; the facts are then those of the cheapest available one */
  readonly variantId: number | null;
  readonly nowMinor: number;
  readonly canBeHad: boolean;
  /** price when it was added */
  readonly keptMinor: number;
  /** price in the last mail; null if there was none */
  readonly toldMinor: number | null;
  /** it was sold out at some time since the last mail about it */
  readonly wasSoldOut: boolean;
};

/**
 * cheaper: than in the last mail, or than when it was added. back: it was sold out and is available again. gone: it
 * has sold out since the last check, which is stored and not mailed.
 */
export type WishlistNews = 'cheaper' | 'back' | 'gone';

/** A drop below this percentage of the price is not worth a mail; small ones add up until they are. */
const SMALLEST_DROP_PERCENT = 1;

/** @returns null if nothing is new to the customer */
export function detectNews(article: KeptArticle): WishlistNews | null {
  const { canBeHad, wasSoldOut, nowMinor } = article;
  if (!canBeHad) return wasSoldOut ? null : 'gone';
  const known = getKnownPrice(article);
  if ((known - nowMinor) * 100 >= known * SMALLEST_DROP_PERCENT) return 'cheaper';
  return wasSoldOut ? 'back' : null;
}

/** The price that its customer knows. A price that rises and falls again is mailed only when it is a new lowest. */
export function getKnownPrice({ toldMinor, keptMinor }: KeptArticle): number {
  return toldMinor === null ? keptMinor : Math.min(toldMinor, keptMinor);
}
