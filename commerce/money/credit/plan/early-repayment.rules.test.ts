import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { StoredAgreement } from '../agreement/agreement.rules.ts';
import { planDays } from '../agreement/amended-plan.rules.ts';
import { anyOffer, createAgreementByTerms } from '../agreement/test-agreement.ts';
import { calculateOwedAmount } from './amortisation.rules.ts';
import {
  calculateFullRepayment,
  calculatePartRepayment,
  calculateWithdrawnPlan,
  computeYearsInto,
} from './early-repayment.rules.ts';
import { recomputeAgreement } from './recompute.rules.ts';

const DELIVERED = '2026-12-01';
/** Any plan that any market offers, with or without protection. */
const anyAgreement = fc
  .tuple(anyOffer, fc.constantFrom(0, 135))
  .map(([offer, premiumMinor]) => createAgreementByTerms(offer, { delivered: DELIVERED, premiumMinor }));

const calculateCost = ({ plan }: StoredAgreement) => plan.surchargeMinor + plan.pauseSurchargeMinor;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const sumDues = ({ dues }: { readonly dues: readonly { readonly amountMinor: number }[] }) =>
  sum(dues.map(({ amountMinor }) => amountMinor));

/** Books balance: what is due is the price, what credit still costs, and the premiums that are still owed. */
function expectBalanced(before: StoredAgreement, next: ReturnType<typeof calculateWithdrawnPlan>): void {
  const { agreement, parts, dues } = next;
  const premiums = sum(dues.map(({ premiumMinor }) => premiumMinor));
  expect(sumDues({ dues })).toBe(agreement.plan.priceMinor + calculateCost(agreement) + premiums);
  const less = sum(parts.map(({ amountMinor }) => amountMinor));
  const goods = before.plan.priceMinor - agreement.plan.priceMinor;
  expect(sumDues(before) - sumDues({ dues })).toBe(goods + less);
  for (const { amountMinor } of parts) expect(amountMinor).toBeGreaterThan(0);
  expect(dues.map(({ dueOn }) => dueOn)).toEqual([...dues.map(({ dueOn }) => dueOn)].sort());
}

describe('early repayment of a credit', () => {
  it('an early repayment matches an independent calculation: the price with interest less the payments made', () => {
    fc.assert(
      fc.property(anyAgreement, fc.nat(1800), (agreement, after) => {
        const day = addDays(DELIVERED, after);
        const quote = calculateFullRepayment(agreement, day);
        const days = planDays(agreement);
        if (!quote) {
          expect(day >= (days.at(-1)?.dueOn ?? '9')).toBe(true);
          return;
        }
        const step = agreement.plan.step ?? 1;
        const obvious = calculateOwedAmount(agreement.plan, computeYearsInto(days, day));
        expect(Math.abs(quote.settlesMinor - obvious)).toBeLessThanOrEqual(step / 2 + 0.05);
        expectBalanced(agreement, quote);
      }),
      { numRuns: 1500 },
    );
  });

  it('an early repayment costs the cash price on the delivery day and more on each later day between two due dates', () => {
    fc.assert(
      fc.property(anyAgreement, fc.nat(28), (agreement, after) => {
        const { priceMinor } = agreement.plan;
        expect(calculateFullRepayment(agreement, addDays(DELIVERED, -3))?.settlesMinor).toBe(priceMinor);
        const one = calculateFullRepayment(agreement, addDays(DELIVERED, after))?.settlesMinor ?? 0;
        const two = calculateFullRepayment(agreement, addDays(DELIVERED, after + 1))?.settlesMinor ?? 0;
        expect(two).toBeGreaterThanOrEqual(one);
      }),
    );
  });

  it('a partial repayment leaves the value of the remainder and a later return reduces it in proportion', () => {
    fc.assert(
      fc.property(
        anyAgreement,
        fc.nat(900),
        fc.double({ min: 0.01, max: 0.9, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (agreement, after, share, kept) => {
          const day = addDays(DELIVERED, after);
          const step = agreement.plan.step ?? 1;
          const whole = calculateFullRepayment(agreement, day);
          const partMinor = Math.round(((whole?.settlesMinor ?? 0) * share) / step) * step;
          const part = calculatePartRepayment(agreement, day, partMinor);
          if (!part) return;
          expectBalanced(agreement, part);
          const rest = calculateFullRepayment(part.agreement, day)?.settlesMinor ?? 0;
          // each instalment is rounded to a coin
          const tolerance = part.dues.length * step;
          expect(Math.abs(rest + partMinor - (whole?.settlesMinor ?? 0))).toBeLessThanOrEqual(tolerance);
          const { priceMinor } = part.agreement.plan;
          const keptMinor = Math.round((priceMinor * kept) / step) * step;
          const smaller = recomputeAgreement(part.agreement, keptMinor);
          const less = sum(smaller.parts.map(({ amountMinor }) => amountMinor));
          expect(sumDues(part.agreement) - sumDues(smaller)).toBe(priceMinor - keptMinor + less);
          expect(calculateCost(smaller.agreement) * priceMinor).toBeLessThanOrEqual(
            calculateCost(part.agreement) * keptMinor,
          );
        },
      ),
      { numRuns: 600 },
    );
  });

  it('a repayment after withdrawing from the credit costs the price and nothing else', () => {
    fc.assert(
      fc.property(anyAgreement, (agreement) => {
        const next = calculateWithdrawnPlan(agreement, DELIVERED, addDays(DELIVERED, 30));
        expect(sumDues(next)).toBe(agreement.plan.priceMinor);
        expectBalanced(agreement, next);
      }),
    );
  });
});
