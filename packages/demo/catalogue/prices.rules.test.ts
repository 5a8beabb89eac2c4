import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateReductionPercent } from '../../../commerce/range/pricing/price.rules.ts';
import type { PriceDraft } from './draft.ts';
import { type PricePlan, priceIn, retailPrice } from './prices.rules.ts';

const plan: PricePlan = {
  euros: 80,
  ending: '99',
  story: 'reduced',
  reduction: 0.25,
  changedAt: new Date('2026-11-10T00:00:00Z'),
  firstAskedAt: new Date('2026-01-01T00:00:00Z'),
  recommended: null,
};
const nl = { id: 'nl', currency: 'EUR' } as const;

/** By the shop's own rule. */
function isReduced({ history }: PriceDraft): boolean {
  const asked = history.map((one) => ({ ...one, from: one.validFrom, to: one.validTo }));
  return calculateReductionPercent(asked, 30) > 0;
}

test('prices end on 95, 99 or nothing, francs on 5 Rappen, and a more expensive thing never costs less', () => {
  const ending = fc.constantFrom('99', '95', '00') as fc.Arbitrary<'99' | '95' | '00'>;
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5_000, noNaN: true }), ending, (amount, style) => {
      const euro = retailPrice(amount, style, 'EUR');
      expect(euro).toBeGreaterThan(0);
      expect([0, 95, 99]).toContain(euro % 100);
      expect(retailPrice(amount, style, 'CHF') % 5).toBe(0);
      expect(retailPrice(amount * 1.3 + 10, style, 'EUR')).toBeGreaterThanOrEqual(euro);
      expect(Math.abs(euro - amount * 100)).toBeLessThanOrEqual(Math.max(200, amount * 30));
    }),
  );
});

test.each([
  ['steady', false, [7999]],
  ['reduced', true, [7999, 5999]],
  ['dip', true, [7999, 6999, 7999, 5999]],
  ['deep-dip', false, [7999, 5499, 7999, 5999]],
  ['stacked', true, [7999, 6999, 5999]],
] as const)('a price that was %s may be called reduced: %s', (story, reduced, amounts) => {
  const price = priceIn(nl, { ...plan, story }, 1);
  expect(price.history.map((one) => one.amountMinor)).toEqual(amounts);
  expect(isReduced(price)).toBe(reduced);
});

test('a price charged less than 30 days before has no reference', () => {
  const young = { ...plan, firstAskedAt: new Date('2026-10-20T00:00:00Z') };
  expect(isReduced(priceIn(nl, young, 1))).toBe(false);
});

test('a recommended price is never below the price', () => {
  const price = priceIn(nl, { ...plan, story: 'steady', recommended: 1.06 }, 1);
  expect(price.recommendedMinor).toBeGreaterThanOrEqual(price.amountMinor);
});
