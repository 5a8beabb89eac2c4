import type { ResultOf } from 'gql.tada';
import { redirect } from 'react-router';
import { signInLink } from '#app/page/account-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { buildShopInfo } from '#app/page/shop-info.ts';
import type { AccountCustomerFields } from './account.fragment.ts';
import { AccountFrameQuery } from './account-frame.query.ts';

/** The signed-in customer, as the frame of the account shows them. */
export type AccountCustomer = ResultOf<typeof AccountCustomerFields>;

/**
 * For the loader of every page of the account. All other visitors, also a soft-logged-in customer, are sent to the
 * sign-in and come back to this page.
 * @throws Response 303
 */
export async function requireCustomer(page: PageRequest): Promise<AccountCustomer> {
  const { customer } = await page.query(AccountFrameQuery, {});
  if (!customer) throw signInFirst(page);
  return customer;
}

/**
 * A redirect to the sign-in that leads back to the requested page. For loaders and actions without a signed-in
 * customer.
 */
export function signInFirst(page: PageRequest): Response {
  return redirect(signInLink(buildShopInfo(page), page.url.pathname + page.url.search), 303);
}
