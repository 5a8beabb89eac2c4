import type { Page } from 'playwright-core';
import type { MarketCase } from './screens/markets.ts';
import type { Shopper } from './shopping.ts';

/** Types the market's address into the delivery step. */
export async function fillAddress(
  page: Page,
  { address }: MarketCase,
  prefix: 'billing' | 'delivery' = 'billing',
): Promise<void> {
  const card = page.locator('.saved-address:not([open]) > summary');
  if (prefix === 'billing' && (await card.count()) > 0) await card.click();
  for (const [name, value] of Object.entries(address)) {
    await page.locator(`[name="${prefix}.${name}"]`).fill(value);
  }
}

/** Goes on to the next step of the checkout. */
export async function goToNextStep(page: Page, { t }: Shopper): Promise<void> {
  await page
    .getByRole('button', { name: t('checkout.continue'), exact: true })
    .last()
    .click();
}
