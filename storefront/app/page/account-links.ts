import { addQuery, type Place, screenLink } from './links.ts';
import type { ShopInfo } from './shop.tsx';

/** The sign-in, and the path to return to afterwards. */
export function signInLink(shop: Place, next: string | null = null): string {
  return addQuery(screenLink(shop, 'login'), { next });
}

/** The page where a signed-in customer gives the password or a passkey again before a change, and comes back. */
export function stepUpLink(shop: Place, next: string): string {
  return addQuery(screenLink(shop, 'login'), { confirm: '1', next });
}

/** The address after a sign-in without another target: the account's first section. */
export function accountLink(shop: Place): string {
  return shop.paths.accountOverview ?? screenLink(shop, 'accountPersonalData');
}

/** The address book. @param set.edit an entry's id, or `new` @param set.saved shows that a change was saved */
export function addressBookLink(shop: Place, set: { edit?: string; saved?: boolean } = {}): string {
  return addQuery(screenLink(shop, 'accountAddressBook'), {
    edit: set.edit ?? null,
    saved: set.saved ? '1' : null,
  });
}

/**
 * Invoices and payments.
 * @param notice `debited`: a direct debit was ordered; `unpaid`: this way to pay is not possible
 */
export function invoicesLink(shop: Place, notice: 'debited' | 'unpaid' | null = null): string {
  return addQuery(screenLink(shop, 'accountInvoices'), { notice });
}

/** The customer's bookings as a file, with the filter of the page. */
export function statementLink(
  { locale }: Pick<ShopInfo, 'locale'>,
  format: 'csv' | 'pdf',
  asked: Readonly<Record<string, string>>,
): string {
  return addQuery(`/api/account/statement.${format}`, { ...asked, locale });
}

/** The days of payment as a file for calendars. */
export function maturityCalendarLink({ locale }: Pick<ShopInfo, 'locale'>): string {
  return addQuery('/api/account/maturities.ics', { locale });
}

/** A copy of all data that the shop stores about the signed-in customer. */
export function personalDataFile({ locale }: Pick<ShopInfo, 'locale'>): string {
  return addQuery('/api/account/data.zip', { locale });
}

/** The sign-in, which shows that the account was deleted. */
export function erasedLink(shop: Place): string {
  return addQuery(screenLink(shop, 'login'), { erased: '1' });
}

const LONGEST_NEXT = 1000;

/**
 * The target after a sign-in: a path of this shop with its query, never another site's address (CWE-601).
 * @returns null if none
 */
export function readSignInNext(parameters: URLSearchParams): string | null {
  const next = parameters.get('next');
  if (next === null || next.length > LONGEST_NEXT || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null;
  return URL.canParse(next, 'https://shop.invalid') ? next : null;
}
