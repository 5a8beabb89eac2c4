import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { openVisitor } from './support/browser.ts';
import { putIntoBasket, sayWhere, sayWho } from './support/checkout.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { createShopper, type Shopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

/** The name of the delivery flat on pages. */
const company = (await loadTenants())[0]?.companyName ?? '';
const market = markets.find(({ locale }) => locale === 'de-DE') as MarketCase;

/** A customer with an account who has said where to, in a browser before the delivery step. */
async function openDelivery(market: MarketCase, scripts: boolean) {
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const known = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const email = `flat.${market.locale}.${scripts}.${crypto.randomUUID()}@example.com`.toLowerCase();
  const buyer = { email, password: 'geheim12', address: market.address };
  await putIntoBasket(known, at, at.article.variantSku);
  await sayWho(known, at, buyer);
  await sayWhere(known, at, buyer);
  const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
  await blockPictures(context);
  const url = known.origin;
  await context.addCookies([...known.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(url + at.delivery);
  return { page, context, faults, who: await createShopper(page, createPointer(), market, url) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

/** From the delivery step to what the flat is. */
async function openFlat({ page, t }: Shopper): Promise<void> {
  await press(page, t('delivery.premium.more', { company }));
  await page.getByRole('heading', { level: 1, name: t('delivery.premium.title', { company }) }).waitFor();
}

/** The sum of one name, wherever totals stand; null: there is none. */
async function sum(page: Page, name: string): Promise<string | null> {
  const line = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
  return (await line.count()) === 0 ? null : ((await line.last().locator('dd').textContent()) ?? '');
}

describe('the delivery flat', () => {
  it('is taken, ordered, and delivery costs nothing from then on', async () => {
    const { page, context, faults, who } = await openDelivery(market, true);
    const { t } = who;
    await openFlat(who);
    await page
      .getByRole('button', {
        name: new RegExp(`^${takeTextBeforePrice(t('delivery.premium.add', { price: '#' }))}`),
      })
      .click();
    await page.getByRole('radio', { name: t('payment.method.invoice.name') }).check();
    await press(page, t('checkout.continue'));
    await page.getByRole('button', { name: market.orderButton, exact: true }).waitFor();
    expect(await sum(page, t('basket.summary.shipping'))).toBe(t('basket.summary.free'));
    const price = await sum(page, t('delivery.premium.name', { company }));
    expect(price).toMatch(/\d/);
    await press(page, market.orderButton);
    await page.getByRole('heading', { level: 1, name: market.thanks }).waitFor();
    expect(await sum(page, t('delivery.premium.name', { company }))).toBe(price);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is taken, and taken out again before ordering, without scripts', async () => {
    const { page, context, faults, who } = await openDelivery(market, false);
    const { t } = who;
    const delivery = page.url();
    await openFlat(who);
    await page
      .getByRole('button', {
        name: new RegExp(`^${takeTextBeforePrice(t('delivery.premium.add', { price: '#' }))}`),
      })
      .click();
    await page.getByRole('radio', { name: t('payment.method.invoice.name') }).check();
    await press(page, t('checkout.continue'));
    await page.getByRole('button', { name: market.orderButton, exact: true }).waitFor();
    await page.goto(delivery);
    await openFlat(who);
    await page.getByText(t('delivery.premium.chosen', { company })).waitFor();
    await press(page, t('delivery.premium.remove'));
    await page.getByRole('button', { name: market.orderButton, exact: true }).waitFor();
    expect(await sum(page, t('delivery.premium.name', { company }))).toBeNull();
    expect(await sum(page, t('basket.summary.shipping'))).toMatch(/\d/);
    await press(page, market.orderButton);
    await page.getByRole('heading', { level: 1, name: market.thanks }).waitFor();
    expect(await sum(page, t('delivery.premium.name', { company }))).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The part of a text before its price. */
function takeTextBeforePrice(text: string): string {
  return text.slice(0, text.indexOf('#')).trim();
}
