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
  /** in its stored form; null if not known yet */
  readonly postalCode: string | null;
};

/**
 * Working days until everything has arrived: the slowest line decides, at least one day, then the extra days of the
 * place. A delivery within hours is on one day: the first on which everything has certainly arrived.
 * @returns null for no lines
 */
export function calculateWorkingDays(
  lines: readonly DeliverableLine[],
  option: DayTerms,
  { remoteAreas, postalCode }: Pick<DeliveryPlace, 'remoteAreas' | 'postalCode'>,
): WorkingDays | null {
  return lines.length === 0 ? null : calculateDayRange(lines, option, getRemoteDays(remoteAreas, postalCode));
}

/** @param lines one at least @param remote extra days of the place */
function calculateDayRange(lines: readonly DeliverableLine[], option: DayTerms, remote: number): WorkingDays {
  const calculateSlowestDays = (of: (line: DeliverableLine) => number) =>
    Math.max(1, Math.max(...lines.map(of)) + option.extraDays) + remote;
  const max = calculateSlowestDays((line) => line.article.deliveryDaysMax);
  return { min: option.hours ? max : calculateSlowestDays((line) => line.article.deliveryDaysMin), max };
}

/** The calendar days between which everything arrives when it is ordered today; the day of the order does not count. */
export function computeDeliveryDates(days: WorkingDays, { orderDay, country }: DeliveryPlace): DeliveryDates {
  return {
    from: addWorkingDays(orderDay, days.min, country),
    until: addWorkingDays(orderDay, days.max, country),
  };
}

/**
 * The preferred days on offer: working days from the first on which everything has certainly arrived.
 * @param count how many are offered
 * @returns YYYY-MM-DD, ascending; empty if there are no lines
 */
export function computeWishedDays(
  lines: readonly DeliverableLine[],
  option: DayTerms,
  place: DeliveryPlace,
  count: number,
): string[] {
  const days = calculateWorkingDays(lines, option, place);
  if (!days) return [];
  return Array.from({ length: count }, (_, index) =>
    addWorkingDays(place.orderDay, days.max + index, place.country),
  );
}

/** An article with its delivery time and whether it can be had. */
type Obtainable = DeliverableLine['article'] & { readonly state: string };

/** Working days of the tenant's usual way, its first, to most places. */
export function calculateUsualDays(
  article: DeliverableLine['article'],
  options: readonly DayTerms[],
): WorkingDays {
  return calculateDayRange([{ article }], options[0] ?? { extraDays: 0 }, 0);
}

/** The days between which an article arrives by the usual option if ordered now; null if it is sold out. */
export function computeUsualDates(
  article: Obtainable,
  options: readonly DayTerms[],
  place: Omit<DeliveryPlace, 'postalCode'>,
): DeliveryDates | null {
  if (article.state === 'SOLD_OUT') return null;
  return computeDeliveryDates(calculateUsualDays(article, options), { ...place, postalCode: null });
}

/** The dates of the variant that arrives first; of two with the same latest day, the one that may come earlier. */
export function findSoonestArrival(
  variants: readonly Obtainable[],
  options: readonly DayTerms[],
  place: Omit<DeliveryPlace, 'postalCode'>,
): DeliveryDates | null {
  const dates = variants.flatMap((variant) => computeUsualDates(variant, options, place) ?? []);
  return dates.toSorted((a, b) => (a.until + a.from).localeCompare(b.until + b.from))[0] ?? null;
}

/**
 * The day of a delivery within hours if an article is ordered now, YYYY-MM-DD; null if it is not available, or no
 * delivery option is given in hours.
 */
export function computeEveningDay(
  article: Obtainable,
  options: readonly DayTerms[],
  place: Omit<DeliveryPlace, 'postalCode'>,
): string | null {
  const way = options.find(({ hours }) => hours);
  const anywhere = { ...place, postalCode: null };
  const days =
    way && article.state !== 'SOLD_OUT' ? calculateWorkingDays([{ article }], way, anywhere) : null;
  return days && computeDeliveryDates(days, anywhere).until;
}

/** Working days that a place takes longer than the rest of the country. */
export function getRemoteDays(areas: DeliveryPlace['remoteAreas'], postalCode: string | null): number {
  if (postalCode === null) return 0;
  const area = areas.find(({ postalCodes }) => new RegExp(postalCodes).test(postalCode));
  return area?.extraDays ?? 0;
}
