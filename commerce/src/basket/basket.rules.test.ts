import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineServices } from '#tenants/line-services.ts';
import { type Article, type Line, NO_CHOICES, type PriceTerms, priceBasket } from './basket.rules.ts';
import { deliveryDays } from './delivery-price.rules.ts';

const article: Article = {
  variantId: 1,
  variantSku: 'A-1',
  sku: 'A',
  kind: 'dress',
  name: 'Jurk',
  slug: 'jurk',
  brandName: 'Merk',
  picture: null,
  options: [],
  productId: 1,
  unitMinor: 1999,
  stock: 50,
  deliveryDaysMin: 1,
  deliveryDaysMax: 3,
  discontinued: false,
};
const standard = { code: 'standard', priceMinor: 595, freeFromMinor: 7500, extraDays: 0 };
const evening = { code: 'evening', priceMinor: 795, freeFromMinor: null, extraDays: 1 };
const dutch: PriceTerms = {
  currency: 'EUR',
  roundTotalTo: 1,
  vatPercent: 21,
  options: [evening, standard],
  lineServices: lineServices(false),
};
const swiss: PriceTerms = {
  currency: 'CHF',
  roundTotalTo: 5,
  vatPercent: 8.1,
  options: [{ ...standard, priceMinor: 790, freeFromMinor: null }],
  lineServices: lineServices(true),
};

const chosen = (deliveryOption: string | null) => ({ ...NO_CHOICES, deliveryOption });

function line(change: Partial<Article> = {}, quantity = 1, seenPriceMinor = 1999): Line {
  return { lineId: 'l', quantity, seenPriceMinor, article: { ...article, ...change }, answers: {} };
}

const anyLine = fc
  .record({
    unitMinor: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    stock: fc.nat(200),
    discontinued: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 99 }),
    seen: fc.integer({ min: 1, max: 9_999_999 }),
  })
  .map(({ quantity, seen, ...change }) => line(change, quantity, seen));

describe('totals', () => {
  it('line sums, items, shipping, rounding, taxes and total agree to the cent, whatever is in the basket', () => {
    const anyTerms = fc.constantFrom(dutch, swiss);
    const anyOption = fc.constantFrom(null, 'standard', 'evening', 'unknown');
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 100 }), anyTerms, anyOption, (lines, terms, option) => {
        const basket = priceBasket(lines, terms, chosen(option));
        const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
        expect(sum(basket.lines.map((priced) => priced.unitMinor * priced.quantity))).toBe(basket.itemsMinor);
        expect(basket.itemsMinor + basket.shippingMinor + basket.roundingMinor).toBe(basket.totalMinor);
        expect(sum(basket.taxes.map((tax) => tax.netMinor + tax.taxMinor))).toBe(basket.totalMinor);
        expect(basket.totalMinor % terms.roundTotalTo).toBe(0);
        expect(Math.abs(basket.roundingMinor)).toBeLessThanOrEqual(terms.roundTotalTo / 2);
        const blocked = basket.notices.some((notice) => !notice.code.startsWith('PRICE'));
        expect(basket.orderable).toBe(lines.length > 0 && !blocked);
      }),
    );
  });

  it.each([
    ['an empty basket costs nothing', [], dutch, null, 0, 0, null],
    ['the cheapest option until one is chosen', [line()], dutch, null, 595, 2594, 5501],
    ['the chosen option', [line()], dutch, 'evening', 795, 2794, null],
    ['free from its value on', [line({ unitMinor: 7500 })], dutch, 'standard', 0, 7500, null],
    ['one cent below is not', [line({ unitMinor: 7499 })], dutch, 'standard', 595, 8094, 1],
    ['Swiss totals end on 0.05', [line({ unitMinor: 1992 })], swiss, null, 790, 2780, null],
    ['and are rounded up from .025 on', [line({ unitMinor: 1993 })], swiss, null, 790, 2785, null],
  ])('%s', (_name, lines, terms, option, shipping, total, missing) => {
    const basket = priceBasket(lines, terms, chosen(option));
    expect([basket.shippingMinor, basket.totalMinor, basket.missingForFreeDeliveryMinor]).toEqual([
      shipping,
      total,
      missing,
    ]);
  });
});

describe('notices', () => {
  it.each([
    ['nothing changed', line(), [], true],
    ['dearer', line({ unitMinor: 2099 }), ['PRICE_RAISED'], true],
    ['cheaper', line({ unitMinor: 1899 }), ['PRICE_LOWERED'], true],
    ['sold out', line({ stock: 0 }), ['SOLD_OUT'], false],
    ['fewer left', line({ stock: 2 }, 3), ['FEWER_AVAILABLE'], false],
    ['fewer and dearer', line({ stock: 2, unitMinor: 2099 }, 3), ['FEWER_AVAILABLE', 'PRICE_RAISED'], false],
    ['no price any more', line({ unitMinor: null }), ['NO_LONGER_SOLD'], false],
    ['taken out of the range', line({ discontinued: true }), ['NO_LONGER_SOLD'], false],
  ])('%s', (_name, given, codes, orderable) => {
    const basket = priceBasket([given], dutch);
    expect(basket.notices.map((notice) => notice.code)).toEqual(codes);
    expect(basket.orderable).toBe(orderable);
  });
});

it('everything arrives with the slowest line', () => {
  const lines = [line(), line({ deliveryDaysMin: 4, deliveryDaysMax: 6 })];
  expect(deliveryDays(lines, evening)).toEqual({ min: 5, max: 7 });
  expect(deliveryDays([], evening)).toBeNull();
  expect(deliveryDays(lines, { extraDays: -30 })).toEqual({ min: 1, max: 1 });
});
