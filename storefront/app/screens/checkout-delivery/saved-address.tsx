import type { ComponentProps, ReactNode } from 'react';
import { AddressBlock } from '#app/features/address/address-block.tsx';
import { useText } from '#app/texts/texts.tsx';

/**
 * A customer's own address as a card; its fields open to change it, also without scripts, and are sent in any case.
 * @param isOpen a field has a fault
 */
export function SavedAddress({
  address,
  isOpen,
  children,
}: ComponentProps<typeof AddressBlock> & { isOpen: boolean; children: ReactNode }) {
  const t = useText();
  return (
    <details className="saved-address rounded border border-line-strong" open={isOpen}>
      <summary className="pair items-start gap-x-4 rounded p-4 hover:bg-hover">
        <AddressBlock address={address} />
        <span className="link text-sm">{t('checkout.change')}</span>
      </summary>
      <div className="p-4 pt-0">{children}</div>
    </details>
  );
}
