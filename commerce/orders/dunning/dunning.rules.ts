import { addDays, daysBetween } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

type Dunning = Tenant['dunning'];

/** A reminder that was sent. Days as ISO 8601 dates, amounts in minor units. */
export type SentReminder = {
  readonly level: number;
  readonly payUntil: string;
  /** the amount overdue, without interest booked before */
  readonly overdueMinor: number;
  readonly interestMinor: number;
};

export type NextReminder = {
  readonly level: number;
  readonly payUntil: string;
  /** statutory interest since the last reminder's day, booked with it, minor units */
  readonly interestMinor: number;
  /** whether none follows it */
  readonly last: boolean;
};

/**
 * The reminder that is due for an overdue amount of an order. The first is the notice of default: it costs nothing (§
 * 286 BGB, art. 6:82 BW, art. 102 OR). Interest runs from the day after the last day that a reminder set, on the
 * overdue amount without interest (§ 289 BGB: none on interest), at the rate of the day.
 * @param overdue.since ISO 8601 date of the earliest overdue day
 * @param sent the reminders of this order since that day, the earliest first
 * @returns null: none is due
 */
export function nextReminder(
  dunning: Dunning,
  overdue: { readonly since: string; readonly overdueMinor: number },
  sent: readonly SentReminder[],
  today: string,
): NextReminder | null {
  const before = sent.at(-1);
  const terms = dunning.reminders[sent.length];
  if (!terms || today < addDays(overdue.since, terms.afterDays)) return null;
  if (before && today <= before.payUntil) return null;
  return {
    level: sent.length + 1,
    payUntil: addDays(today, terms.payWithinDays),
    interestMinor: before ? interestSince(dunning, overdue.overdueMinor, before, sent, today) : 0,
    last: sent.length + 1 === dunning.reminders.length,
  };
}

function interestSince(
  { lateInterest, smallestMinor }: Dunning,
  overdueMinor: number,
  { payUntil }: SentReminder,
  sent: readonly SentReminder[],
  today: string,
): number {
  const booked = sent.reduce((sum, { interestMinor }) => sum + interestMinor, 0);
  const baseMinor = Math.max(0, overdueMinor - booked);
  const interest = lateInterestMinor(
    baseMinor,
    ratePercent(lateInterest, today),
    daysBetween(payUntil, today),
  );
  return interest < smallestMinor ? 0 : interest;
}

/** Simple interest of some days, minor units, rounded down. @param annualPercent of a year of 365 days */
export function lateInterestMinor(baseMinor: number, annualPercent: number, days: number): number {
  return Math.floor((baseMinor * annualPercent * Math.max(0, days)) / 36_500);
}

function ratePercent(rates: Dunning['lateInterest'], day: string): number {
  const [rate] = rates
    .filter(({ validFrom }) => validFrom <= day)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return rate?.annualPercent ?? 0;
}
