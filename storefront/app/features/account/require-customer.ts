import { redirect } from 'react-router';
import { signInLink } from '#app/page/account-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { shopInfo } from '#app/page/shop-info.ts';
import { AccountFrameQuery } from './account-frame.query.ts';

/** The signed-in customer, as the frame of the account shows them. */
export type AccountCustomer = {
  readonly customerNumber: string;
  readonly givenName: string;
  readonly familyName: string;
};

/**
 * For the loader of every page of the account. Everybody else signs in first, also a soft-logged-in customer, and comes
 * back to this page.
 * @throws Response 303
 */
export async function requireCustomer(page: PageRequest): Promise<AccountCustomer> {
  const { customer } = await page.query(AccountFrameQuery, {});
  if (!customer) throw signInFirst(page);
  return customer;
}

/** Leads to the sign-in and back to the page that was asked for. For loaders and actions that find nobody signed in. */
export function signInFirst(page: PageRequest): Response {
  return redirect(signInLink(shopInfo(page), page.url.pathname + page.url.search), 303);
}
