import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { type Currency, createMoney, type Money } from '#commerce/ground/kernel/money.ts';

/** One price in its period, minor units with VAT. `to` is null while it is current. */
export type AskedPrice = { readonly amountMinor: number; readonly from: Date; readonly to: Date | null };

/** A price and the comparison that the law lets a shop show with it. */
export type PriceView = {
  readonly current: Money;
  /** lowest price of the days before the reduction; null if not reduced, or the law does not allow the claim */
  readonly original: Money | null;
  readonly recommended: Money | null;
  /** 1 to 99, of `original`, rounded down; null without `original` or below one percent */
  readonly discountPercent: number | null;
};

/** Two prices follow each other without interruption when the gap is at most this. */
const TOUCHING_MS = 1000;

/**
 * The prior price of a reduction (Directive 98/6/EC art. 6a, PAngV § 11, PrAG § 9a, Besluit prijsaanduiding): the
 * lowest price in the `days` before the reduction began. A reduction in steps keeps the reference of its first step,
 * as long as no step lasted longer than those days and so became the ordinary price itself. The article must have
 * been on sale through all of those days: a price before an interruption cannot be compared with a later one, and a
 * price of a single day after it has not lasted long enough.
 * @param history all prices of one article in one currency, the oldest first
 * @param days the tenant's `priceReference.days`
 * @returns minor units above the current price; null if nothing is reduced, the article was not on sale for all of
 *   the days before the reduction, or it was as cheap within them
 */
export function calculateReferencePrice(history: readonly AskedPrice[], days: number): number | null {
  const current = history.at(-1);
  if (!current || current.to !== null) return null;
  const first = findFirstStep(history, days);
  if (first === null) return null;
  const windowStart = (history[first]?.from.getTime() ?? 0) - days * DAY_MS;
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = first - 1; touches(history, index); index -= 1) {
    const price = history[index];
    if (!price) break;
    lowest = Math.min(lowest, price.amountMinor);
    if (price.from.getTime() <= windowStart) return lowest > current.amountMinor ? lowest : null;
  }
  return null;
}

/** Index of the price with which the current reduction began; null when the current price is no reduction. */
function findFirstStep(history: readonly AskedPrice[], days: number): number | null {
  let index = history.length - 1;
  if (!isReduction(history, index)) return null;
  while (isReduction(history, index - 1) && countDaysInForce(history[index - 1]) <= days) index -= 1;
  return index;
}

function isReduction(history: readonly AskedPrice[], index: number): boolean {
  const price = history[index];
  const before = history[index - 1];
  return !!price && !!before && touches(history, index - 1) && before.amountMinor > price.amountMinor;
}

/** Whether the price at `index` lasted until the next one began. */
function touches(history: readonly AskedPrice[], index: number): boolean {
  const price = history[index];
  const next = history[index + 1];
  if (!price?.to || !next) return false;
  return next.from.getTime() - price.to.getTime() <= TOUCHING_MS;
}

function countDaysInForce(price: AskedPrice | undefined): number {
  if (!price?.to) return Number.POSITIVE_INFINITY;
  return (price.to.getTime() - price.from.getTime()) / DAY_MS;
}

/** Percentage by which `currentMinor` is below `referenceMinor`, rounded down, so that it never claims too much. */
export function calculateDiscountPercent(referenceMinor: number, currentMinor: number): number {
  return Math.floor(((referenceMinor - currentMinor) * 100) / referenceMinor);
}

/** Percentage by which the current price is lawfully reduced; 0 when it is not. @param days as `calculateReferencePrice` */
export function calculateReductionPercent(history: readonly AskedPrice[], days: number): number {
  const reference = calculateReferencePrice(history, days);
  const current = history.at(-1);
  return reference === null || !current ? 0 : calculateDiscountPercent(reference, current.amountMinor);
}

/**
 * The comparison that may be printed beside a price.
 * @param price minor units with VAT
 * @param market.days as `calculateReferencePrice`
 * @param market.showRecommended whether the market may see recommended prices (CH: PBV art. 16 forbids the comparison)
 */
export function buildPriceView(
  price: { amountMinor: number; recommendedMinor: number | null; currency: Currency },
  history: readonly AskedPrice[],
  market: { readonly days: number; readonly showRecommended: boolean },
): PriceView {
  const { amountMinor, recommendedMinor, currency } = price;
  const reference = calculateReferencePrice(history, market.days);
  const percent = reference === null ? 0 : calculateDiscountPercent(reference, amountMinor);
  const recommended = market.showRecommended && recommendedMinor !== null && recommendedMinor > amountMinor;
  return {
    current: createMoney(amountMinor, currency),
    original: reference === null ? null : createMoney(reference, currency),
    recommended: recommended ? createMoney(recommendedMinor, currency) : null,
    discountPercent: percent >= 1 ? percent : null,
  };
}
