export type AvailabilityState = 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT';

export type Availability = {
  readonly state: AvailabilityState;
  /** pieces left when few, else null: how much there is of the rest is nobody's business */
  readonly fewLeft: number | null;
  /** working days */
  readonly deliveryDaysMin: number;
  readonly deliveryDaysMax: number;
};

/** So many pieces or fewer are said to be few. */
export const FEW_PIECES = 5;

/** @param stock what the tenant has of a variant; its delivery times are working days */
export function availability(stock: {
  quantity: number;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
}): Availability {
  const { quantity, deliveryDaysMin, deliveryDaysMax } = stock;
  const few = quantity > 0 && quantity <= FEW_PIECES;
  return {
    state: quantity <= 0 ? 'SOLD_OUT' : few ? 'FEW_LEFT' : 'IN_STOCK',
    fewLeft: few ? quantity : null,
    deliveryDaysMin,
    deliveryDaysMax,
  };
}
