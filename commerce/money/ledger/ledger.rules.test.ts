import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateContainedTaxes } from '#commerce/range/pricing/tax.rules.ts';
import {
  buildCreditPostings,
  buildOrderBalance,
  buildPaymentPostings,
  buildRefundPostings,
  chargePostings,
  openDues,
  type Posting,
} from './ledger.rules.ts';

const amount = fc.integer({ min: 1, max: 5_000_000 });
const sum = (postings: readonly Posting[]) =>
  postings.reduce((total, posting) => total + posting.amountMinor, 0);

describe('a ledger entry', () => {
  it('an entry of any kind sums to zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ grossMinor: amount, ratePercent: fc.constantFrom(21, 9, 8.1, 0) }), {
          minLength: 1,
          maxLength: 10,
        }),
        fc.nat(100_000),
        fc.nat(100_000),
        (amounts, surchargeMinor, premiumMinor) => {
          const totalMinor = amounts.reduce((total, { grossMinor }) => total + grossMinor, 0);
          const charge = chargePostings({
            totalMinor,
            taxes: calculateContainedTaxes(amounts),
            surchargeMinor,
            premiumMinor,
          });
          expect(sum(charge)).toBe(0);
          expect(charge[0]).toEqual({
            account: 'receivable',
            amountMinor: totalMinor + surchargeMinor + premiumMinor,
          });
          expect(charge.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
          expect(sum(buildPaymentPostings(totalMinor))).toBe(0);
          expect(sum(buildRefundPostings(totalMinor))).toBe(0);
          expect(sum(buildCreditPostings([{ account: 'sales', amountMinor: totalMinor }]))).toBe(0);
        },
      ),
    );
  });

  it('an entry with half a cent is refused', () => {
    expect(() => buildPaymentPostings(0.5)).toThrow(RangeError);
  });
});

const dues = [
  { number: 1, dueOn: '2026-12-01', amountMinor: 1000, premiumMinor: 0 },
  { number: 2, dueOn: '2027-01-01', amountMinor: 1000, premiumMinor: 0 },
  { number: 3, dueOn: '2027-02-01', amountMinor: 990, premiumMinor: 0 },
];

describe('open due amounts', () => {
  it.each([
    [2990, [1000, 1000, 990]],
    [2000, [10, 1000, 990]],
    [990, [990]],
    [1, [1]],
    [0, []],
    [-500, []],
    // more is owed than the schedule knows: it is due first
    [3090, [1100, 1000, 990]],
  ])('the due amounts of a balance of %s are correct', (balanceMinor, open) => {
    const account = { balanceMinor, dues, orderNumber: '1' };
    expect(openDues(account).map(({ openMinor }) => openMinor)).toEqual(open);
  });

  it('the due amounts sum to what is owed, whatever has been paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (balanceMinor) => {
        const open = openDues({ balanceMinor, dues, orderNumber: '1' });
        expect(open.reduce((total, { openMinor }) => total + openMinor, 0)).toBe(Math.max(0, balanceMinor));
      }),
    );
  });
});

describe('the figures of an account', () => {
  it('an account shows what is overdue, due today, due next and owed by the shop', () => {
    const account = { orderId: 'a', orderNumber: '1', balanceMinor: 2990, dues };
    expect(buildOrderBalance(account, 'EUR', '2027-01-01')).toMatchObject({
      balanceMinor: 2990,
      openMinor: 2990,
      creditMinor: 0,
      overdueMinor: 1000,
      currentMinor: 1000,
      minimalPaymentMinor: 2000,
      nextMaturities: [{ dueOn: '2027-02-01', openMinor: 990 }],
      grandTotal: { amountMinor: 2990, dueOn: '2027-02-01' },
      protection: null,
    });
    const paidBack = { orderId: 'b', orderNumber: '2', balanceMinor: -700, dues: [] };
    expect(buildOrderBalance(paidBack, 'EUR', '2027-01-01')).toMatchObject({
      ...{ balanceMinor: -700, openMinor: 0, creditMinor: 700, grandTotal: null },
    });
  });

  it('an account with nothing due now shows the next amount including the premium', () => {
    const insured = dues.map((due) => ({ ...due, premiumMinor: 30 }));
    const account = { orderId: 'a', orderNumber: '1', balanceMinor: 1990, dues: insured };
    expect(buildOrderBalance(account, 'EUR', '2026-11-21')).toMatchObject({
      minimalPaymentMinor: 1000,
      protection: { renewalOn: '2027-01-01', premiumMinor: 30 },
    });
  });
});
