import { addDays, DAY_MS, startOfDay } from '#commerce/ground/kernel/day.rules.ts';
import { HOLIDAYS } from '#tenants/holidays.rules.ts';

/**
 * Monday to Friday, except for the country's public holidays.
 * @param day YYYY-MM-DD
 * @param country ISO 3166-1 alpha-2
 */
export function isWorkingDay(day: string, country: string): boolean {
  const weekday = new Date(startOfDay(day)).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !isPublicHoliday(day, country);
}

/** Whether a day of any weekday is a public holiday. @param day YYYY-MM-DD @param country ISO 3166-1 alpha-2 */
export function isPublicHoliday(day: string, country: string): boolean {
  const holidays = HOLIDAYS[country];
  if (!holidays) return false;
  if (holidays.fixed.includes(day.slice(5))) return true;
  const easter = startOfDay(computeEasterSunday(Number(day.slice(0, 4))));
  return holidays.fromEaster.some((days) => easter + days * DAY_MS === startOfDay(day));
}

/**
 * The last day of a legal period of days: one that would end on a Saturday, a Sunday or a public holiday ends on the
 * next working day (Regulation 1182/71 art. 3, § 193 BGB, § 903 ABGB, art. 1 Algemene termijnenwet, art. 78 OR).
 * @param day YYYY-MM-DD on which the period begins; it does not count
 * @returns YYYY-MM-DD
 */
export function endPeriod(day: string, days: number, country: string): string {
  const last = addDays(day, days);
  return isWorkingDay(last, country) ? last : findNextWorkingDay(last, country);
}

/**
 * The working day `days` working days after `day`, which itself does not count.
 * @param day YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export function addWorkingDays(day: string, days: number, country: string): string {
  if (days <= 0) return day;
  const following = listWorkingDaysAfter(day, country);
  while (following.length < days) following.push(findNextWorkingDay(following.at(-1) ?? day, country));
  return following[days - 1] ?? day;
}

function findNextWorkingDay(day: string, country: string): string {
  let reached = addDays(day, 1);
  while (!isWorkingDay(reached, country)) reached = addDays(reached, 1);
  return reached;
}

/** The working days after a day, as far as they were computed: every basket and article starts from today. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 500;

function listWorkingDaysAfter(day: string, country: string): string[] {
  const key = `${country} ${day}`;
  let following = known.get(key);
  if (!following) {
    if (known.size >= MOST_KNOWN) known.clear();
    following = [];
    known.set(key, following);
  }
  return following;
}

/** Gregorian Easter (the computus of Meeus, Jones and Butcher). @returns YYYY-MM-DD */
export function computeEasterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = String(Math.floor(n / 31)).padStart(2, '0');
  const day = String((n % 31) + 1).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
