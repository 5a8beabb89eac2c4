import { addDays, countDaysBetween } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

type Dunning = Tenant['dunning'];

/** A reminder that was sent. Days as ISO 8601 dates, amounts in minor units. */
export type SentReminder = {
  readonly level: number;
  readonly payUntil: string;
  /** the amount overdue, with interest of earlier reminders that is owed still, without its own */
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
 * part of the amount demanded in it that is still owed, without interest (§ 289 BGB: none on interest), each day at
 * that day's rate.
 * @param overdue.since ISO 8601 date of the earliest overdue day
 * @param sent the reminders of this order since that day, the earliest first
 * @param others those of this order about other days: no day is charged twice, and their interest is interest too
 * @returns null if none is due
 */
export function resolveNextReminder(
  dunning: Dunning,
  overdue: { readonly since: string; readonly overdueMinor: number },
  { sent, others }: { readonly sent: readonly SentReminder[]; readonly others: readonly SentReminder[] },
  today: string,
): NextReminder | null {
  const before = sent.at(-1);
  const terms = dunning.reminders[sent.length];
  if (!terms || today < addDays(overdue.since, terms.afterDays)) return null;
  if (before && today <= before.payUntil) return null;
  return {
    level: sent.length + 1,
    payUntil: addDays(today, terms.payWithinDays),
    interestMinor: before
      ? calculateInterestSince(dunning, overdue.overdueMinor, [...others, ...sent], today)
      : 0,
    last: sent.length + 1 === dunning.reminders.length,
  };
}

/** @param asked all reminders of the order; one at least */
function calculateInterestSince(
  { lateInterest, smallestMinor }: Dunning,
  overdueMinor: number,
  asked: readonly SentReminder[],
  today: string,
): number {
  const inOrder = [...asked].sort((a, b) => a.payUntil.localeCompare(b.payUntil));
  const last = inOrder.at(-1);
  if (!last) return 0;
  const sumInterest = (reminders: readonly SentReminder[]) =>
    reminders.reduce((sum, { interestMinor }) => sum + interestMinor, 0);
  const askedMinor = last.overdueMinor - sumInterest(inOrder.slice(0, -1));
  const baseMinor = Math.max(0, Math.min(askedMinor, overdueMinor - sumInterest(inOrder)));
  const interest = calculateLateInterest(baseMinor, lateInterest, last.payUntil, today);
  return interest < smallestMinor ? 0 : interest;
}

/**
 * Simple interest of the days after one until another, each at its own rate of a year of 365 days; minor units, rounded
 * down. @param after ISO 8601 date, as `until` is
 */
export function calculateLateInterest(
  baseMinor: number,
  rates: Dunning['lateInterest'],
  after: string,
  until: string,
): number {
  const starts = rates
    .map(({ validFrom }) => validFrom)
    .filter((day) => day > addDays(after, 1) && day <= until);
  const firsts = [addDays(after, 1), ...starts.sort()];
  const percentDays = firsts.map((first, index) => {
    const next = firsts[index + 1] ?? addDays(until, 1);
    return ratePercent(rates, first) * Math.max(0, countDaysBetween(first, next));
  });
  return Math.floor((baseMinor * percentDays.reduce((sum, part) => sum + part, 0)) / 36_500);
}

function ratePercent(rates: Dunning['lateInterest'], day: string): number {
  const [rate] = rates
    .filter(({ validFrom }) => validFrom <= day)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return rate?.annualPercent ?? 0;
}
