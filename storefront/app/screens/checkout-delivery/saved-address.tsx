import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import type { AddressFields } from '#app/features/address/address.fragment.ts';
import { useText } from '#app/texts/texts.tsx';
import { writeStreetLine } from '#forms/street-line.ts';

/**
 * A customer's own address as a card; its fields open to change it, also without scripts, and are sent in any case.
 * @param isOpen a field has a fault
 */
export function SavedAddress({
  address,
  isOpen,
  children,
}: {
  address: ResultOf<typeof AddressFields>;
  isOpen: boolean;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <details className="saved-address rounded border border-line-strong" open={isOpen}>
      <summary className="pair items-start gap-x-4 rounded p-4 hover:bg-hover">
        {/* a summary holds no address element */}
        <span>
          {address.givenName} {address.familyName}
          <br />
          {writeStreetLine(address)}
          <br />
          {address.postalCode} {address.city}
        </span>
        <span className="link text-sm">{t('checkout.change')}</span>
      </summary>
      <div className="p-4 pt-0">{children}</div>
    </details>
  );
}
