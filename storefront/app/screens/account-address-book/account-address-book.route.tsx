import { useEffect } from 'react';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { addressBookLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/account-address-book.route';
import { addressBookAction } from './account-address-book.action.ts';
import { AddressBookQuery } from './account-address-book.query.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';

/** The address book: its entries, or the form of one of them (`?edit=ID`, `?edit=new`). */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountAddressBook');
  const customer = await requireCustomer(page);
  const { customer: own } = await page.query(AddressBookQuery, {});
  if (!own) throw signInFirst(page);
  const asked = page.url.searchParams.get('edit');
  const entry = own.addresses.find(({ id }) => id === asked) ?? null;
  return {
    ...{ customer, addresses: own.addresses, entry },
    editing: asked === 'new' || entry !== null,
    saved: page.url.searchParams.get('saved') === '1',
    head: buildHead(page, 'account.section.accountAddressBook'),
  };
});

export const action = addressBookAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTypedForm(sent, {});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountAddressBookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, addresses, entry, editing, saved } = loaderData;
  const t = useText();
  const shop = useShop();
  const state = actionData && 'faults' in actionData ? actionData : undefined;
  useEffect(() => {
    if (state) window.scrollTo({ top: 0 });
  }, [state]);
  return (
    <AccountFrame
      customer={customer}
      section="accountAddressBook"
      title={t('account.section.accountAddressBook')}
    >
      {saved && (
        <div className="mb-6">
          <Alert kind="success">{t('account.book.saved')}</Alert>
        </div>
      )}
      {editing || state ? (
        <AddressForm entry={entry} state={state} />
      ) : (
        <>
          {addresses.length > 0 ? (
            <AddressList addresses={addresses} />
          ) : (
            <p className="text-muted">{t('account.book.none')}</p>
          )}
          <div className="mt-6">
            <ButtonLink to={addressBookLink(shop, { edit: 'new' })}>{t('account.book.add')}</ButtonLink>
          </div>
        </>
      )}
    </AccountFrame>
  );
}
