import type { ResultOf } from 'gql.tada';
import { writeStreetLine } from '#forms/street-line.ts';
import type { AddressFields } from './address.fragment.ts';

type Address = ResultOf<typeof AddressFields>;

/** An address in the form of a letter in its country. */
export function AddressBlock({ address }: { address: Address }) {
  return (
    <address className="not-italic">
      {address.givenName} {address.familyName}
      <br />
      {writeStreetLine(address)}
      <br />
      {address.postalCode} {address.city}
    </address>
  );
}
