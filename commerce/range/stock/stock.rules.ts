import type { StockSettings } from '#tenants/stock-settings.ts';

export type AvailabilityState = 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT';

export type Availability = {
  readonly state: AvailabilityState;
  /** remaining pieces when they are few and the tenant shows the number, else null */
  readonly fewLeft: number | null;
  /** working days */
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
  /** when a sold-out article is expected again, YYYY-MM-DD; null if not known, or if it is in stock */
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
export function computeAvailability(stock: Stock, { fewPieces, tellsPieces }: StockSettings): Availability {
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

/** @returns the day on which a sold-out article is expected; null when that day has passed or none is known */
export function resolveExpectedDay({ expectedOn }: Availability, today: string): string | null {
  return expectedOn !== null && expectedOn > today ? expectedOn : null;
}
