import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedPrice, discountPercent, priceView, referencePrice } from './price.rules.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Prices one after the other, each with the days it lasted; the last is asked until now. */
function asked(...steps: readonly (readonly [amountMinor: number, days: number])[]): AskedPrice[] {
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
  ])('%s', (_, steps, expected) => {
    expect(referencePrice(asked(...steps))).toBe(expected);
  });

  it('knows no reduction where the article was not sold in between', () => {
    const [first, second] = asked([6000, 90], [4000, 10]);
    if (!first || !second) throw new Error('two prices');
    const gone = { ...first, to: new Date(second.from.getTime() - 20 * DAY_MS) };
    expect(referencePrice([gone, second])).toBeNull();
  });

  it('is never above a price of the 30 days before the first step, and always above the current', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const history = asked(...steps);
        const current = history.at(-1);
        const before = history.at(-2);
        const reference = referencePrice(history);
        if (reference === null || !current || !before) return;
        expect(reference).toBeGreaterThan(current.amountMinor);
        expect(history.map((price) => price.amountMinor)).toContain(reference);
        expect(before.amountMinor).toBeGreaterThan(current.amountMinor);
      }),
      { numRuns: 500 },
    );
  });
});

describe('percent', () => {
  it.each([
    [5000, 4000, 20],
    [2999, 1999, 33],
    [10000, 9999, 0],
    [3, 1, 66],
  ])('from %d to %d is %d', (reference, current, percent) => {
    expect(discountPercent(reference, current)).toBe(percent);
  });
});

describe('what may be printed', () => {
  const price = { amountMinor: 4000, recommendedMinor: 6500, currency: 'EUR' as const };
  const reduced = asked([5000, 200], [4000, 10]);

  it('current, original, recommended and the percentage of the original', () => {
    expect(priceView(price, reduced, true)).toEqual({
      current: { minor: 4000, currency: 'EUR' },
      original: { minor: 5000, currency: 'EUR' },
      recommended: { minor: 6500, currency: 'EUR' },
      discountPercent: 20,
    });
  });

  it('no recommended price where the market forbids it, none that is not higher', () => {
    expect(priceView(price, reduced, false).recommended).toBeNull();
    expect(priceView({ ...price, recommendedMinor: 4000 }, reduced, true).recommended).toBeNull();
  });

  it('no percentage below one', () => {
    const view = priceView({ ...price, amountMinor: 4990 }, asked([5000, 200], [4990, 10]), true);
    expect(view.original?.minor).toBe(5000);
    expect(view.discountPercent).toBeNull();
  });
});
