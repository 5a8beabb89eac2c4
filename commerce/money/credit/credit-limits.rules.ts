import { roundRate } from './plan/annual-rate.rules.ts';
import type { InstalmentPlan } from './plan/instalment-plan.rules.ts';

/** The limits that a market allows from a date on. Data, never code: caps change with the statutory rate. */
export type CreditCap = {
  /** ISO 8601 date of the first day it holds */
  readonly validFrom: string;
  /** highest annual percentage rate of charge, percent; null if the market sets none */
  readonly annualPercent: number | null;
};

/**
 * The cap in force on a day.
 * @param date ISO 8601 date
 * @returns null if no rule existed yet, so no credit is offered
 */
export function resolveCreditCap(caps: readonly CreditCap[], date: string): CreditCap | null {
  return (
    [...caps]
      .sort((a, b) => b.validFrom.localeCompare(a.validFrom))
      .find(({ validFrom }) => validFrom <= date) ?? null
  );
}

/** Whether a plan may be offered: its rate as printed is not above the cap. */
export function isWithinCap(plan: Pick<InstalmentPlan, 'annualPercent'>, cap: CreditCap): boolean {
  return cap.annualPercent === null || roundRate(plan.annualPercent) <= cap.annualPercent;
}
