import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import type { Hands } from './hands.ts';
import type { MarketCase } from './screens/markets.ts';

/** The steps that one shopper does in one market, step by step, by what stands on the page. */
export type Shopper = {
  readonly page: Page;
  readonly hands: Hands;
  readonly market: MarketCase;
  readonly origin: string;
  readonly t: (id: TextKey, values?: Values) => string;
};

export async function createShopper(
  page: Page,
  hands: Hands,
  market: MarketCase,
  origin: string,
): Promise<Shopper> {
  return { page, hands, market, origin, t: await loadShopperTexts(market) };
}

/** The texts of a market with ordinary spaces, as they are read and found. @throws at the first that has none */
export async function loadShopperTexts({ locale }: MarketCase): Promise<Shopper['t']> {
  const { text } = await loadTranslator(locale, (fault) => {
    throw new Error(`text ${fault.id}: ${fault.reason}`);
  });
  return (id, values) => text(id, values).replaceAll(/\s+/g, ' ');
}

/** A busy machine may take this long for one step. */
const PATIENCE = { timeout: 15_000 };

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the home page through a category to an article that can be bought. */
export async function browseToArticle({ page, hands, market, origin, t }: Shopper): Promise<void> {
  await page.goto(origin + market.home);
  expect(await page.locator('html').getAttribute('lang')).toBe(market.locale);
  const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
  const category = navigation.getByRole('link').first();
  const categoryName = (await category.textContent())?.trim() ?? '';
  await hands.press(category);
  // the address changes a moment before the page does, and the home page has tiles too
  await findHeading(page).filter({ hasText: categoryName }).waitFor();
  const tile = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('catalogue.tile.soldOut') })
    .first();
  const link = tile.getByRole('link').first();
  const name = (await link.textContent())?.trim() ?? '';
  await hands.press(link);
  await page.waitForURL(/\/p\//);
  const readTitle = async () => (await findHeading(page).textContent())?.trim() || '?';
  await expect.poll(async () => name.includes(await readTitle()), PATIENCE).toBe(true);
}

/** In every group that has nothing chosen yet, the first value that can be had. */
export async function chooseVariant({ page, hands }: Shopper): Promise<void> {
  const undecided = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('a[data-state]') })
    .filter({ hasNot: page.locator('[aria-current]') });
  for (let left = await undecided.count(); left > 0; left -= 1) {
    await hands.press(undecided.first().locator('a[data-state=available]').first());
    await expect.poll(() => undecided.count(), PATIENCE).toBe(left - 1);
  }
}

/** With scripts the mini basket opens and leads on; without them the form leads to the basket itself. */
export async function addToBasket({ page, hands, market, t }: Shopper): Promise<void> {
  await hands.press(
    page
      .getByRole('main')
      .getByRole('button', { name: t('catalogue.product.add') })
      .first(),
  );
  const toBasket = page.getByRole('dialog').getByRole('link', { name: t('shell.mini.toBasket') });
  const title = findHeading(page).filter({ hasText: t('basket.title') });
  await toBasket.or(title).first().waitFor();
  if (new URL(page.url()).pathname !== market.basket) await hands.press(toBasket);
  await title.waitFor();
}

/** As a guest, from the basket to the page where everything is checked. */
export async function goThroughCheckout(shopper: Shopper, email: string): Promise<void> {
  const { page, hands, market, t } = shopper;
  await hands.press(page.getByRole('main').getByRole('link', { name: t('basket.summary.checkout') }));
  await page.waitForURL((url) => url.pathname === market.login);
  const guest = page.getByRole('region', { name: t('checkout.login.guest.title') });
  await hands.type(guest.getByLabel(t('form.field.email')), email);
  await hands.press(guest.getByRole('button', { name: t('checkout.login.guest.submit') }));
  await page.waitForURL((url) => url.pathname === market.delivery);
  await fillAddress(shopper);
  await hands.press(page.getByRole('button', { name: t('checkout.continue') }));
  const invoice = page.locator('input[name=paymentMethod][value=invoice]');
  await invoice.waitFor();
  await hands.choose(invoice);
  await hands.press(page.getByRole('button', { name: t('checkout.continue') }));
  await findOrderButton(shopper).waitFor();
}

async function fillAddress({ page, hands, market, t }: Shopper): Promise<void> {
  const billing = page.getByRole('group', { name: t('checkout.delivery.own') });
  const fields =
    market.tenant === 'nl'
      ? (['givenName', 'familyName', 'postalCode', 'houseNumber', 'street', 'city'] as const)
      : (['givenName', 'familyName', 'street', 'houseNumber', 'postalCode', 'city'] as const);
  for (const field of fields) {
    // a field that may stay empty says so behind its name
    const label = new RegExp(`^${t(`form.field.${field}`)}( \\*| \\(.+\\))?$`);
    await hands.type(billing.getByRole('textbox', { name: label }), market.address[field]);
  }
}

export function findOrderButton({ page, market }: Shopper) {
  return page.getByRole('button', { name: market.orderButton, exact: true });
}

/** @returns the order's number */
export async function placeOrder(shopper: Shopper): Promise<string> {
  const { page, hands, market } = shopper;
  await hands.press(findOrderButton(shopper));
  await page.waitForURL(/[?&]token=/);
  await findHeading(page).filter({ hasText: market.thanks }).waitFor();
  return (await page.locator('h1 + p strong').textContent()) ?? '';
}
