import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, countDaysBetween } from '#commerce/ground/kernel/day.rules.ts';
import type { StoredAgreement } from './agreement/agreement.rules.ts';
import { hasEnded } from './agreement/agreement.rules.ts';
import { anyOffer, createAgreementByTerms, LAW_DAY } from './agreement/test-agreement.ts';
import { resolveCreditLaw } from './credit-law.rules.ts';
import { roundRate } from './plan/annual-rate.rules.ts';
import {
  calculateFullRepayment,
  calculatePartRepayment,
  calculateWithdrawnPlan,
} from './plan/early-repayment.rules.ts';
import { calculatePausedPlan } from './plan/pause.rules.ts';
import { recomputeAgreement } from './plan/recompute.rules.ts';

type Flow = { readonly minor: number; readonly days: number };

/**
 * The equation of the law (Directive (EU) 2023/2225 annex III, § 16 PAngV, annex 1 KKG), reckoned a second way: by a
 * factor for each day, in whole days of a year of 365, by halving the interval.
 * @returns percent per year
 */
function solveLawfulRate(drawnMinor: number, paid: readonly Flow[]): number {
  let [low, high] = [1, 1.05];
  for (let round = 0; round < 200; round++) {
    const factor = (low + high) / 2;
    // the balance after the last payment of an account that bears this interest each day
    let [balance, day] = [drawnMinor, 0];
    for (const { minor, days } of paid) {
      balance = balance * factor ** (days - day) - minor;
      day = days;
    }
    if (balance < 0) low = factor;
    else high = factor;
  }
  return (low ** 365 - 1) * 100;
}

/** The value of payments on the day of the delivery, minor units. */
function calculateWorth(annualPercent: number, paid: readonly Flow[]): number {
  return sum(paid.map(({ minor, days }) => minor / (1 + annualPercent / 100) ** (days / 365)));
}

/** Equal months of 365/12 days count from the delivery (remark c of the annex); other days as they are. */
function buildFlows({ plan, dues }: StoredAgreement, delivered: string): Flow[] {
  return plan.instalments.map(({ amountMinor }, index) => {
    const dueOn = dues[index]?.dueOn ?? '';
    const months = Array.from({ length: 80 }, (_, k) => k).find((k) => addMonths(delivered, k) === dueOn);
    const days = months === undefined ? countDaysBetween(delivered, dueOn) : (months * 365) / 12;
    return { minor: amountMinor, days };
  });
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const anyDelivery = fc
  .tuple(anyOffer, fc.integer({ min: 0, max: 800 }))
  .map(([offer, days]) => ({ ...offer, delivered: addDays(LAW_DAY, days) }));
type Offer = typeof anyDelivery extends fc.Arbitrary<infer One> ? One : never;

const anyRight = fc.oneof(
  fc.record({ op: fc.constant('return' as const), keeps: fc.double({ min: 0.001, max: 1, noNaN: true }) }),
  fc.record({ op: fc.constant('pause' as const), after: fc.nat(500) }),
  fc.record({
    op: fc.constant('part' as const),
    after: fc.nat(700),
    of: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  }),
);
type Right = typeof anyRight extends fc.Arbitrary<infer One> ? One : never;

function use(offer: Offer, agreement: StoredAgreement, right: Right): StoredAgreement | null {
  const { delivered, tenant } = offer;
  const { plan } = agreement;
  if (right.op === 'return') {
    const step = tenant.roundTotalTo;
    const kept = Math.max(step, Math.floor((plan.priceMinor * right.keeps) / step) * step);
    return recomputeAgreement(agreement, Math.min(kept, plan.priceMinor)).agreement;
  }
  const day = addDays(delivered, right.after);
  if (right.op === 'pause') {
    const terms = resolveCreditLaw(tenant.credit, LAW_DAY)?.terms.pause;
    return (terms && calculatePausedPlan(agreement, terms, day)?.next.agreement) ?? null;
  }
  const whole = calculateFullRepayment(agreement, day);
  if (!whole) return null;
  const step = tenant.roundTotalTo;
  const part = Math.floor((whole.settlesMinor * right.of) / step) * step;
  return part > 0 ? (calculatePartRepayment(agreement, day, part)?.agreement ?? null) : null;
}

/** @param amendments each of them may have rounded once */
function expectLawful(agreement: StoredAgreement, offer: Offer, amendments: number, what: string): void {
  const { plan, capPercent } = agreement;
  const flows = buildFlows(agreement, offer.delivered);
  const paid = sum(plan.instalments.map(({ amountMinor }) => amountMinor));
  expect(paid, what).toBe(plan.priceMinor + plan.surchargeMinor + plan.pauseSurchargeMinor);
  for (const { minor } of flows) expect(minor, what).toBeGreaterThanOrEqual(0);
  for (const [index, { years }] of plan.instalments.entries())
    expect(Math.abs(years * 365 - (flows[index]?.days ?? 0)), what).toBeLessThanOrEqual(5);
  // a cent more or less of a small rest is much of its rate: what the payments are worth says it better
  const mostMinor = (plan.step ?? 1) * amendments + plan.priceMinor / 1000;
  const worth = calculateWorth(plan.annualPercent, flows) - plan.priceMinor;
  expect(Math.abs(worth), `${what}: worth`).toBeLessThanOrEqual(mostMinor);
  if (capPercent === null) return;
  expect(calculateWorth(capPercent + 0.005, flows) - plan.priceMinor, `${what}: cap`).toBeLessThanOrEqual(
    mostMinor,
  );
}

describe('the displayed annual rate', () => {
  it('the rate of every offered plan is the statutory one to two decimals and not above the cap', () => {
    fc.assert(
      fc.property(anyDelivery, (offer) => {
        const agreement = createAgreementByTerms(offer, offer);
        const { plan, capPercent } = agreement;
        const lawful = solveLawfulRate(plan.priceMinor, buildFlows(agreement, offer.delivered));
        expect(Math.abs(roundRate(plan.annualPercent) - lawful)).toBeLessThanOrEqual(0.005_001);
        expect(sum(plan.instalments.map(({ amountMinor }) => amountMinor))).toBe(plan.overallMinor);
        expect(plan.overallMinor).toBe(plan.priceMinor + plan.surchargeMinor + plan.pauseSurchargeMinor);
        if (capPercent !== null) expect(lawful).toBeLessThanOrEqual(capPercent + 0.005);
      }),
      { numRuns: 300 },
    );
  });

  it('the rate stays that of the plan and below the cap, whatever rights are used', () => {
    fc.assert(
      fc.property(anyDelivery, fc.array(anyRight, { minLength: 1, maxLength: 4 }), (offer, rights) => {
        let agreement = createAgreementByTerms(offer, offer);
        for (const right of rights) {
          const next = use(offer, agreement, right);
          if (!next || hasEnded(next)) continue;
          agreement = next;
          expectLawful(next, offer, 1 + rights.length, right.op);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the rate falls to zero on withdrawal, and repaying early never costs more than continuing', () => {
    fc.assert(
      fc.property(anyDelivery, fc.nat(1800), (offer, after) => {
        const agreement = createAgreementByTerms(offer, offer);
        const { plan } = agreement;
        const day = addDays(offer.delivered, after);
        const cash = calculateWithdrawnPlan(agreement, day, addDays(day, 30));
        expect(sum(cash.dues.map(({ amountMinor }) => amountMinor))).toBe(plan.priceMinor);
        const whole = calculateFullRepayment(agreement, day);
        if (!whole) return;
        const later = agreement.dues.filter(({ dueOn }) => dueOn > day);
        expect(whole.settlesMinor).toBeLessThanOrEqual(sum(later.map(({ amountMinor }) => amountMinor)));
        const flows = buildFlows(whole.agreement, offer.delivered);
        const lawful = solveLawfulRate(plan.priceMinor, flows);
        if (after > 20) expect(Math.abs(lawful - plan.annualPercent)).toBeLessThanOrEqual(1.5);
      }),
      { numRuns: 300 },
    );
  });
});
