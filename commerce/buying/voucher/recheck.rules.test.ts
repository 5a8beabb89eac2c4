import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import {
  buildOrderVouchers,
  type DiscountedLine,
  type OrderVoucher,
  recheckVouchers,
} from './recheck.rules.ts';
import { judgeVouchers } from './voucher.rules.ts';

type Given = { unitMinor: number; quantity: number };

/** An order of these lines, as the basket's rules make it. */
function createOrder(lines: readonly Given[], terms: readonly object[]) {
  const asked = lines.map(({ unitMinor, quantity }, i) => ({
    lineId: `l${i}`,
    totalMinor: unitMinor * quantity,
    ...{ brandSlug: 'merk', department: 'fashion', kind: 'dress', categoryKeys: [], reduced: i % 3 === 2 },
  }));
  const vouchers = judgeVouchers(
    terms.map((given, i) => ({
      ...{ voucherId: `v${i}`, campaign: 'c', code: `V${i}`, email: null, usesLeft: null, lastUsedAt: null },
      ...{ validFrom: new Date('2026-01-01'), validUntil: new Date('2027-01-01') },
      terms: voucherTerms.parse(given),
    })),
    asked,
    { email: null, groups: new Set() },
    { now: new Date('2026-11-20'), timeZone: 'Europe/Amsterdam' },
  );
  const share = (id: string) =>
    vouchers
      .flatMap(({ shares }) => shares)
      .reduce((s, one) => s + (one.lineId === id ? one.discountMinor : 0), 0);
  return {
    lines: lines.map(
      (one, i): DiscountedLine => ({ ...one, position: i + 1, discountMinor: share(`l${i}`) }),
    ),
    vouchers: buildOrderVouchers({ lines: asked, vouchers }) as readonly OrderVoucher[],
  };
}

const fiveFromFifty = { discount: { type: 'amount', amountMinor: 500 }, minimumMinor: 5000 };
const tenPercent = { discount: { type: 'percent', percent: 10 }, minimumMinor: 5000 };

describe('vouchers after a return', () => {
  it.each([
    [
      'an amount stays whole while its minimum holds',
      fiveFromFifty,
      [
        [6000, 1],
        [2000, 1],
      ],
      [1, 0],
      500,
      false,
    ],
    [
      'it is gone below its minimum',
      fiveFromFifty,
      [
        [4000, 1],
        [4000, 1],
      ],
      [1, 0],
      0,
      true,
    ],
    [
      'a percentage counts what is kept',
      tenPercent,
      [
        [6000, 1],
        [2000, 1],
      ],
      [1, 0],
      600,
      false,
    ],
    ['pieces of a line', tenPercent, [[3000, 3]], [2], 600, false],
    ['everything back', fiveFromFifty, [[6000, 1]], [0], 0, true],
    ['nothing back', fiveFromFifty, [[6000, 1]], [1], 500, false],
    [
      'what is lost is at most what goes back',
      fiveFromFifty,
      [
        [4900, 1],
        [100, 1],
      ],
      [1, 0],
      400,
      true,
    ],
  ])('vouchers after a return are correct: %s', (_name, terms, lines, kept, discount, belowMinimum) => {
    const order = createOrder(
      lines.map(([unitMinor = 0, quantity = 0]) => ({ unitMinor, quantity })),
      [terms],
    );
    const remaining = recheckVouchers(order, new Map(kept.map((quantity, i) => [i + 1, quantity])));
    expect(remaining.discountMinor).toBe(discount);
    expect(remaining.vouchers[0]?.belowMinimum).toBe(belowMinimum);
  });

  it('the shares fit their lines, nothing grows, and a return costs nobody money', () => {
    const amount = fc.record({
      discount: fc.record({ type: fc.constant('amount'), amountMinor: fc.integer({ min: 1, max: 20_000 }) }),
      minimumMinor: fc.nat(20_000),
      reducedItems: fc.boolean(),
    });
    const percent = fc.record({
      discount: fc.record({ type: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }) }),
      minimumMinor: fc.nat(20_000),
      reducedItems: fc.boolean(),
    });
    const anyLine = fc.record({
      unitMinor: fc.integer({ min: 1, max: 9999 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.array(fc.oneof(amount, percent), { maxLength: 3 }),
        fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
        (lines, terms, keeps) => {
          const order = createOrder(lines, terms);
          const kept = new Map(lines.map(({ quantity }, i) => [i + 1, Math.min(quantity, keeps[i] ?? 0)]));
          const remaining = recheckVouchers(order, kept);
          const calculateRetainedValue = ({ position, unitMinor }: DiscountedLine) =>
            unitMinor * (kept.get(position) ?? 0);
          for (const [i, line] of order.lines.entries()) {
            const share = remaining.lines[i]?.discountMinor ?? -1;
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(calculateRetainedValue(line));
          }
          const before = order.lines.reduce((s, line) => s + line.discountMinor, 0);
          const goods = order.lines.reduce((s, line) => s + line.unitMinor * line.quantity, 0);
          const keptGoods = order.lines.reduce((s, line) => s + calculateRetainedValue(line), 0);
          expect(remaining.discountMinor).toBeLessThanOrEqual(before);
          expect(keptGoods - remaining.discountMinor).toBeLessThanOrEqual(goods - before);
          const whole = new Map(lines.map(({ quantity }, i) => [i + 1, quantity]));
          expect(recheckVouchers(order, whole).discountMinor).toBe(before);
        },
      ),
    );
  });
});
