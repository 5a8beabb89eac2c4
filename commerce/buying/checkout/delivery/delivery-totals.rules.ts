import type { PriceTerms } from '#commerce/buying/basket/basket.types.ts';
import { calculateTotals } from '#commerce/buying/basket/totals.rules.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import type { CheckoutView } from '../checkout.service.ts';

/** The totals of the order with one way of delivery. */
export type DeliveryTotals = Totals & {
  /** the code of the way of delivery */
  readonly option: string;
  readonly co2Compensation: boolean;
};

/** One for each way of delivery that is offered, with and without the contribution where there is one. */
export function calculateDeliveryTotals(
  { basket, deliveryOptions, co2 }: Pick<CheckoutView, 'basket' | 'deliveryOptions' | 'co2'>,
  terms: PriceTerms,
): DeliveryTotals[] {
  const contributions = co2 ? [false, true] : [false];
  return deliveryOptions.flatMap(({ code: option }) =>
    contributions.map((co2Compensation) => ({
      option,
      co2Compensation,
      ...calculateTotals(basket, terms, { ...basket.delivery, option, co2Compensation }),
    })),
  );
}
