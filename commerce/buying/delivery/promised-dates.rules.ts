import { waitsForTransfer } from '#forms/payment-method.ts';
import type { DeliveryDates } from './delivery-date.rules.ts';

/**
 * The dates that may be promised as calendar days. null: working days after the money has arrived, since an order
 * paid by transfer in advance does not leave before. So such an order cannot have a wished day (`keepsWishedDay`).
 */
export function promisedDates(
  dates: DeliveryDates | null,
  paymentMethod: string | null,
): DeliveryDates | null {
  return waitsForTransfer(paymentMethod) ? null : dates;
}
