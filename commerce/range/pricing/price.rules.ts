import { type Currency, type Money, money } from '#commerce/ground/kernel/money.ts';

/** One price that was asked, minor units with VAT. `to` is null while it is still asked. */
export type AskedPrice = { readonly amountMinor: number; readonly from: Date; readonly to: Date | null };

/** What a price may be compared with, as the law lets a shop say it. */
export type PriceView = {
  readonly current: Money;
  /** lowest price of the 30 days before the reduction; null: not reduced, or not lawful to say so */
  readonly original: Money | null;
  readonly recommended: Money | null;
  /** 1 to 99, of `original`, rounded down; null without `original` or below one percent */
  readonly discountPercent: number | null;
};

const REFERENCE_DAYS = 30;
const DAY_MS = 86_400_000;
/** Two prices are one after the other without interruption when they touch within this time. */
const TOUCHING_MS = 1000;

/**
 * The prior price of a reduction (Directive 98/6/EC art. 6a, PAngV § 11, PrAG § 9a, Besluit prijsaanduiding): the
 * lowest price asked in the 30 days before the reduction began. A reduction in steps keeps the reference of its
 * first step, as long as no step lasted longer than those 30 days and so became the ordinary price itself.
 *
 * @param history all prices of one article in one currency, the oldest first
 * @returns minor units above the current price, or null: nothing is reduced, the article has been sold for less
 *   than 30 days before the reduction, or it was as cheap within them
 */
export function referencePrice(history: readonly AskedPrice[]): number | null {
  const current = history.at(-1);
  if (!current || current.to !== null) return null;
  const first = firstStep(history);
  if (first === null) return null;
  const began = first.from.getTime();
  const windowStart = began - REFERENCE_DAYS * DAY_MS;
  const start = history[0];
  if (!start || start.from.getTime() > windowStart) return null;
  const asked = history.filter((price) => {
    return price.from.getTime() < began && (price.to === null || price.to.getTime() > windowStart);
  });
  if (asked.length === 0) return null;
  const lowest = Math.min(...asked.map((price) => price.amountMinor));
  return lowest > current.amountMinor ? lowest : null;
}

/** The price with which the current reduction began; null when the current price is no reduction. */
function firstStep(history: readonly AskedPrice[]): AskedPrice | null {
  let index = history.length - 1;
  if (!isReduction(history, index)) return null;
  while (isReduction(history, index - 1) && daysAsked(history[index - 1]) <= REFERENCE_DAYS) index -= 1;
  return history[index] ?? null;
}

function isReduction(history: readonly AskedPrice[], index: number): boolean {
  const price = history[index];
  const before = history[index - 1];
  if (!price || !before || before.to === null) return false;
  const gap = price.from.getTime() - before.to.getTime();
  return gap <= TOUCHING_MS && before.amountMinor > price.amountMinor;
}

function daysAsked(price: AskedPrice | undefined): number {
  if (!price?.to) return Number.POSITIVE_INFINITY;
  return (price.to.getTime() - price.from.getTime()) / DAY_MS;
}

/** Percent by which `currentMinor` lies below `referenceMinor`, rounded down: never more than it is. */
export function discountPercent(referenceMinor: number, currentMinor: number): number {
  return Math.floor(((referenceMinor - currentMinor) * 100) / referenceMinor);
}

/** Percent by which the price asked now is lawfully reduced; 0 when it is not. @param history as `referencePrice` */
export function reductionPercent(history: readonly AskedPrice[]): number {
  const reference = referencePrice(history);
  const current = history.at(-1);
  return reference === null || !current ? 0 : discountPercent(reference, current.amountMinor);
}

/**
 * What may be printed beside a price.
 * @param price minor units with VAT
 * @param showRecommended whether the market may see recommended prices (CH: PBV art. 16 forbids the comparison)
 */
export function priceView(
  price: { amountMinor: number; recommendedMinor: number | null; currency: Currency },
  history: readonly AskedPrice[],
  showRecommended: boolean,
): PriceView {
  const { amountMinor, recommendedMinor, currency } = price;
  const reference = referencePrice(history);
  const percent = reference === null ? 0 : discountPercent(reference, amountMinor);
  const recommended = showRecommended && recommendedMinor !== null && recommendedMinor > amountMinor;
  return {
    current: money(amountMinor, currency),
    original: reference === null ? null : money(reference, currency),
    recommended: recommended ? money(recommendedMinor, currency) : null,
    discountPercent: percent >= 1 ? percent : null,
  };
}
