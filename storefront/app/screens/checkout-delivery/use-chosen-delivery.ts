import type { ResultOf } from 'gql.tada';
import { useCallback, useState } from 'react';
import type { CheckoutFields } from '#app/features/checkout/checkout.query.ts';
import type { DeliveryTotalsFields } from '#app/features/delivery/delivery.fragment.ts';

type Checkout = ResultOf<typeof CheckoutFields> & ResultOf<typeof DeliveryTotalsFields>;
type Basket = Checkout['basket'];

/** The fields of a delivery form that affect the price. */
export type PricedChoice = { readonly option: string; readonly co2Compensation: boolean };

/** The form's choice, read from its fields: those hidden by a style sheet are sent along and ignored. */
export function readPricedChoice(form: FormData): PricedChoice {
  const isPickup = form.get('kind') === 'pickup';
  return {
    option: String(form.get(isPickup ? 'pickupOption' : 'deliveryOption') ?? ''),
    co2Compensation: form.has('co2Compensation'),
  };
}

/**
 * The order's total with the choice in the form, before it is sent. All totals are computed by the server and came
 * with the page: choosing only shows another of them.
 * @returns total null if the choice is the stored one, or scripts do not run yet
 */
export function useChosenDelivery(checkout: Checkout): {
  readonly basket: Basket;
  readonly total: Basket['total'] | null;
  readonly onChoice: (choice: PricedChoice | null) => void;
} {
  const [choice, setChoice] = useState<PricedChoice | null>(null);
  const onChoice = useCallback(
    (next: PricedChoice | null) => setChoice((last) => (next && last && isSame(last, next) ? last : next)),
    [],
  );
  const { basket, deliveryTotals } = checkout;
  const chosen =
    choice &&
    !isSame(choice, getStoredChoice(checkout)) &&
    deliveryTotals.find(({ option, withCo2Compensation: co2Compensation }) =>
      isSame(choice, { option, co2Compensation }),
    );
  if (!chosen) return { basket, total: null, onChoice };
  const { __typename, ...totals } = chosen;
  return { basket: { ...basket, ...totals }, total: totals.total, onChoice };
}

function getStoredChoice({ deliveryOption, co2Compensation }: Checkout): PricedChoice {
  return { option: deliveryOption?.code ?? '', co2Compensation: co2Compensation?.chosen ?? false };
}

function isSame(a: PricedChoice, b: PricedChoice): boolean {
  return a.option === b.option && a.co2Compensation === b.co2Compensation;
}
