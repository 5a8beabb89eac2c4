import type { StockSettings } from '#tenants/stock-settings.ts';
import { addWorkingDays } from './working-days.rules.ts';

export type AvailabilityState = 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT';

export type Availability = {
  readonly state: AvailabilityState;
  /** remaining pieces when they are few and the tenant shows the number, else null */
  readonly fewLeft: number | null;
  /** working days */
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
  /** when a sold-out article is expected again, YYYY-MM-DD; null: not known, or it is there */
  readonly expectedOn: string | null;
};

/** The stock that a tenant has of a variant; its delivery times are working days. */
export type Stock = {
  readonly quantity: number;
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
  readonly expectedOn?: string | null;
};

/** The part of a stock that shoppers see, by the tenant's settings. */
export function availability(stock: Stock, { fewPieces, tellsPieces }: StockSettings): Availability {
  const { quantity, deliveryDaysMin, deliveryDaysMax, expectedOn = null } = stock;
  const few = quantity > 0 && quantity <= fewPieces;
  return {
    state: quantity <= 0 ? 'SOLD_OUT' : few ? 'FEW_LEFT' : 'IN_STOCK',
    fewLeft: few && tellsPieces ? quantity : null,
    deliveryDaysMin,
    deliveryDaysMax,
    expectedOn: quantity <= 0 ? expectedOn : null,
  };
}

/**
 * The days between which it arrives when it is ordered now: the day of the order does not count.
 * @param today YYYY-MM-DD in the market's time zone
 * @param country ISO 3166-1 alpha-2, for its public holidays
 * @returns YYYY-MM-DD each; null: it is out of stock
 */
export function deliveryDates(
  { state, deliveryDaysMin, deliveryDaysMax }: Availability,
  today: string,
  country: string,
): { from: string; until: string } | null {
  if (state === 'SOLD_OUT') return null;
  return {
    from: addWorkingDays(today, deliveryDaysMin, country),
    until: addWorkingDays(today, deliveryDaysMax, country),
  };
}

/** The dates of the variant that arrives first; of two with the same latest day, the one that may come earlier. */
export function soonestArrival(
  variants: readonly Availability[],
  today: string,
  country: string,
): { from: string; until: string } | null {
  const dates = variants.flatMap((variant) => deliveryDates(variant, today, country) ?? []);
  return dates.toSorted((a, b) => (a.until + a.from).localeCompare(b.until + b.from))[0] ?? null;
}

/** @returns the day on which a sold-out article is expected; null when that day has passed or none is known */
export function expectedDay({ expectedOn }: Availability, today: string): string | null {
  return expectedOn !== null && expectedOn > today ? expectedOn : null;
}
