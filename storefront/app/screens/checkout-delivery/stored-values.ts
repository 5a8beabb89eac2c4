import type { ResultOf } from 'gql.tada';
import type { AddressFields } from '#app/features/address/address.fragment.ts';
import type { CheckoutFields } from '#app/features/checkout/checkout.query.ts';

type Checkout = ResultOf<typeof CheckoutFields>;
type Address = ResultOf<typeof AddressFields>;

/** The stored checkout as the form's fields. */
export function buildStoredValues(
  checkout: Pick<
    Checkout,
    | 'billingAddress'
    | 'deliveryAddress'
    | 'deliveryKind'
    | 'deliveryOption'
    | 'pickupPoint'
    | 'wishedOn'
    | 'co2Compensation'
    | 'addresses'
    | 'basket'
    | 'fields'
  >,
): Record<string, string> {
  const { deliveryAddress, deliveryOption, pickupPoint, wishedOn, co2Compensation } = checkout;
  const booked =
    deliveryAddress && checkout.addresses.find(({ address }) => isSame(address, deliveryAddress));
  return {
    kind: checkout.deliveryKind.toLowerCase(),
    ...(checkout.basket.postalCode && { 'billing.postalCode': checkout.basket.postalCode }),
    ...buildAddressValues('billing', checkout.billingAddress),
    ...(booked ? { address: booked.id } : buildAddressValues('delivery', deliveryAddress)),
    ...(deliveryOption && { deliveryOption: deliveryOption.code, pickupOption: deliveryOption.code }),
    ...(pickupPoint && { pickupPointId: pickupPoint.id }),
    ...(pickupPoint?.postNumber && { postNumber: pickupPoint.postNumber }),
    ...(wishedOn && { wishedOn }),
    ...(co2Compensation?.chosen && { co2Compensation: 'on' }),
    ...Object.fromEntries(checkout.fields.map(({ name, value }) => [name, value ?? ''])),
  };
}

/** An address as the fields `prefix.street` and so on. */
export function buildAddressValues(
  prefix: 'billing' | 'delivery',
  address: Address | null,
): Record<string, string> {
  const entries = Object.entries(address ?? {}).filter(([name]) => name !== 'country');
  return Object.fromEntries(entries.map(([name, value]) => [`${prefix}.${name}`, value ?? '']));
}

function isSame(a: Address, b: Address): boolean {
  return (Object.keys(a) as (keyof Address)[]).every((part) => a[part] === b[part]);
}
