import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findArticleOfKind } from './support/article-of-kind.ts';
import { goThroughBareCheckout } from './support/bare-checkout.ts';
import { type BarePage, openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import {
  fetchOrderFields,
  placeOrderByCalls,
  putIntoBasket,
  sayHow,
  sayWhere,
  sayWho,
} from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { listComplaints } from './support/judges/axe.ts';
import { countOrders, readStock, setPrice, setStock } from './support/merchant.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { loadShopperTexts, type Shopper } from './support/shopping.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 240 });

const market = markets.find(({ locale }) => locale === 'nl-NL') as MarketCase;
// the Dutch checkout is one page, the German one has a page a step
const checkouts = markets.filter(({ tenant }) => tenant === 'nl' || tenant === 'de');
describe.each(checkouts)('$tenant', (market) => {
  let at: Places;
  let t: Shopper['t'];
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
    t = await loadShopperTexts(market);
  });
  beforeEach(async () => {
    await setPrice(stage.server, at, at.article, at.article.priceMinor);
    await setStock(stage.server, at, at.article, 50);
  });

  it('a price that rises before the order is shown before anything is ordered', async () => {
    const email = `dearer.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    const ready = await openBarePage(who, at.confirm);
    await setPrice(stage.server, at, at.article, at.article.priceMinor + 500);
    const changed = await ready.press(market.orderButton);
    expect(changed.words).toContain(t('checkout.confirm.changed'));
    expect(changed.words).toContain(t('basket.notice.title'));
    expect(await countOrders(stage.server, at, email)).toBe(0);
    expect((await changed.press(market.orderButton)).title).toContain(market.thanks);
    expect(await countOrders(stage.server, at, email)).toBe(1);
  });

  it('stock that is gone before the order is shown, and nothing is ordered', async () => {
    const email = `gone.${market.tenant}@example.com`;
    const who = await walkToOrderButton(at, market, email);
    const ready = await openBarePage(who, at.confirm);
    await setStock(stage.server, at, at.article, 0);
    const { words } = await ready.press(market.orderButton);
    expect(words).toContain(t('basket.notice.SOLD_OUT', { name: at.article.name }));
    expect(await countOrders(stage.server, at, email)).toBe(0);
    expect(await readStock(stage.server, at, at.article)).toBe(0);
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
});

describe('the order button with scripts (nl)', () => {
  let at: Places;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  });
  beforeEach(() => setStock(stage.server, at, at.article, 50));

  it('pressing twice is one order', async () => {
    const email = 'twice.scripts@example.com';
    const who = await walkToOrderButton(at, market, email);
    await openOrderButton(who, async (page) => {
      await findOrderButton(page, market).dblclick();
      await page.getByRole('heading', { level: 1, name: market.thanks }).waitFor();
    });
    expect(await countOrders(stage.server, at, email)).toBe(1);
  });

  it('pressing in two tabs, then going back and pressing again, is one order', async () => {
    const email = 'tabs.scripts@example.com';
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

  async function openOrderButton(who: HttpVisitor, press: (page: Page) => Promise<void>): Promise<void> {
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
    await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
    await page.goto(who.origin + at.confirm);
    await findOrderButton(page, market).waitFor();
    await press(page);
    expect(faults).toEqual([]);
    await context.close();
  }
});

describe('tyres that are fitted', () => {
  it('are ordered with a partner and a day, which can be moved; axe finds nothing where they are chosen', async () => {
    const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const tyre = await findArticleOfKind(stage.server, at, 'tyre');
    const t = await loadShopperTexts(market);
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    const article = await openBarePage(who, tyre.page);
    const search = await article.follow(t('basket.fitting.partners'));
    const found = await search.press(t('basket.fitting.search'), { postalCode: '1012 AB' });
    expect(found.words).toContain('Bandenservice Amsterdam');
    const basket = await article.press(t('catalogue.product.add'), { 'service.fitting': 'yes' });
    const partners = await basket.follow(t('basket.fitting.choose'));
    expect(partners.words).toContain('Bandenservice Amsterdam');
    await expectAccessible(who, partners.address);
    const sent = await partners.press(/^Monteren op /);
    expect(sent.words).toContain(t('basket.fitting.sent'));
    const ready = await goThroughBareCheckout(sent, market, t, 'fitted@example.com');
    // nothing of it goes to the customer: no way of delivery was asked for, none is promised
    const hasDelivery = ({ html }: BarePage) => html.includes(`>${t('checkout.delivery.delivery')}<`);
    expect(ready.words).toContain(t('order.fitting.title'));
    expect(hasDelivery(ready)).toBe(false);
    const thanks = await ready.press(market.orderButton);
    expect(thanks.title).toContain(market.thanks);
    const [confirmed = ''] =
      /<header.*?<\/header>/s.exec(thanks.html.slice(thanks.html.indexOf('<main'))) ?? [];
    expect(confirmed).toMatch(/>Montage op /);
    expect(confirmed).not.toMatch(/>Bezorging /);
    const order = await thanks.follow(t('order.page.open'));
    expect(order.words).toContain(t('order.fitting.destination'));
    expect(hasDelivery(order)).toBe(false);
    const moved = await order.press(t('order.fitting.submit'));
    expect(moved.words).toContain(t('order.fitting.moved'));
    expect(moved.words).toContain(t('order.timeline.FITTING_MOVED'));
  });

  async function expectAccessible(who: HttpVisitor, path: string): Promise<void> {
    const { page, context, faults } = await openVisitor(stage.browser, {
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await blockPictures(context);
    await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
    await page.goto(who.origin + path);
    await page.getByRole('heading', { name: 'Bandenservice Amsterdam' }).waitFor();
    expect(await listComplaints(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
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
