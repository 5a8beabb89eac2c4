import { formatIsoDay } from '#texts/format.ts';
import type { RequestContext } from './context.ts';

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;

/** The calendar day in the tenant's time zone, YYYY-MM-DD. */
export function getToday({ clock, tenant }: Pick<RequestContext, 'clock' | 'tenant'>): string {
  return formatIsoDay(clock.now(), tenant.timeZone);
}

/** The calendar day that many days later; earlier with negative numbers. @param day YYYY-MM-DD @returns YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(startOfDay(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one calendar day to another; negative when `to` is earlier. @param from YYYY-MM-DD @param to YYYY-MM-DD */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

/**
 * The same day of the month that many months later, or the month's last day where it is shorter.
 * @param day YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(startOfDay(day));
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

/** The same moment of a later month, or of its last day where the month is shorter: 31 August and six months. */
export function addMonthsToMoment(moment: Date, months: number): Date {
  const day = moment.toISOString().slice(0, 10);
  return new Date(moment.getTime() + countDaysBetween(day, addMonths(day, months)) * DAY_MS);
}

/** The moment that many days of 24 hours later; earlier with negative numbers. */
export function addDaysToMoment(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The day's first moment in UTC, as milliseconds since 1970. @param day YYYY-MM-DD */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
