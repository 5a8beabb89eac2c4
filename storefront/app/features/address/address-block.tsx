import type { ResultOf } from 'gql.tada';
import type { AddressFields } from './address.fragment.ts';

type Address = ResultOf<typeof AddressFields>;

/** An address in the form of a letter in its country. */
export function AddressBlock({ address }: { address: Address }) {
  const addition = address.houseNumberAddition ? ` ${address.houseNumberAddition}` : '';
  return (
    <address className="not-italic">
      {address.givenName} {address.familyName}
      <br />
      {address.street} {address.houseNumber}
      {addition}
      <br />
      {address.postalCode} {address.city}
    </address>
  );
}
