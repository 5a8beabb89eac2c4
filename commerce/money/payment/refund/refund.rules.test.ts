import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStillToBeMade, splitRefund, sumRefunds } from './refund.rules.ts';

const payments = fc
  .array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 })
  .map((amounts) => amounts.map((amountMinor, index) => ({ paymentId: `p${index}`, amountMinor })));

describe('refunds', () => {
  it('a refund is taken from the last payment first and from earlier ones if needed', () => {
    const paid = [
      { paymentId: 'last', amountMinor: 300 },
      { paymentId: 'first', amountMinor: 1000 },
    ];
    expect(splitRefund(paid, [], 500)).toEqual([
      { payment: paid[0], partMinor: 300 },
      { payment: paid[1], partMinor: 200 },
    ]);
  });

  it('a refund counts what is on its way and not what failed', () => {
    const paid = [{ paymentId: 'a', amountMinor: 1000 }];
    const given = [
      { paymentId: 'a', amountMinor: 400, state: 'requested' },
      { paymentId: 'a', amountMinor: 600, state: 'failed' },
    ];
    expect(sumRefunds(given, 'a')).toBe(400);
    expect(splitRefund(paid, given, 1000)).toEqual([{ payment: paid[0], partMinor: 600 }]);
  });

  it.each([
    ['requested', null, true],
    ['manual', null, true],
    // refused at once: a person makes it
    ['failed', null, true],
    // booked when the provider took it on
    ['pending', 're_1', false],
    ['failed', 're_1', false],
    ['done', 're_1', false],
    ['dropped', null, false],
  ])('a refund that is %s (%s) is still to be made: %s', (state, providerReference, expected) => {
    expect(isStillToBeMade({ state, providerReference })).toBe(expected);
  });

  it('refunds never exceed what was paid, however often they are requested', () => {
    fc.assert(
      fc.property(payments, fc.array(fc.integer({ min: -10, max: 150_000 })), (paid, amounts) => {
        const given: { paymentId: string; amountMinor: number; state: string }[] = [];
        for (const amount of amounts) {
          const parts = splitRefund(paid, given, amount);
          expect(parts.every(({ partMinor }) => partMinor > 0)).toBe(true);
          expect(parts.reduce((sum, { partMinor }) => sum + partMinor, 0)).toBeLessThanOrEqual(
            Math.max(0, amount),
          );
          given.push(
            ...parts.map(({ payment, partMinor }) => ({
              paymentId: payment.paymentId,
              amountMinor: partMinor,
              state: 'done',
            })),
          );
        }
        for (const { paymentId, amountMinor } of paid) {
          expect(sumRefunds(given, paymentId)).toBeLessThanOrEqual(amountMinor);
        }
      }),
    );
  });
});
