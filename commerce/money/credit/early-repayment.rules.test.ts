import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { StoredAgreement } from './agreement.rules.ts';
import { planDays } from './amended-plan.rules.ts';
import { owedAt } from './amortisation.rules.ts';
import { repaidInPart, repaidOn, withdrawnOn, yearsInto } from './early-repayment.rules.ts';
import { recomputeAgreement } from './recompute.rules.ts';
import { agreedOn, anyOffer } from './test-agreement.ts';

const DELIVERED = '2026-12-01';
/** Any plan that any market offers, with or without protection. */
const anyAgreement = fc
  .tuple(anyOffer, fc.constantFrom(0, 135))
  .map(([offer, premiumMinor]) => agreedOn(offer, { delivered: DELIVERED, premiumMinor }));

const costOf = ({ plan }: StoredAgreement) => plan.surchargeMinor + plan.pauseSurchargeMinor;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const owed = ({ dues }: { readonly dues: readonly { readonly amountMinor: number }[] }) =>
  sum(dues.map(({ amountMinor }) => amountMinor));

/** Books balance: what is due is the price, what credit still costs, and the premiums that are still owed. */
function expectBalanced(before: StoredAgreement, next: ReturnType<typeof withdrawnOn>): void {
  const { agreement, parts, dues } = next;
  const premiums = sum(dues.map(({ premiumMinor }) => premiumMinor));
  expect(owed({ dues })).toBe(agreement.plan.priceMinor + costOf(agreement) + premiums);
  const less = sum(parts.map(({ amountMinor }) => amountMinor));
  const goods = before.plan.priceMinor - agreement.plan.priceMinor;
  expect(owed(before) - owed({ dues })).toBe(goods + less);
  for (const { amountMinor } of parts) expect(amountMinor).toBeGreaterThan(0);
  expect(dues.map(({ dueOn }) => dueOn)).toEqual([...dues.map(({ dueOn }) => dueOn)].sort());
}

describe('paying a credit back early', () => {
  it('costs what the second, obvious reckoning says: the price, with interest, less what was paid', () => {
    fc.assert(
      fc.property(anyAgreement, fc.nat(1800), (agreement, after) => {
        const day = addDays(DELIVERED, after);
        const quote = repaidOn(agreement, day);
        const days = planDays(agreement);
        if (!quote) {
          expect(day >= (days.at(-1)?.dueOn ?? '9')).toBe(true);
          return;
        }
        const step = agreement.plan.step ?? 1;
        const obvious = owedAt(agreement.plan, yearsInto(days, day));
        expect(Math.abs(quote.settlesMinor - obvious)).toBeLessThanOrEqual(step / 2 + 0.05);
        expectBalanced(agreement, quote);
      }),
      { numRuns: 1500 },
    );
  });

  it('costs no more than the cash price on the day of the delivery, and more each later day between two dues', () => {
    fc.assert(
      fc.property(anyAgreement, fc.nat(28), (agreement, after) => {
        const { priceMinor } = agreement.plan;
        expect(repaidOn(agreement, addDays(DELIVERED, -3))?.settlesMinor).toBe(priceMinor);
        const one = repaidOn(agreement, addDays(DELIVERED, after))?.settlesMinor ?? 0;
        const two = repaidOn(agreement, addDays(DELIVERED, after + 1))?.settlesMinor ?? 0;
        expect(two).toBeGreaterThanOrEqual(one);
      }),
    );
  });

  it('in part leaves what the rest is worth, and a return after it falls in proportion', () => {
    fc.assert(
      fc.property(
        anyAgreement,
        fc.nat(900),
        fc.double({ min: 0.01, max: 0.9, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (agreement, after, share, kept) => {
          const day = addDays(DELIVERED, after);
          const step = agreement.plan.step ?? 1;
          const whole = repaidOn(agreement, day);
          const partMinor = Math.round(((whole?.settlesMinor ?? 0) * share) / step) * step;
          const part = repaidInPart(agreement, day, partMinor);
          if (!part) return;
          expectBalanced(agreement, part);
          const rest = repaidOn(part.agreement, day)?.settlesMinor ?? 0;
          // each instalment is rounded to a coin
          const tolerance = part.dues.length * step;
          expect(Math.abs(rest + partMinor - (whole?.settlesMinor ?? 0))).toBeLessThanOrEqual(tolerance);
          const { priceMinor } = part.agreement.plan;
          const keptMinor = Math.round((priceMinor * kept) / step) * step;
          const smaller = recomputeAgreement(part.agreement, keptMinor);
          const less = sum(smaller.parts.map(({ amountMinor }) => amountMinor));
          expect(owed(part.agreement) - owed(smaller)).toBe(priceMinor - keptMinor + less);
          expect(costOf(smaller.agreement) * priceMinor).toBeLessThanOrEqual(
            costOf(part.agreement) * keptMinor,
          );
        },
      ),
      { numRuns: 600 },
    );
  });

  it('after withdrawing from it costs the price and nothing else', () => {
    fc.assert(
      fc.property(anyAgreement, (agreement) => {
        const next = withdrawnOn(agreement, DELIVERED, addDays(DELIVERED, 30));
        expect(owed(next)).toBe(agreement.plan.priceMinor);
        expectBalanced(agreement, next);
      }),
    );
  });
});
