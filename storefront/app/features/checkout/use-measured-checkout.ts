import type { ResultOf } from 'gql.tada';
import { buildBasketEvent } from '#app/features/measurement/measured-basket.ts';
import { useMeasured } from '#app/features/measurement/use-measured.ts';
import type { CheckoutFields } from './checkout.query.ts';

type Checkout = Pick<ResultOf<typeof CheckoutFields>, 'step' | 'basket' | 'deliveryOption' | 'paymentMethod'>;

/** Measures the chosen ways of delivery and payment, each once for a checkout. */
export function useMeasuredCheckout(checkout: Checkout): void {
  const { step, basket, deliveryOption, paymentMethod } = checkout;
  const tier = step === 'PAYMENT' || step === 'CONFIRM' ? deliveryOption?.code : undefined;
  const payment = step === 'CONFIRM' ? paymentMethod : null;
  const shipped = tier === undefined ? null : `${basket.id} ${tier}`;
  const paid = payment === null ? null : `${basket.id} ${payment}`;
  useMeasured(shipped, () =>
    buildBasketEvent('add_shipping_info', basket.lines, { shipping_tier: tier ?? '', once: shipped ?? '' }),
  );
  useMeasured(paid, () =>
    buildBasketEvent('add_payment_info', basket.lines, { payment_type: payment ?? '', once: paid ?? '' }),
  );
}
