import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';
import { allocate, roundMinor } from '#commerce/ground/kernel/money.ts';
import type { StoredAgreement } from '../agreement/agreement.rules.ts';
import {
  amendAgreement,
  lowerCost,
  type PlanDay,
  planDays,
  type RecomputedPlan,
} from '../agreement/amended-plan.rules.ts';

const DAYS_IN_YEAR = 365;

/** The sums of paying back early on a day. Minor units. */
export type EarlyRepayment = RecomputedPlan & {
  /** the amount paid on that day in place of later instalments: all of them, or a part */
  readonly settlesMinor: number;
};

/**
 * Where a day stands on a plan's time axis: years after delivery, in proportion between the plan's own days. Before the
 * delivery nothing has been lent, after the last instalment nothing is.
 * @param day ISO 8601 date
 */
export function computeYearsInto(days: readonly PlanDay[], day: string): number {
  const at = Date.parse(day);
  const [first] = days;
  if (!first) return 0;
  let before = { at: Date.parse(first.dueOn) - Math.round(first.years * DAYS_IN_YEAR) * DAY_MS, years: 0 };
  if (at <= before.at) return 0;
  for (const { dueOn, years } of days) {
    const after = { at: Date.parse(dueOn), years };
    if (at < after.at) {
      return before.years + ((years - before.years) * (at - before.at)) / (after.at - before.at);
    }
    before = after;
  }
  return before.years;
}

/**
 * The value of the instalments after a day, on that day, at the plan's annual rate: the amount that pays the credit
 * back then (Directive (EU) 2023/2225 art. 29: the cost falls by the interest and the costs of the time that is
 * left).
 * @returns minor units, a multiple of the plan's step
 */
function calculateWorth({ plan }: StoredAgreement, later: readonly PlanDay[], years: number): number {
  const growth = 1 + plan.annualPercent / 100;
  const worth = later.reduce((sum, day) => sum + day.amountMinor * growth ** (years - day.years), 0);
  const nominal = later.reduce((sum, day) => sum + day.amountMinor, 0);
  const costMinor = plan.surchargeMinor + plan.pauseSurchargeMinor;
  return Math.min(nominal, Math.max(nominal - costMinor, roundMinor(worth, plan.step ?? 1)));
}

/**
 * The whole credit paid back on a day: what was due until then stays as it is, everything later is replaced by its
 * value on that day, and premiums of payment protection for later instalments are not owed.
 * @param agreement with its current days
 * @param day ISO 8601 date
 * @returns null if nothing is due after that day
 */
export function calculateFullRepayment(agreement: StoredAgreement, day: string): EarlyRepayment | null {
  const { until, later, years } = splitPlanDays(agreement, day);
  if (later.length === 0) return null;
  const settlesMinor = calculateWorth(agreement, later, years);
  const lessMinor = later.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - settlesMinor;
  const days = [...until, { years, dueOn: day, amountMinor: settlesMinor, premiumMinor: 0 }];
  return {
    settlesMinor,
    ...amendAgreement(agreement, {
      priceMinor: agreement.plan.priceMinor,
      cost: lowerCost(agreement.plan, lessMinor),
      days,
      amended: { why: 'repaid', on: day },
    }),
  };
}

/**
 * A part of the credit paid back on a day: the later instalments keep their days and fall in the same proportion as
 * their value.
 * @param partMinor the amount paid beyond the instalments due until that day
 * @returns null if nothing is due after that day, or too little would be left for each later instalment
 */
export function calculatePartRepayment(
  agreement: StoredAgreement,
  day: string,
  partMinor: number,
): EarlyRepayment | null {
  const { until, later, years } = splitPlanDays(agreement, day);
  const step = agreement.plan.step ?? 1;
  const nominal = later.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const worth = calculateWorth(agreement, later, years);
  const leftMinor = worth === 0 ? 0 : roundMinor((nominal * (worth - partMinor)) / worth, step);
  if (partMinor <= 0 || leftMinor < later.length * step) return null;
  const shares = allocate(
    Math.round(leftMinor / step),
    later.map(({ amountMinor }) => amountMinor),
  );
  const days = [
    ...until,
    { years, dueOn: day, amountMinor: partMinor, premiumMinor: 0 },
    ...later.map((one, index) => ({ ...one, amountMinor: (shares[index] ?? 0) * step })),
  ];
  const lessMinor = Math.max(0, nominal - partMinor - Math.round(leftMinor / step) * step);
  return {
    settlesMinor: partMinor,
    ...amendAgreement(agreement, {
      priceMinor: agreement.plan.priceMinor,
      cost: lowerCost(agreement.plan, lessMinor),
      days,
      amended: { why: 'repaid-in-part', on: day },
    }),
  };
}

function splitPlanDays(agreement: StoredAgreement, day: string) {
  const days = planDays(agreement);
  return {
    until: days.filter(({ dueOn }) => dueOn <= day),
    later: days.filter(({ dueOn }) => dueOn > day),
    years: computeYearsInto(days, day),
  };
}

/**
 * The customer has withdrawn from the credit: the goods kept are paid at their cash price, once, and neither the
 * credit nor payment protection costs anything (Directive (EU) 2023/2225 art. 26; the contract promises the cash
 * price).
 * @param payBy ISO 8601 date
 */
export function calculateWithdrawnPlan(
  agreement: StoredAgreement,
  day: string,
  payBy: string,
): RecomputedPlan {
  const { priceMinor } = agreement.plan;
  return amendAgreement(agreement, {
    priceMinor,
    cost: { surchargeMinor: 0, pauseSurchargeMinor: 0 },
    days: [{ years: 0, dueOn: payBy, amountMinor: priceMinor, premiumMinor: 0 }],
    annualPercent: 0,
    borrowingPercent: 0,
    amended: { why: 'withdrawn', on: day },
  });
}
