import type { Locator, Page } from 'playwright-core';
import type { Shopper } from './shopping.ts';

/**
 * Opens the sign-in over the page that is shown, to a visitor with an empty basket.
 * @returns the dialog
 */
export async function openSignIn(page: Page, t: Shopper['t']): Promise<Locator> {
  // before the shop knows the visitor the link leads to the sign-in's own page
  await page
    .getByRole('link', { name: t('shell.basket.count', { count: 0 }) })
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: t('shell.account.signIn') })
    .first()
    .click();
  return page.getByRole('dialog', { name: t('account.login.title') });
}
