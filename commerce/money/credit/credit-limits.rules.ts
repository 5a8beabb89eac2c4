import { annualRate, printedRate } from './annual-rate.rules.ts';
import type { InstalmentPlan } from './instalment-plan.rules.ts';

/** The limits that a market allows from a date on. Data, never code: caps change with the statutory rate. */
export type CreditCap = {
  /** ISO 8601 date of the first day it holds */
  readonly validFrom: string;
  /** highest annual percentage rate of charge, percent; null: the market names none */
  readonly annualPercent: number | null;
};

/** The cap in force on a day. @param date ISO 8601 date @returns null: credit was not ruled yet, none is offered */
export function capOn(caps: readonly CreditCap[], date: string): CreditCap | null {
  return (
    [...caps]
      .sort((a, b) => b.validFrom.localeCompare(a.validFrom))
      .find(({ validFrom }) => validFrom <= date) ?? null
  );
}

/** Whether a plan may be offered: its rate as printed is not above the cap. */
export function isWithinCap(plan: Pick<InstalmentPlan, 'annualPercent'>, cap: CreditCap): boolean {
  return cap.annualPercent === null || printedRate(plan.annualPercent) <= cap.annualPercent;
}

/**
 * The largest monthly factor (percent of the price per instalment) with which `count` equal monthly instalments keep
 * within a cap.
 */
export function largestMonthlyFactor(capPercent: number, count: number): number {
  const monthly = (1 + capPercent / 100) ** (1 / 12);
  let annuity = 0;
  for (let month = 1; month <= count; month += 1) annuity += monthly ** -month;
  return ((count / annuity - 1) / count) * 100;
}

/**
 * The annual rate when a protection premium has to be bought to get the credit: it counts as a cost of it then
 * (Directive (EU) 2023/2225 art. 3(5)). @param premiumMinor per instalment, minor units
 */
export function rateWithRequiredPremium(plan: InstalmentPlan, premiumMinor: number): number {
  return annualRate([
    { amountMinor: plan.priceMinor, years: 0 },
    ...plan.instalments.map(({ amountMinor, years }) => ({
      amountMinor: -(amountMinor + premiumMinor),
      years,
    })),
  ]);
}
