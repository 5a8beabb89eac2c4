import type { AddressForm } from '#forms/address.ts';

/** The form's fields are named billing.street, delivery.street and so on. */
export const ADDRESS_FIELDS = [
  'salutation',
  'givenName',
  'familyName',
  'street',
  'houseNumber',
  'houseNumberAddition',
  'postalCode',
  'city',
  'phone',
] as const satisfies readonly (keyof AddressForm)[];
