import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findArticleOfKind } from './support/article-of-kind.ts';
import { openVisitor } from './support/browser.ts';
import {
  fetchOrderFields,
  placeOrderByCalls,
  putIntoBasket,
  sayHow,
  sayWhere,
  sayWho,
} from './support/checkout.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { listComplaints } from './support/judges/axe.ts';
import { countOrders, readStock, setPrice, setStock } from './support/merchant.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import {
  addToBasket,
  createShopper,
  goThroughCheckout,
  placeOrder,
  type Shopper,
} from './support/shopping.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 240 });

// the Dutch checkout is one page, the German one has a page a step
const checkouts = markets.filter(({ tenant }) => tenant === 'nl' || tenant === 'de');
describe.each(checkouts)('$tenant', (market) => {
  let at: Places;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  });
  beforeEach(async () => {
    await setPrice(stage.server, at, at.article, at.article.priceMinor);
    await setStock(stage.server, at, at.article, 50);
  });

  it('a price that rises before the order is shown before anything is ordered', async () => {
    const email = `dearer.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    await openOrderButton(who, async (page, { t }) => {
      await setPrice(stage.server, at, at.article, at.article.priceMinor + 500);
      await findOrderButton(page, market).click();
      await page.getByText(t('checkout.confirm.changed')).waitFor();
      await page.getByText(t('basket.notice.title')).waitFor();
      expect(await countOrders(stage.server, at, email)).toBe(0);
      await findOrderButton(page, market).click();
      await page.getByRole('heading', { level: 1, name: market.thanks }).waitFor();
    });
    expect(await countOrders(stage.server, at, email)).toBe(1);
  });

  it('stock that is gone before the order is shown, and nothing is ordered', async () => {
    const email = `gone.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    await openOrderButton(who, async (page, { t }) => {
      await setStock(stage.server, at, at.article, 0);
      await findOrderButton(page, market).click();
      await page.getByText(t('basket.notice.SOLD_OUT', { name: at.article.name })).waitFor();
    });
    expect(await countOrders(stage.server, at, email)).toBe(0);
    expect(await readStock(stage.server, at, at.article)).toBe(0);
  });

  it('pressing twice is one order', async () => {
    const email = `twice.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    await openOrderButton(who, async (page) => {
      await findOrderButton(page, market).dblclick();
      await page.getByRole('heading', { level: 1, name: market.thanks }).waitFor();
    });
    expect(await countOrders(stage.server, at, email)).toBe(1);
  });

  it('pressing in two tabs, then going back and pressing again, is one order', async () => {
    const email = `tabs.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    await openOrderButton(who, async (page) => {
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await findOrderButton(tab, market).waitFor();
      await Promise.all([findOrderButton(page, market).click(), findOrderButton(tab, market).click()]);
      const thanks = { level: 1, name: market.thanks } as const;
      await page.getByRole('heading', thanks).waitFor();
      await tab.getByRole('heading', thanks).waitFor();
      expect(new URL(tab.url()).search).toBe(new URL(page.url()).search);
      await page.goBack();
      await page.getByRole('heading', { level: 1 }).waitFor();
      if ((await findOrderButton(page, market).count()) > 0) {
        await findOrderButton(page, market).click();
        await page.waitForLoadState('networkidle');
      }
    });
    expect(await countOrders(stage.server, at, email)).toBe(1);
    expect(await readStock(stage.server, at, at.article)).toBe(49);
  });

  it('the same form sent eight times at once is one order, with one answer', async () => {
    const email = `lost.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    const fields = await fetchOrderFields(who, at);
    const answers = await Promise.all(Array.from({ length: 8 }, () => who.post(at.confirm, fields)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toContain('token=');
    expect(await countOrders(stage.server, at, email)).toBe(1);
  });

  it('an order empties the basket of its customer, who can order again', async () => {
    const email = `again.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    await who.post(at.confirm, await fetchOrderFields(who, at));
    const asked = await who.ask('{ basket { count } }');
    expect(asked.data).toEqual({ basket: { count: 0 } });
    await placeOrderByCalls(who, at, { email, password: null, address: market.address }, at.other.variantSku);
    expect(await countOrders(stage.server, at, email)).toBe(2);
  });

  async function openOrderButton(
    who: HttpVisitor,
    press: (page: Page, shopper: Shopper) => Promise<void>,
  ): Promise<void> {
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
    await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
    await page.goto(who.origin + at.confirm);
    await findOrderButton(page, market).waitFor();
    await press(page, await createShopper(page, createPointer(), market, who.origin));
    expect(faults).toEqual([]);
    await context.close();
  }
});

describe('tyres that are fitted', () => {
  it('are ordered with a partner and a day, which can be moved; axe finds nothing where they are chosen', async () => {
    const market = markets.find(({ locale }) => locale === 'nl-NL');
    if (!market) throw new Error('no Dutch market');
    const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const tyre = await findArticleOfKind(stage.server, at, 'tyre');
    const { page, context, faults } = await openVisitor(stage.browser, {
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await blockPictures(context);
    const origin = stage.server.getOrigin('nl');
    const who = await createShopper(page, createPointer(), market, origin);
    const { t } = who;
    const search = async () => {
      await page.getByLabel(new RegExp(`^${t('basket.fitting.postalCode')}`)).fill('1012 AB');
      await page.getByRole('button', { name: t('basket.fitting.search') }).click();
      await page.getByRole('heading', { name: 'Bandenservice Amsterdam' }).waitFor();
    };
    await page.goto(origin + tyre.page);
    await page.getByRole('link', { name: t('basket.fitting.partners') }).click();
    await search();
    await page.goto(origin + tyre.page);
    await page.getByRole('checkbox', { name: t('basket.service.fitting') }).check();
    await addToBasket(who);
    // the layer that led here has a link of that name too, until it is gone
    const main = page.getByRole('main');
    await main.getByRole('link', { name: t('basket.fitting.choose') }).click();
    await page.getByRole('heading', { name: 'Bandenservice Amsterdam' }).waitFor();
    expect(await listComplaints(page)).toEqual([]);
    await main
      .getByRole('button', { name: /^Monteren op / })
      .first()
      .click();
    await page.getByText(t('basket.fitting.sent')).waitFor();
    await goThroughCheckout(who, 'fitted@example.com');
    // nothing of it goes to the customer: no way of delivery was asked for, none is promised
    await page.getByRole('heading', { name: t('order.fitting.title') }).waitFor();
    expect(await page.getByText(t('checkout.delivery.delivery'), { exact: true }).count()).toBe(0);
    await placeOrder(who);
    const confirmed = page.getByRole('main').locator('header');
    await confirmed.getByText(/^Montage op /).waitFor();
    expect(await confirmed.getByText(/^Bezorging /).count()).toBe(0);
    await page.goto(origin + (await findOrderPage(at, 'fitted@example.com')));
    await page.getByText(t('order.fitting.destination'), { exact: true }).waitFor();
    expect(await page.getByText(t('checkout.delivery.delivery'), { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: t('order.fitting.submit') }).click();
    await page.getByText(t('order.fitting.moved')).waitFor();
    await page.getByText(t('order.timeline.FITTING_MOVED')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  async function findOrderPage(at: Places, email: string): Promise<string> {
    const { rows } = await stage.server.database.pool.query<{ number: string; token: string }>(
      'select order_number as number, access_token as token from sales_order where email = $1',
      [email],
    );
    const [placed] = rows;
    return `${at.localeSettings.paths.orderStatus}?order=${placed?.number}&token=${placed?.token}`;
  }
});

async function walkToOrderButton(at: Places, market: MarketCase, email: string): Promise<HttpVisitor> {
  const who = createHttpVisitor(stage.server.getOrigin(at.tenant));
  const buyer = { email, password: null, address: market.address };
  await putIntoBasket(who, at, at.article.variantSku);
  await sayWho(who, at, buyer);
  await sayWhere(who, at, buyer);
  await sayHow(who, at);
  return who;
}

function findOrderButton(page: Page, market: MarketCase) {
  return page.getByRole('button', { name: market.orderButton, exact: true });
}
