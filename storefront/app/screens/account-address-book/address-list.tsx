import type { ResultOf } from 'gql.tada';
import { Form, Link } from 'react-router';
import { AddressBlock } from '#app/features/address/address-block.tsx';
import { addressBookLink } from '#app/page/account-links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { writeStreetLine } from '#forms/street-line.ts';
import type { AddressBookQuery } from './account-address-book.query.ts';

type Entry = NonNullable<ResultOf<typeof AddressBookQuery>['customer']>['addresses'][number];

/** The entries of the book, the default first, each with its actions. */
export function AddressList({ addresses }: { addresses: readonly Entry[] }) {
  const t = useText();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {addresses.map((entry) => (
        <li key={entry.id} className="flex flex-col rounded border border-line p-5">
          {entry.isDefault && (
            <p className="mb-2">
              <Badge kind="neutral">{t('account.book.default')}</Badge>
            </p>
          )}
          <div className="wrap-anywhere">
            <AddressBlock address={entry.address} />
            {entry.address.phone && <p className="text-sm text-muted">{entry.address.phone}</p>}
          </div>
          <EntryActions entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryActions({ entry }: { entry: Entry }) {
  const t = useText();
  const shop = useShop();
  const { givenName, familyName } = entry.address;
  const about = { name: `${givenName} ${familyName}`, street: writeStreetLine(entry.address) };
  return (
    <div className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-4 text-sm">
      <Link
        to={addressBookLink(shop, { edit: entry.id })}
        className="link touch"
        aria-label={t('account.book.edit.of', about)}
      >
        {t('account.book.edit')}
      </Link>
      <EntryAction id={entry.id} intent="remove" label={t('account.book.remove.of', about)}>
        {t('account.book.remove')}
      </EntryAction>
      {!entry.isDefault && (
        <EntryAction id={entry.id} intent="default" label={t('account.book.makeDefault.of', about)}>
          {t('account.book.makeDefault')}
        </EntryAction>
      )}
    </div>
  );
}

/** @param label names the entry for screen readers */
function EntryAction({
  id,
  intent,
  label,
  children,
}: {
  id: string;
  intent: 'remove' | 'default';
  label: string;
  children: string;
}) {
  return (
    <Form method="post" action={screenLink(useShop(), 'accountAddressBook')}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={intent} className="link touch" aria-label={label}>
        {children}
      </button>
    </Form>
  );
}
