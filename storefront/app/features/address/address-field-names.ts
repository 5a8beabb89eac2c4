import type { AddressForm } from '#forms/address/address.ts';

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

type AddressField = (typeof ADDRESS_FIELDS)[number];

const DUTCH: readonly AddressField[] = ['postalCode', 'houseNumber', 'houseNumberAddition', 'street', 'city'];

/** The fields in the market's order: in the Netherlands the postal code comes first, elsewhere the street. */
export function listAddressFields(country: string): readonly AddressField[] {
  if (country !== 'NL') return ADDRESS_FIELDS;
  const [before, after] = [ADDRESS_FIELDS.indexOf('street'), ADDRESS_FIELDS.indexOf('phone')];
  return [...ADDRESS_FIELDS.slice(0, before), ...DUTCH, ...ADDRESS_FIELDS.slice(after)];
}
