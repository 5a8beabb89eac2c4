import type { ResultOf } from 'gql.tada';
import type { AddressFields, CheckoutFields } from '../checkout.query.ts';

type Checkout = ResultOf<typeof CheckoutFields>;
type Address = ResultOf<typeof AddressFields>;

/** The stored checkout as the form's fields. `otherAddress` is there when goods and invoice go to different places. */
export function storedValues(
  checkout: Pick<Checkout, 'billingAddress' | 'deliveryAddress' | 'deliveryOption'>,
): Record<string, string> {
  return {
    ...fields('billing', checkout.billingAddress),
    ...fields('delivery', checkout.deliveryAddress),
    ...(checkout.deliveryAddress && { otherAddress: 'on' }),
    ...(checkout.deliveryOption && { deliveryOption: checkout.deliveryOption.code }),
  };
}

function fields(prefix: string, address: Address | null): Record<string, string> {
  const entries = Object.entries(address ?? {}).filter(([name]) => name !== 'country');
  return Object.fromEntries(entries.map(([name, value]) => [`${prefix}.${name}`, value ?? '']));
}
