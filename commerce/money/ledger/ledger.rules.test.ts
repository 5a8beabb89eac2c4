import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxesContained } from '#commerce/range/pricing/tax.rules.ts';
import {
  chargePostings,
  creditPostings,
  openDues,
  orderBalanceOf,
  type Posting,
  paymentPostings,
  refundPostings,
} from './ledger.rules.ts';

const amount = fc.integer({ min: 1, max: 5_000_000 });
const sum = (postings: readonly Posting[]) =>
  postings.reduce((total, posting) => total + posting.amountMinor, 0);

describe('an entry', () => {
  it('of any kind sums to zero', () => {
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
            taxes: taxesContained(amounts),
            surchargeMinor,
            premiumMinor,
          });
          expect(sum(charge)).toBe(0);
          expect(charge[0]).toEqual({
            account: 'receivable',
            amountMinor: totalMinor + surchargeMinor + premiumMinor,
          });
          expect(charge.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
          expect(sum(paymentPostings(totalMinor))).toBe(0);
          expect(sum(refundPostings(totalMinor))).toBe(0);
          expect(sum(creditPostings([{ account: 'sales', amountMinor: totalMinor }]))).toBe(0);
        },
      ),
    );
  });

  it('with half a cent is refused', () => {
    expect(() => paymentPostings(0.5)).toThrow(RangeError);
  });
});

const dues = [
  { number: 1, dueOn: '2026-12-01', amountMinor: 1000, premiumMinor: 0 },
  { number: 2, dueOn: '2027-01-01', amountMinor: 1000, premiumMinor: 0 },
  { number: 3, dueOn: '2027-02-01', amountMinor: 990, premiumMinor: 0 },
];

describe('open dues', () => {
  it.each([
    [2990, [1000, 1000, 990]],
    [2000, [10, 1000, 990]],
    [990, [990]],
    [1, [1]],
    [0, []],
    [-500, []],
    // more is owed than the schedule knows: it is due first
    [3090, [1100, 1000, 990]],
  ])('of a balance of %s', (balanceMinor, open) => {
    const account = { balanceMinor, dues, orderNumber: '1' };
    expect(openDues(account).map(({ openMinor }) => openMinor)).toEqual(open);
  });

  it('sum to what is owed, whatever has been paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (balanceMinor) => {
        const open = openDues({ balanceMinor, dues, orderNumber: '1' });
        expect(open.reduce((total, { openMinor }) => total + openMinor, 0)).toBe(Math.max(0, balanceMinor));
      }),
    );
  });
});

describe('an account', () => {
  it('says what is overdue, due today, next, and what the shop owes', () => {
    const account = { orderId: 'a', orderNumber: '1', balanceMinor: 2990, dues };
    expect(orderBalanceOf(account, 'EUR', '2027-01-01')).toMatchObject({
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
    expect(orderBalanceOf(paidBack, 'EUR', '2027-01-01')).toMatchObject({
      ...{ balanceMinor: -700, openMinor: 0, creditMinor: 700, grandTotal: null },
    });
  });

  it('without anything to pay now names what is next, and the premium in it', () => {
    const insured = dues.map((due) => ({ ...due, premiumMinor: 30 }));
    const account = { orderId: 'a', orderNumber: '1', balanceMinor: 1990, dues: insured };
    expect(orderBalanceOf(account, 'EUR', '2026-11-21')).toMatchObject({
      minimalPaymentMinor: 1000,
      protection: { renewalOn: '2027-01-01', premiumMinor: 30 },
    });
  });
});
