import { needsTransfer } from '#forms/payment-method.ts';
import type { DeliveryDates } from './delivery-date.rules.ts';

/**
 * The dates that may be promised as calendar days. null if they are working days after the money has arrived: an
 * order paid by transfer in advance does not leave before. Such an order cannot have a preferred day
 * (`canKeepWishedDay`).
 */
export function resolvePromisedDates(
  dates: DeliveryDates | null,
  paymentMethod: string | null,
): DeliveryDates | null {
  return needsTransfer(paymentMethod) ? null : dates;
}
