import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AskedPrice,
  buildPriceView,
  calculateDiscountPercent,
  calculateReferencePrice,
} from './price.rules.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Prices one after the other, each with the days it lasted; the last is asked until now. */
function createPriceHistory(
  ...steps: readonly (readonly [amountMinor: number, days: number])[]
): AskedPrice[] {
  let end = NOW;
  return steps
    .toReversed()
    .map(([amountMinor, days], index) => {
      const from = end - days * DAY_MS;
      const price = { amountMinor, from: new Date(from), to: index === 0 ? null : new Date(end) };
      end = from;
      return price;
    })
    .toReversed();
}

type Run = readonly [amountMinor: number | null, days: number];

/** Prices with breaks (null), until now. */
function createHistory(runs: readonly Run[]): AskedPrice[] {
  let left = runs.reduce((sum, [, days]) => sum + days, 0);
  return runs.flatMap(([amountMinor, days]) => {
    const from = new Date(NOW - left * DAY_MS);
    left -= days;
    if (amountMinor === null) return [];
    return [{ amountMinor, from, to: left === 0 ? null : new Date(NOW - left * DAY_MS) }];
  });
}

/** The second, obvious implementation: what was asked on each day. */
function calculateByDays(days: readonly (number | null)[]): number | null {
  const findStart = (day: number) => {
    let first = day;
    while (first > 0 && days[first - 1] === days[day]) first -= 1;
    return first;
  };
  const isLower = (from: number) =>
    from > 0 && (days[from - 1] ?? 0) > (days[from] ?? Number.POSITIVE_INFINITY);
  const current = days.at(-1) ?? null;
  let began = findStart(days.length - 1);
  if (current === null || !isLower(began)) return null;
  for (;;) {
    const before = findStart(began - 1);
    if (!isLower(before) || began - before > 30) break;
    began = before;
  }
  const window = days.slice(Math.max(0, began - 30), began);
  const prices = window.flatMap((amount) => (amount === null ? [] : [amount]));
  if (prices.length < 30) return null;
  const lowest = Math.min(...prices);
  return lowest > current ? lowest : null;
}

describe('reference price (Directive 98/6/EC art. 6a)', () => {
  it.each<[string, [number, number][], number | null]>([
    ['never changed', [[5000, 200]], null],
    [
      'reduced once',
      [
        [5000, 200],
        [4000, 10],
      ],
      5000,
    ],
    [
      'raised',
      [
        [4000, 200],
        [5000, 10],
      ],
      null,
    ],
    [
      'reduced after a raise within 30 days: the lower price counts',
      [
        [4500, 200],
        [6000, 10],
        [4000, 3],
      ],
      4500,
    ],
    [
      'raised first so that the reduction is none',
      [
        [4000, 200],
        [6000, 10],
        [4500, 3],
      ],
      null,
    ],
    [
      'as cheap as in the 30 days before',
      [
        [4000, 200],
        [6000, 29],
        [4000, 3],
      ],
      null,
    ],
    [
      'the cheap time is longer ago than 30 days',
      [
        [4000, 200],
        [6000, 31],
        [4500, 3],
      ],
      6000,
    ],
    [
      'a short cheap sale in between',
      [
        [6000, 200],
        [4200, 5],
        [6000, 12],
        [4500, 3],
      ],
      null,
    ],
    [
      'sold for less than 30 days before',
      [
        [6000, 29],
        [4500, 3],
      ],
      null,
    ],
    [
      'sold for 30 days before',
      [
        [6000, 30],
        [4500, 3],
      ],
      6000,
    ],
    [
      'in steps: the reference of the first',
      [
        [6000, 90],
        [5400, 7],
        [4800, 7],
        [4200, 3],
      ],
      6000,
    ],
    [
      'a step that lasted longer has become the price',
      [
        [6000, 90],
        [5400, 60],
        [4800, 3],
      ],
      5400,
    ],
    [
      'in steps after a raise: the low before counts',
      [
        [5000, 90],
        [6000, 20],
        [5400, 7],
        [4800, 3],
      ],
      5000,
    ],
    ['no longer asked', [], null],
  ])('the reference price is correct: %s', (_, steps, expected) => {
    expect(calculateReferencePrice(createPriceHistory(...steps), 30)).toBe(expected);
  });

  it('the reference price shows no reduction where the article was not sold in between', () => {
    const [first, second] = createPriceHistory([6000, 90], [4000, 10]);
    if (!first || !second) throw new Error('two prices');
    const gone = { ...first, to: new Date(second.from.getTime() - 20 * DAY_MS) };
    expect(calculateReferencePrice([gone, second], 30)).toBeNull();
  });

  it('putting an article back on sale for a day creates no reference price', () => {
    const subtractDays = (before: number) => new Date(NOW - before * DAY_MS);
    const history = [
      { amountMinor: 5000, from: subtractDays(300), to: subtractDays(33) },
      { amountMinor: 10_000, from: subtractDays(2), to: subtractDays(1) },
      { amountMinor: 8000, from: subtractDays(1), to: null },
    ];
    expect(calculateReferencePrice(history, 30)).toBeNull();
    // nor where the price before the break was the higher one
    expect(
      calculateReferencePrice(
        [{ amountMinor: 20_000, from: subtractDays(300), to: subtractDays(33) }, ...history.slice(1)],
        30,
      ),
    ).toBeNull();
  });

  it('the reference price equals a count day by day', () => {
    const step = fc.tuple(
      fc.option(fc.integer({ min: 1, max: 9 }), { freq: 6 }),
      fc.integer({ min: 1, max: 45 }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 9 }), (steps) => {
        // the same price twice in a row is one price
        const runs = steps.filter(([amount], index) => amount !== steps[index - 1]?.[0]);
        expect(calculateReferencePrice(createHistory(runs), 30)).toBe(
          calculateByDays(runs.flatMap(([a, n]) => Array(n).fill(a))),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('the reference price never exceeds one of the 30 days before the first step and exceeds the current price', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const history = createPriceHistory(...steps);
        const current = history.at(-1);
        const before = history.at(-2);
        const reference = calculateReferencePrice(history, 30);
        if (reference === null || !current || !before) return;
        expect(reference).toBeGreaterThan(current.amountMinor);
        expect(history.map((price) => price.amountMinor)).toContain(reference);
        expect(before.amountMinor).toBeGreaterThan(current.amountMinor);
      }),
      { numRuns: 500 },
    );
  });
});

describe('percentages', () => {
  it.each([
    [5000, 4000, 20],
    [2999, 1999, 33],
    [10000, 9999, 0],
    [3, 1, 66],
  ])('the reduction from %d to %d is %d percent', (reference, current, percent) => {
    expect(calculateDiscountPercent(reference, current)).toBe(percent);
  });
});

describe('printed prices', () => {
  const price = { amountMinor: 4000, recommendedMinor: 6500, currency: 'EUR' as const };
  const reduced = createPriceHistory([5000, 200], [4000, 10]);
  const market = { days: 30, showRecommended: true };

  it('the current, original and recommended prices and the percentage of the original are printed', () => {
    expect(buildPriceView(price, reduced, market)).toEqual({
      current: { minor: 4000, currency: 'EUR' },
      original: { minor: 5000, currency: 'EUR' },
      recommended: { minor: 6500, currency: 'EUR' },
      discountPercent: 20,
    });
  });

  it('a recommended price is omitted where the market forbids it or it is not higher', () => {
    expect(buildPriceView(price, reduced, { ...market, showRecommended: false }).recommended).toBeNull();
    expect(buildPriceView({ ...price, recommendedMinor: 4000 }, reduced, market).recommended).toBeNull();
  });

  it('a percentage below one is omitted', () => {
    const view = buildPriceView(
      { ...price, amountMinor: 4990 },
      createPriceHistory([5000, 200], [4990, 10]),
      market,
    );
    expect(view.original?.minor).toBe(5000);
    expect(view.discountPercent).toBeNull();
  });
});
