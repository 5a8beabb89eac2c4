import { redirect } from 'react-router';
import { accountLink } from '#app/page/account-links.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { buildShopInfo } from '#app/page/shop-info.ts';

/** Redirects the account's base path to its first section that is on. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'account');
  throw redirect(accountLink(buildShopInfo(page)), 303);
});

export default function AccountScreen() {
  return null;
}
