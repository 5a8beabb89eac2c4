import { Link } from 'react-router';
import { listAccountSections } from '#app/features/account/account-sections.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { writeStreetLine } from '#forms/street-line.ts';
import { DataSection } from './data-form.tsx';
import type { CustomerData } from './data-props.ts';

/** The default address; the address book changes it. */
export function AddressBlock({ address }: { address: CustomerData['address'] }) {
  const t = useText();
  const book = listAccountSections(useShop()).find(({ section }) => section === 'accountAddressBook');
  return (
    <DataSection id="address" title={t('account.data.address')}>
      {address ? (
        <address className="not-italic wrap-anywhere">
          {address.givenName} {address.familyName}
          <br />
          {writeStreetLine(address)}
          <br />
          {address.postalCode} {address.city}
        </address>
      ) : (
        <p className="text-muted">{t('account.data.address.none')}</p>
      )}
      {book && (
        <Link to={book.to} className="link mt-3 inline-block">
          {t('account.data.address.change')}
        </Link>
      )}
    </DataSection>
  );
}
