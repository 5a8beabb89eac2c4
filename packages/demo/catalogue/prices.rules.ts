import type { Currency } from '../../../commerce/ground/kernel/money.ts';
import type { PriceDraft, PricePeriod } from './draft.ts';

const DAY_MS = 86_400_000;

/** How a product's prices end: on 99 cent, on 95 cent, or round. */
export type Ending = '99' | '95' | '00';

/**
 * The history of a price: nothing; reduced once; reduced after a short dip, so that the 30-day low lies
 * below the former price; reduced after a dip even below today's price, so that nothing may be struck out; or
 * reduced twice without going up in between.
 */
export type PriceStory = 'steady' | 'reduced' | 'dip' | 'deep-dip' | 'stacked';

export type PricePlan = {
  /** the undiscounted price in euros */
  readonly euros: number;
  readonly ending: Ending;
  readonly story: PriceStory;
  /** 0.1 = ten percent off */
  readonly reduction: number;
  /** when the last price change was; only read with a history */
  readonly changedAt: Date;
  readonly firstAskedAt: Date;
  /** recommended price as a factor on the undiscounted one */
  readonly recommended: number | null;
};

/** A market's price level against that of the euro base price; Swiss prices are set in francs, not converted. */
const LEVEL: Readonly<Record<string, number>> = { nl: 1, de: 0.98, at: 1.01, ch: 1.13 };

/** The nearest price that a shop would set, in minor units: 39,99 or 40,- or CHF 39.90, always positive. */
export function retailPrice(amount: number, ending: Ending, currency: Currency): number {
  const step = amount < 15 ? 1 : amount < 150 ? 5 : amount < 600 ? 10 : 50;
  const whole = Math.max(step, Math.round(amount / step) * step) * 100;
  if (currency === 'CHF') return amount < 300 ? whole - (ending === '95' ? 5 : 10) : whole - 100;
  if (amount >= 300) return whole - 100;
  if (ending === '00' && step > 1) return whole % 1000 === 0 ? whole - 100 : whole;
  return whole - (ending === '95' ? 5 : 1);
}

/** A variant's price in one market, with the history that leads to it. */
export function priceIn(
  market: { id: string; currency: Currency },
  plan: PricePlan,
  factor: number,
): PriceDraft {
  const level = LEVEL[market.id] ?? (market.currency === 'CHF' ? 1.13 : 1);
  const full = plan.euros * factor * level;
  const computePriceAt = (share: number) => retailPrice(full * share, plan.ending, market.currency);
  const history = buildHistory(plan, computePriceAt);
  const last = history.at(-1);
  if (!last) throw new RangeError('a price without history');
  return {
    currency: market.currency,
    amountMinor: last.amountMinor,
    recommendedMinor:
      plan.recommended === null ? null : Math.max(computePriceAt(plan.recommended), computePriceAt(1)),
    history,
  };
}

function buildHistory(plan: PricePlan, at: (share: number) => number): PricePeriod[] {
  const changed = plan.changedAt.getTime();
  const now = at(1 - plan.reduction);
  const steps: [from: number, amountMinor: number][] = [[plan.firstAskedAt.getTime(), at(1)]];
  if (plan.story === 'dip') {
    steps.push([changed - 16 * DAY_MS, at(1 - plan.reduction / 2)], [changed - 9 * DAY_MS, at(1)]);
  }
  if (plan.story === 'deep-dip') {
    steps.push([changed - 20 * DAY_MS, at(0.92 - plan.reduction)], [changed - 13 * DAY_MS, at(1)]);
  }
  if (plan.story === 'stacked') steps.push([changed - 10 * DAY_MS, at(1 - plan.reduction / 2)]);
  if (plan.story !== 'steady') steps.push([changed, now]);
  const different = steps.filter(([, amount], index) => index === 0 || amount !== steps[index - 1]?.[1]);
  return different.map(([from, amountMinor], index) => {
    const next = different[index + 1];
    return { amountMinor, validFrom: new Date(from), validTo: next ? new Date(next[0]) : null };
  });
}
