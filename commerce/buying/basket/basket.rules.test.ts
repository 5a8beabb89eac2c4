import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingChosen } from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { Discounts, Voucher } from '#commerce/buying/voucher/voucher.rules.ts';
import { createLineServices } from '#tenants/line-services.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import { type PriceChoices, priceBasket } from './basket.rules.ts';
import type { Article, Line, PriceTerms } from './basket.types.ts';

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
const way = {
  to: 'address',
  extraDays: 0,
  premiumFree: false,
  hours: null,
  wishedDay: false,
  freight: null,
} as const;
const standard = {
  ...way,
  code: 'standard',
  priceMinor: 595,
  freeFromMinor: 7500,
  freight: { priceMinor: 2495, freeFromMinor: 50_000 },
};
const evening = { ...way, code: 'evening', priceMinor: 795, freeFromMinor: null };
const dutch: PriceTerms = {
  currency: 'EUR',
  roundTotalTo: 1,
  vatPercent: 21,
  delivery: {
    options: [evening, standard],
    freightKinds: ['wardrobe'],
    piecesPerParcel: { tyre: 2 },
    co2CompensationMinor: null,
    premiumMinor: null,
  },
  lineServices: createLineServices(false),
  stock: { fewPieces: 5, tellsPieces: true },
  place: { orderDay: '2026-11-23', country: 'NL', remoteAreas: [], postalCode: null },
};
const swiss: PriceTerms = {
  currency: 'CHF',
  roundTotalTo: 5,
  vatPercent: 8.1,
  delivery: {
    freightKinds: [],
    piecesPerParcel: { tyre: 2 },
    options: [{ ...standard, priceMinor: 790, freeFromMinor: null }],
    co2CompensationMinor: 50,
    premiumMinor: null,
  },
  lineServices: createLineServices(true),
  stock: { fewPieces: 5, tellsPieces: true },
  place: { orderDay: '2026-11-23', country: 'NL', remoteAreas: [], postalCode: null },
};

function createChoices(option: string | null, discounts: Discounts | null = null): PriceChoices {
  return { delivery: { ...nothingChosen, option, co2Compensation: true }, discounts };
}

function createLine(change: Partial<Article> = {}, quantity = 1, seenPriceMinor = 1999): Line {
  return {
    lineId: 'l',
    quantity,
    seenPriceMinor,
    article: { ...article, ...change },
    answers: {},
    appointment: null,
  };
}

const anyLine = fc
  .record({
    kind: fc.constantFrom('dress', 'washing-machine', 'wardrobe', 'television', 'rug'),
    unitMinor: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    stock: fc.nat(200),
    discontinued: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 99 }),
    seen: fc.integer({ min: 1, max: 9_999_999 }),
    answers: fc.dictionary(
      fc.constantFrom('connection', 'assembly', 'old-appliance', 'carry-up', 'warranty', 'constructor'),
      fc.boolean(),
    ),
  })
  .map(({ quantity, seen, answers, ...change }) => ({ ...createLine(change, quantity, seen), answers }));

const anyVoucher: fc.Arbitrary<Voucher> = fc
  .record({
    discount: fc.oneof(
      fc.record({
        type: fc.constant('amount' as const),
        amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
      }),
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    ),
    minimumMinor: fc.nat(100_000),
    kinds: fc.subarray(['dress', 'rug', 'television']),
    combinable: fc.boolean(),
  })
  .map((given) => ({
    voucherId: 'v',
    campaign: 'c',
    code: 'CODE',
    email: null,
    validFrom: new Date('2026-01-01'),
    validUntil: new Date('2027-01-01'),
    usesLeft: null,
    lastUsedAt: null,
    terms: voucherTerms.parse(given),
  }));

function createDiscounts(vouchers: readonly Voucher[]): Discounts {
  return {
    vouchers,
    facts: new Map(),
    redeemer: { email: null, groups: new Set() },
    terms: { now: new Date('2026-11-20T12:00:00Z'), timeZone: 'Europe/Amsterdam' },
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

describe('basket totals', () => {
  it('lines, services, discounts, shipping, extras, rounding, taxes and total agree to the cent for any basket', () => {
    fc.assert(
      fc.property(
        // ids of their own, as lines have them
        fc
          .array(anyLine, { maxLength: 30 })
          .map((lines) => lines.map((one, i) => ({ ...one, lineId: `l${i}` }))),
        fc.constantFrom(dutch, swiss),
        fc.constantFrom(null, 'standard', 'evening', 'unknown'),
        fc.array(anyVoucher, { maxLength: 5 }),
        (lines, terms, option, vouchers) => {
          const basket = priceBasket(lines, terms, createChoices(option, createDiscounts(vouchers)));
          expect(sum(basket.lines.map((priced) => priced.unitMinor * priced.quantity))).toBe(
            basket.itemsMinor,
          );
          expect(
            sum(basket.lines.flatMap(({ services }) => services.map((one) => one.unitMinor * one.quantity))),
          ).toBe(basket.servicesMinor);
          expect(sum(basket.lines.map((priced) => priced.discountMinor))).toBe(basket.discountMinor);
          expect(sum(basket.vouchers.map((voucher) => voucher.discountMinor))).toBe(basket.discountMinor);
          for (const priced of basket.lines) {
            expect(priced.discountMinor).toBeGreaterThanOrEqual(0);
            expect(priced.discountMinor).toBeLessThanOrEqual(priced.totalMinor);
          }
          const { itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor } =
            basket;
          expect(
            itemsMinor + servicesMinor + shippingMinor + extrasMinor - discountMinor + roundingMinor,
          ).toBe(basket.totalMinor);
          expect(sum(basket.taxes.map((tax) => tax.netMinor + tax.taxMinor))).toBe(basket.totalMinor);
          expect(basket.totalMinor % terms.roundTotalTo).toBe(0);
          expect(Math.abs(roundingMinor)).toBeLessThanOrEqual(terms.roundTotalTo / 2);
          const blocked = basket.notices.some((notice) => !notice.code.startsWith('PRICE'));
          const asked = basket.openQuestions.length > 0;
          expect(basket.orderable).toBe(lines.length > 0 && !blocked && !asked);
        },
      ),
    );
  });

  it.each([
    ['an empty basket costs nothing', [], dutch, null, 0, 0, null],
    ['the cheapest option until one is chosen', [createLine()], dutch, null, 595, 2594, 5501],
    ['the chosen option', [createLine()], dutch, 'evening', 795, 2794, null],
    ['free from its value on', [createLine({ unitMinor: 7500 })], dutch, 'standard', 0, 7500, null],
    ['one cent below is not', [createLine({ unitMinor: 7499 })], dutch, 'standard', 595, 8094, 1],
    ['Swiss totals end on 0.05', [createLine({ unitMinor: 1992 })], swiss, null, 790, 2830, null],
    ['and are rounded up from .025 on', [createLine({ unitMinor: 1993 })], swiss, null, 790, 2835, null],
  ])('basket totals and notices are correct: %s', (_name, lines, terms, option, shipping, total, missing) => {
    const basket = priceBasket(lines, terms, createChoices(option));
    expect([basket.shippingMinor, basket.totalMinor, basket.missingForFreeDeliveryMinor]).toEqual([
      shipping,
      total,
      missing,
    ]);
  });
});

describe('basket notices', () => {
  it.each([
    ['nothing changed', createLine(), [], true],
    ['dearer', createLine({ unitMinor: 2099 }), ['PRICE_RAISED'], true],
    ['cheaper', createLine({ unitMinor: 1899 }), ['PRICE_LOWERED'], true],
    ['sold out', createLine({ stock: 0 }), ['SOLD_OUT'], false],
    ['fewer left', createLine({ stock: 2 }, 3), ['FEWER_AVAILABLE'], false],
    [
      'fewer and dearer',
      createLine({ stock: 2, unitMinor: 2099 }, 3),
      ['FEWER_AVAILABLE', 'PRICE_RAISED'],
      false,
    ],
    ['no price any more', createLine({ unitMinor: null }), ['NO_LONGER_SOLD'], false],
    ['taken out of the range', createLine({ discontinued: true }), ['NO_LONGER_SOLD'], false],
  ])('basket totals and notices are correct: %s', (_name, given, codes, orderable) => {
    const basket = priceBasket([given], dutch);
    expect(basket.notices.map((notice) => notice.code)).toEqual(codes);
    expect(basket.orderable).toBe(orderable);
  });
});

describe('services of a basket line', () => {
  const createMachineLine = (answers: Line['answers'], quantity = 2) => ({
    ...createLine({ kind: 'washing-machine', unitMinor: 49_900 }, quantity, 49_900),
    answers,
  });

  it('services are offered by kind and price and none is preselected', () => {
    const [washer] = priceBasket([createMachineLine({})], dutch).lines;
    expect(
      washer?.serviceOffers.map(({ key, per, unitMinor, chosen: is }) => [key, per, unitMinor, is]),
    ).toEqual([
      ['connection', 'piece', 2900, false],
      ['old-appliance', 'piece', 0, false],
      ['warranty', 'piece', 4900, false],
    ]);
    expect(washer?.services).toEqual([]);
    expect(priceBasket([createLine()], dutch).lines[0]?.serviceOffers).toEqual([]);
  });

  it('services are charged by piece or by line', () => {
    const basket = priceBasket(
      [
        createMachineLine({ warranty: true }),
        { ...createLine({ kind: 'rug' }, 3), lineId: 'r', answers: { 'carry-up': true } },
      ],
      dutch,
    );
    expect(basket.servicesMinor).toBe(2 * 4900 + 1900);
    expect(basket.lines[1]?.services).toEqual([
      {
        code: 'carry-up',
        quantity: 1,
        unitMinor: 1900,
        totalMinor: 1900,
        taxRatePercent: 21,
        appointment: null,
      },
    ]);
  });

  it.each([
    ['not answered', {}, ['old-appliance'], false],
    ['yes', { 'old-appliance': true }, [], true],
    ['no', { 'old-appliance': false }, [], true],
  ])('the answer to the legally required question is checked: %s', (_name, answers, open, orderable) => {
    const basket = priceBasket([createMachineLine(answers as Line['answers'])], swiss);
    expect(basket.openQuestions.map(({ service }) => service)).toEqual(open);
    expect(basket.orderable).toBe(orderable);
  });

  it('an answer about a service the article does not offer is ignored', () => {
    const basket = priceBasket([{ ...createLine(), answers: { warranty: true, assembly: true } }], dutch);
    expect(basket.servicesMinor).toBe(0);
  });
});
