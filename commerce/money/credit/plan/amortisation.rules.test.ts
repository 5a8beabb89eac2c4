import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanCredit } from '#tenants/credit-defaults.ts';
import { calculateCreditPlan } from '../credit-offers.rules.ts';
import { calculateAmortisation } from './amortisation.rules.ts';
import { calculateInstalmentPlan, type InstalmentPlan } from './instalment-plan.rules.ts';

const sumRows = (
  rows: ReturnType<typeof calculateAmortisation>,
  of: 'costMinor' | 'principalMinor' | 'amountMinor',
) => rows.reduce((all, row) => all + row[of], 0);

/** The second, obvious implementation: what is owed is what all later instalments are worth on the day. */
function calculateRemainingValue(plan: InstalmentPlan, index: number): number {
  const at = plan.instalments[index]?.years ?? 0;
  return plan.instalments
    .slice(index + 1)
    .reduce(
      (sum, { amountMinor, years }) => sum + amountMinor * (1 + plan.annualPercent / 100) ** (at - years),
      0,
    );
}

function expectSound(plan: InstalmentPlan): void {
  const rows = calculateAmortisation(plan);
  expect(sumRows(rows, 'costMinor')).toBe(plan.surchargeMinor + plan.pauseSurchargeMinor);
  expect(sumRows(rows, 'principalMinor')).toBe(plan.priceMinor);
  expect(sumRows(rows, 'amountMinor')).toBe(plan.overallMinor);
  expect(rows.at(-1)?.balanceMinor).toBe(0);
  let before = plan.priceMinor;
  for (const [index, row] of rows.entries()) {
    expect(row.costMinor).toBeGreaterThanOrEqual(0);
    expect(row.principalMinor).toBeGreaterThanOrEqual(0);
    const worth = Math.min(before, calculateRemainingValue(plan, index));
    expect(Math.abs(row.balanceMinor - worth)).toBeLessThanOrEqual(0.51);
    before = row.balanceMinor;
  }
}

describe('the amortisation table', () => {
  it('the table carries over the interest of a pause that the first instalment does not cover', () => {
    const [terms] = germanCredit.terms;
    if (!terms) throw new Error('no terms');
    const plan = calculateCreditPlan(terms, 'pause-instalments', 48, 49_999, 1);
    const rows = calculateAmortisation(plan);
    expect(Math.min(...rows.map(({ balanceMinor }) => balanceMinor))).toBe(0);
    expect(rows.at(-1)?.balanceMinor).toBe(0);
    // nothing of the price is repaid before the interest of the pause is
    expect(rows[0]).toMatchObject({ principalMinor: 0, balanceMinor: 49_999 });
    expectSound(plan);
  });

  it('the table of every plan of every market agrees with the present value of the remaining payments', () => {
    const offers = germanCredit.terms.flatMap((terms) =>
      terms.instalments.map(({ count }) => ({ terms, count })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...offers),
        fc.constantFrom('instalments' as const, 'pause-instalments' as const),
        fc.integer({ min: 10_000, max: 500_000 }),
        ({ terms, count }, method, priceMinor) =>
          expectSound(calculateCreditPlan(terms, method, count, priceMinor, 1)),
      ),
    );
  });

  it('the table of any terms adds up: costs to the surcharges, repayments to the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 7000 }),
        fc.constantFrom(1, 5),
        fc.option(
          fc.record({ days: fc.integer({ min: 30, max: 365 }), surchargeMillionths: fc.nat(60_000) }),
          {
            nil: undefined,
          },
        ),
        (price, count, monthlyFactorMillionths, step, pause) => {
          const priceMinor = price - (price % step);
          const plan = calculateInstalmentPlan({
            ...{ priceMinor, count, monthlyFactorMillionths, step, pause },
            remainder: 'last',
          });
          expectSound(plan);
          // francs have no coin below 0.05
          expect(plan.instalments.every(({ amountMinor }) => amountMinor % step === 0)).toBe(true);
        },
      ),
    );
  });
});
