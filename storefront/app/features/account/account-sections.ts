import { screenLink } from '#app/page/links.ts';
import type { ShopInfo } from '#app/page/shop.tsx';
import type { Screen } from '#tenants/paths.ts';

/** The sections of the account, in the order of its menu. */
const SECTIONS = [
  'accountOverview',
  'accountPersonalData',
  'accountOrders',
  'accountReturns',
  'accountInvoices',
  'accountBookings',
  'accountPaymentDates',
  'accountAddressBook',
  'vouchers',
  'accountNewsletter',
  'accountPoints',
  'accountBonusClub',
  'accountPayback',
] as const satisfies readonly Screen[];

export type AccountSection = (typeof SECTIONS)[number];

/**
 * The sections that the tenant has switched on, with their addresses. One that is off has no address, so it is in no
 * menu.
 */
export function listAccountSections(
  shop: Pick<ShopInfo, 'prefix' | 'paths'>,
): { section: AccountSection; to: string }[] {
  return SECTIONS.filter((section) => shop.paths[section] !== null).map((section) => ({
    section,
    to: screenLink(shop, section),
  }));
}
