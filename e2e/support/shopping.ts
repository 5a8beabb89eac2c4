import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import type { Hands } from './hands.ts';
import type { MarketCase } from './markets.ts';

/** What one shopper does in one market, step by step, by what stands on the page. */
export type Shopper = {
  readonly page: Page;
  readonly hands: Hands;
  readonly market: MarketCase;
  readonly origin: string;
  readonly t: (id: TextKey, values?: Values) => string;
};

export async function shopper(page: Page, hands: Hands, market: MarketCase, origin: string): Promise<Shopper> {
  const translator = await textsFor(market.locale, (fault) => {
    throw new Error(`text ${fault.id}: ${fault.reason}`);
  });
  return { page, hands, market, origin, t: translator.text };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the home page through a category to an article that can be bought. */
export async function browseToArticle({ page, hands, market, origin, t }: Shopper): Promise<void> {
  await page.goto(origin + market.home);
  expect(await page.locator('html').getAttribute('lang')).toBe(market.locale);
  const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
  await hands.press(navigation.getByRole('link').first());
  await page.waitForURL((url) => url.pathname !== market.home);
  await heading(page).waitFor();
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('catalogue.tile.soldOut') })
    .first();
  const link = tile.getByRole('link').first();
  const name = (await link.textContent())?.trim() ?? '';
  await hands.press(link);
  await page.waitForURL(/\/p\//);
  expect(name).toContain((await heading(page).textContent())?.trim());
}

/** In every group that has nothing chosen yet, the first value that can be had. */
export async function chooseVariant({ page, hands }: Shopper): Promise<void> {
  const undecided = page
    .getByRole('main')
    .getByRole('group')
    .filter({ hasNot: page.locator('[aria-current]') });
  for (let left = await undecided.count(); left > 0; left -= 1) {
    await hands.press(undecided.first().locator('a[data-state=available]').first());
    await expect.poll(() => undecided.count()).toBe(left - 1);
  }
}

export async function addToBasket({ page, hands, market, origin, t }: Shopper): Promise<void> {
  await hands.press(page.getByRole('main').getByRole('button', { name: t('catalogue.product.add') }).first());
  await expect.poll(() => basketHasSomething(page, market, t), { timeout: 15_000 }).toBe(true);
  if (new URL(page.url()).pathname !== market.basket) await page.goto(origin + market.basket);
  expect(await heading(page).textContent()).toContain(t('basket.title'));
}

/** Either the basket's page, or the header's count once the personal layer knows. */
async function basketHasSomething(page: Page, market: MarketCase, t: Shopper['t']): Promise<boolean> {
  if (new URL(page.url()).pathname === market.basket) return true;
  return (await page.getByRole('link', { name: t('shell.basket.count', { count: 1 }) }).count()) > 0;
}

/** As a guest, from the basket to the page where everything is checked. */
export async function goThroughCheckout(shopper: Shopper, email: string): Promise<void> {
  const { page, hands, market, t } = shopper;
  await hands.press(page.getByRole('link', { name: t('basket.summary.checkout') }));
  await page.waitForURL((url) => url.pathname === market.login);
  const guest = page.getByRole('region', { name: t('checkout.login.guest.title') });
  await hands.type(guest.getByLabel(t('form.field.email')), email);
  await hands.press(guest.getByRole('button', { name: t('checkout.login.guest.submit') }));
  await page.waitForURL((url) => url.pathname === market.delivery);
  await fillAddress(shopper);
  await hands.press(page.getByRole('button', { name: t('checkout.continue') }));
  const invoice = page.getByRole('radio', { name: t('checkout.payment.invoice.name') });
  await invoice.waitFor();
  await hands.choose(invoice);
  await hands.press(page.getByRole('button', { name: t('checkout.continue') }));
  await orderButton(shopper).waitFor();
}

async function fillAddress({ page, hands, market, t }: Shopper): Promise<void> {
  const billing = page.getByRole('group', { name: t('checkout.delivery.billing') });
  const fields =
    market.tenant === 'nl'
      ? (['givenName', 'familyName', 'postalCode', 'houseNumber', 'street', 'city'] as const)
      : (['givenName', 'familyName', 'street', 'houseNumber', 'postalCode', 'city'] as const);
  for (const field of fields) {
    await hands.type(billing.getByRole('textbox', { name: t(`form.field.${field}`) }), market.address[field]);
  }
}

export function orderButton({ page, market }: Shopper) {
  return page.getByRole('button', { name: market.orderButton, exact: true });
}

/** @returns the order's number */
export async function placeOrder(shopper: Shopper): Promise<string> {
  const { page, hands, market } = shopper;
  await hands.press(orderButton(shopper));
  await page.waitForURL(/[?&]token=/);
  expect(await heading(page).textContent()).toBe(market.thanks);
  return (await page.locator('h1 + p strong').textContent()) ?? '';
}
