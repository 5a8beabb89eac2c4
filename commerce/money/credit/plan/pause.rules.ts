import { addMonths } from '#commerce/ground/kernel/day.rules.ts';
import { allocate, roundMinor } from '#commerce/ground/kernel/money.ts';
import type { CreditTerms } from '#tenants/credit-settings.ts';
import type { StoredAgreement } from '../agreement/agreement.rules.ts';
import {
  amendAgreement,
  type PlanDay,
  planDays,
  type RecomputedPlan,
} from '../agreement/amended-plan.rules.ts';
import { calculateAnnualRate, calculateBorrowingRate, roundRate } from './annual-rate.rules.ts';

type PauseTerms = NonNullable<CreditTerms['pause']>;

/** A running plan with a pause before its later instalments. Amounts in minor units, days as ISO 8601 dates. */
export type PausedPlan = {
  readonly next: RecomputedPlan;
  /** the price of the pause */
  readonly surchargeMinor: number;
  /** the instalments after the pause */
  readonly later: readonly { readonly dueOn: string; readonly amountMinor: number }[];
  /** of the whole credit, percent per year, not rounded */
  readonly annualPercent: number;
};

const MILLION = 1_000_000;

/**
 * A pause moves the later instalments of a plan by its months (product 9) and costs a surcharge, which is spread over
 * them in proportion. The surcharge is lowered if the credit's annual rate would be above the market's cap.
 * @param agreement with its current days
 * @param day ISO 8601 date
 * @returns null if no money is due after that day, or the plan has been paused before
 */
export function calculatePausedPlan(
  agreement: StoredAgreement,
  terms: PauseTerms,
  day: string,
): PausedPlan | null {
  const days = planDays(agreement);
  const until = days.filter(({ dueOn }) => dueOn <= day);
  const later = days.filter(({ dueOn }) => dueOn > day);
  const laterMinor = later.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { plan, capPercent } = agreement;
  if (laterMinor === 0 || agreement.pausedOn !== undefined || plan.pauseMonths > 0) return null;
  const moved = later.map((one) => ({
    ...one,
    dueOn: addMonths(one.dueOn, terms.months),
    years: one.years + terms.months / 12,
  }));
  const step = plan.step ?? 1;
  const asked = roundMinor((laterMinor * terms.surchargeMillionths) / MILLION, step);
  const buildDaysWithSurcharge = (surchargeMinor: number) => [
    ...until,
    ...spread(moved, surchargeMinor, step),
  ];
  const rateWith = (surchargeMinor: number) =>
    calculateRate(plan.priceMinor, buildDaysWithSurcharge(surchargeMinor));
  const surchargeMinor = findLargestSurcharge(asked, step, capPercent, rateWith);
  const annualPercent = rateWith(surchargeMinor);
  const next = amendAgreement(agreement, {
    priceMinor: plan.priceMinor,
    cost: {
      surchargeMinor: plan.surchargeMinor,
      pauseSurchargeMinor: plan.pauseSurchargeMinor + surchargeMinor,
    },
    days: buildDaysWithSurcharge(surchargeMinor),
    ...{ annualPercent, borrowingPercent: calculateBorrowingRate(annualPercent) },
    amended: { why: 'paused', on: day },
  });
  return {
    next: { ...next, agreement: { ...next.agreement, pausedOn: day } },
    ...{ surchargeMinor, annualPercent },
    later: next.dues.slice(until.length).map(({ dueOn, amountMinor }) => ({ dueOn, amountMinor })),
  };
}

function spread(days: readonly PlanDay[], surchargeMinor: number, step: number): PlanDay[] {
  const shares = allocate(
    Math.round(surchargeMinor / step),
    days.map(({ amountMinor }) => amountMinor),
  );
  return days.map((one, index) => ({ ...one, amountMinor: one.amountMinor + (shares[index] ?? 0) * step }));
}

function calculateRate(priceMinor: number, days: readonly PlanDay[]): number {
  return calculateAnnualRate([
    { amountMinor: priceMinor, years: 0 },
    ...days.map(({ amountMinor, years }) => ({ amountMinor: -amountMinor, years })),
  ]);
}

/** The largest surcharge up to `asked` with which the printed rate keeps within the cap: the rate grows with it. */
function findLargestSurcharge(
  asked: number,
  step: number,
  capPercent: number | null,
  rateWith: (surchargeMinor: number) => number,
): number {
  const isWithinCap = (minor: number) => capPercent === null || roundRate(rateWith(minor)) <= capPercent;
  if (isWithinCap(asked)) return asked;
  let [low, high] = [0, Math.round(asked / step)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isWithinCap(middle * step)) low = middle;
    else high = middle;
  }
  return low * step;
}
