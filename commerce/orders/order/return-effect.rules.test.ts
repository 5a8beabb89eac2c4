import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import {
  buildWholeOrder,
  calculateReturnEffect,
  type KeptOrder,
  type LineQuantity,
  listReturnedServices,
} from './return-effect.rules.ts';
import { testOrder } from './test-kept-order.ts';

const EU = { roundTotalTo: 1, refundsShipping: true, standardShippingMinor: 595 };

const createTwoLineOrder = () =>
  testOrder({
    lines: [
      { unitMinor: 4000, quantity: 2 },
      { unitMinor: 1999, quantity: 1 },
    ],
    shippingMinor: 595,
    ratePercent: 21,
  });

describe('the effect of a return', () => {
  it('a return refunds the pieces and keeps delivery paid while anything is kept', () => {
    const order = createTwoLineOrder();
    const effect = calculateReturnEffect(order, buildWholeOrder(order), [{ position: 1, quantity: 1 }], EU);
    expect(effect).toMatchObject({ itemsMinor: 4000, shippingMinor: 0, refundMinor: 4000, lostVouchers: [] });
    expect(effect.after.totalMinor).toBe(order.totalMinor - 4000);
    expect(effect.taxes).toEqual([{ ratePercent: 21, netMinor: 3306, taxMinor: 694 }]);
  });

  it('a complete return refunds everything, but only the cheapest rate of a more expensive delivery', () => {
    const order = testOrder({ ...{ lines: [{ unitMinor: 4000, quantity: 1 }] }, shippingMinor: 795 });
    const all = [{ position: 1, quantity: 1 }];
    const effect = calculateReturnEffect(order, buildWholeOrder(order), all, EU);
    expect(effect).toMatchObject({ refundMinor: 4595, shippingMinor: 595 });
    expect(effect.after.totalMinor).toBe(200);
    const free = testOrder({ lines: [{ unitMinor: 9000, quantity: 1 }], shippingMinor: 0 });
    expect(calculateReturnEffect(free, buildWholeOrder(free), all, EU)).toMatchObject({
      refundMinor: 9000,
      shippingMinor: 0,
    });
  });

  it('a contractual return refunds the price and not the delivery', () => {
    const order = createTwoLineOrder();
    const everything = order.lines.map(({ position, quantity }) => ({ position, quantity }));
    const swiss = { ...EU, refundsShipping: false, roundTotalTo: 5 };
    expect(calculateReturnEffect(order, buildWholeOrder(order), everything, swiss).shippingMinor).toBe(0);
  });

  it('a return below the minimum of a voucher loses it and says which', () => {
    const terms = { discount: { type: 'amount', amountMinor: 1000 }, minimumMinor: 8000 };
    const order = testOrder({
      lines: [
        { unitMinor: 4000, quantity: 1 },
        { unitMinor: 4500, quantity: 1 },
      ],
      voucher: voucherTerms.parse(terms),
    });
    const effect = calculateReturnEffect(order, buildWholeOrder(order), [{ position: 2, quantity: 1 }], EU);
    expect(effect).toMatchObject({ itemsMinor: 4500, discountMinor: 1000, refundMinor: 3500 });
    expect(effect.lostVouchers).toMatchObject([{ code: 'VOUCHER', minimumMinor: 8000 }]);
  });

  it.each([
    ['a line that there is not', [{ position: 9, quantity: 1 }]],
    ['more pieces than there are', [{ position: 1, quantity: 3 }]],
    ['no piece', [{ position: 1, quantity: 0 }]],
    ['less than none', [{ position: 1, quantity: -1 }]],
    ['half a piece', [{ position: 1, quantity: 0.5 }]],
    [
      'a line twice',
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    ],
    ['nothing', []],
  ])('a return of %s is refused', (_what, items) => {
    const order = createTwoLineOrder();
    expect(() => calculateReturnEffect(order, buildWholeOrder(order), items, EU)).toThrow(RangeError);
  });
});

const line = fc.record({
  unitMinor: fc.integer({ min: 5, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  serviceMinor: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
});
const voucher = fc.option(
  fc.record({
    discount: fc.oneof(
      fc.record({ type: fc.constant('amount'), amountMinor: fc.integer({ min: 1, max: 20_000 }) }),
      fc.record({ type: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
    ),
    minimumMinor: fc.integer({ min: 0, max: 50_000 }),
  }),
  { nil: undefined },
);
const given = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  shippingMinor: fc.integer({ min: 0, max: 5000 }),
  extrasMinor: fc.integer({ min: 0, max: 500 }),
  voucher,
  roundTotalTo: fc.constantFrom(1, 5),
  ratePercent: fc.constantFrom(7, 8.1, 19, 20, 21),
  refundsShipping: fc.boolean(),
});

function pickPieces(kept: KeptOrder, picks: readonly number[]): LineQuantity[] {
  return kept.lines.flatMap(({ position, quantity }, index) => {
    const back = Math.min(quantity, (picks[index] ?? 0) % (quantity + 1));
    return back > 0 ? [{ position, quantity: back }] : [];
  });
}

const sumRemainingOrder = (kept: KeptOrder) =>
  kept.itemsMinor +
  kept.servicesMinor +
  kept.shippingMinor +
  kept.extrasMinor -
  kept.discountMinor +
  kept.roundingMinor;

describe('the effect of several returns', () => {
  it('several returns sum up: no cent is lost, nothing gets more expensive, and each part includes VAT', () => {
    const rounds = fc.array(fc.array(fc.nat(5), { minLength: 5, maxLength: 5 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(given, rounds, ({ voucher: terms, roundTotalTo, refundsShipping, ...facts }, picked) => {
        const order = testOrder({
          ...facts,
          roundTotalTo,
          ...(terms && { voucher: voucherTerms.parse(terms) }),
        });
        const rules = { roundTotalTo, refundsShipping, standardShippingMinor: 595 };
        let kept = buildWholeOrder(order);
        let refunded = 0;
        for (const picks of picked) {
          const items = pickPieces(kept, picks);
          if (items.length === 0) continue;
          const effect = calculateReturnEffect(order, kept, items, rules);
          refunded += effect.refundMinor;
          kept = effect.after;
          expect(effect.refundMinor).toBeGreaterThanOrEqual(0);
          const services = listReturnedServices(order, effect);
          expect(services.reduce((sum, one) => sum + one.totalMinor, 0)).toBe(effect.servicesMinor);
          expect(effect.taxes.reduce((sum, tax) => sum + tax.netMinor + tax.taxMinor, 0)).toBe(
            effect.refundMinor,
          );
          expect(sumRemainingOrder(kept)).toBe(kept.totalMinor);
          expect(kept.totalMinor % roundTotalTo).toBe(0);
          expect(kept.totalMinor).toBeGreaterThanOrEqual(0);
          expect(kept.lines.reduce((sum, one) => sum + one.discountMinor, 0)).toBe(kept.discountMinor);
        }
        expect(refunded + kept.totalMinor).toBe(order.totalMinor);
      }),
      { numRuns: 500 },
    );
  });

  it('returns of everything leave nothing to pay where delivery is refunded', () => {
    fc.assert(
      fc.property(given, ({ voucher: terms, refundsShipping: _any, ...facts }) => {
        const order = testOrder({ ...facts, ...(terms && { voucher: voucherTerms.parse(terms) }) });
        const rules = { ...EU, roundTotalTo: facts.roundTotalTo, standardShippingMinor: 5000 };
        const all = order.lines.map(({ position, quantity }) => ({ position, quantity }));
        const effect = calculateReturnEffect(order, buildWholeOrder(order), all, rules);
        expect(effect.after.totalMinor).toBe(0);
        expect(effect.refundMinor).toBe(order.totalMinor);
      }),
    );
  });
});
