import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { DeliveryOption } from './delivery-choice.rules.ts';

/** Days of the calendar, YYYY-MM-DD, both included. */
export type DeliveryDates = { readonly from: string; readonly until: string };
/** The parts of a way of delivery that decide the days. */
type DayTerms = Pick<DeliveryOption, 'extraDays'> & Partial<Pick<DeliveryOption, 'hours'>>;
export type WorkingDays = { readonly min: number; readonly max: number };

/** The delivery time of articles, in working days. */
export type DeliverableLine = {
  readonly article: { readonly deliveryDaysMin: number; readonly deliveryDaysMax: number };
};

/** The data besides the articles that dates of delivery depend on. */
export type DeliveryPlace = {
  /** YYYY-MM-DD in the market's time zone: delivery counts from this day on */
  readonly orderDay: string;
  /** ISO 3166-1 alpha-2 of the market, for its public holidays */
  readonly country: string;
  readonly remoteAreas: Tenant['delivery']['remoteAreas'];
  /** as it is kept; null: not known yet */
  readonly postalCode: string | null;
};

/**
 * Working days until everything has arrived: the slowest line decides, at least one day, then the extra days of the
 * place. A delivery within hours is on one day: the first on which everything has certainly arrived.
 * @returns null for no lines
 */
export function workingDays(
  lines: readonly DeliverableLine[],
  option: DayTerms,
  { remoteAreas, postalCode }: Pick<DeliveryPlace, 'remoteAreas' | 'postalCode'>,
): WorkingDays | null {
  return lines.length === 0 ? null : daysOf(lines, option, remoteDays(remoteAreas, postalCode));
}

/** @param lines one at least @param remote extra days of the place */
function daysOf(lines: readonly DeliverableLine[], option: DayTerms, remote: number): WorkingDays {
  const days = (of: (line: DeliverableLine) => number) =>
    Math.max(1, Math.max(...lines.map(of)) + option.extraDays) + remote;
  const max = days((line) => line.article.deliveryDaysMax);
  return { min: option.hours ? max : days((line) => line.article.deliveryDaysMin), max };
}

/** The calendar days between which everything arrives when it is ordered today; the day of the order does not count. */
export function datesOf(days: WorkingDays, { orderDay, country }: DeliveryPlace): DeliveryDates {
  return {
    from: addWorkingDays(orderDay, days.min, country),
    until: addWorkingDays(orderDay, days.max, country),
  };
}

/**
 * The days that can be wished for: working days from the first on which everything has certainly arrived.
 * @param count how many are offered
 * @returns YYYY-MM-DD, ascending; empty for no lines
 */
export function wishedDays(
  lines: readonly DeliverableLine[],
  option: DayTerms,
  place: DeliveryPlace,
  count: number,
): string[] {
  const days = workingDays(lines, option, place);
  if (!days) return [];
  return Array.from({ length: count }, (_, index) =>
    addWorkingDays(place.orderDay, days.max + index, place.country),
  );
}

/** An article with its delivery time and whether it can be had. */
type Obtainable = DeliverableLine['article'] & { readonly state: string };

/** Working days of the tenant's usual way, its first, to most places. */
export function usualDays(article: DeliverableLine['article'], options: readonly DayTerms[]): WorkingDays {
  return daysOf([{ article }], options[0] ?? { extraDays: 0 }, 0);
}

/** The days between which an article arrives by the usual way when it is ordered now; null: it is sold out. */
export function usualDates(
  article: Obtainable,
  options: readonly DayTerms[],
  place: Omit<DeliveryPlace, 'postalCode'>,
): DeliveryDates | null {
  if (article.state === 'SOLD_OUT') return null;
  return datesOf(usualDays(article, options), { ...place, postalCode: null });
}

/** The dates of the variant that arrives first; of two with the same latest day, the one that may come earlier. */
export function soonestArrival(
  variants: readonly Obtainable[],
  options: readonly DayTerms[],
  place: Omit<DeliveryPlace, 'postalCode'>,
): DeliveryDates | null {
  const dates = variants.flatMap((variant) => usualDates(variant, options, place) ?? []);
  return dates.toSorted((a, b) => (a.until + a.from).localeCompare(b.until + b.from))[0] ?? null;
}

/**
 * The day of a delivery within hours when an article is ordered now: YYYY-MM-DD; null: it cannot be had, or no way of
 * delivery names hours.
 */
export function eveningDay(
  article: Obtainable,
  options: readonly DayTerms[],
  place: Omit<DeliveryPlace, 'postalCode'>,
): string | null {
  const way = options.find(({ hours }) => hours);
  const anywhere = { ...place, postalCode: null };
  const days = way && article.state !== 'SOLD_OUT' ? workingDays([{ article }], way, anywhere) : null;
  return days && datesOf(days, anywhere).until;
}

/** Working days that a place takes longer than the rest of the country. */
export function remoteDays(areas: DeliveryPlace['remoteAreas'], postalCode: string | null): number {
  if (postalCode === null) return 0;
  const area = areas.find(({ postalCodes }) => new RegExp(postalCodes).test(postalCode));
  return area?.extraDays ?? 0;
}
