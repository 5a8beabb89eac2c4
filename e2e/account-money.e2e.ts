import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { textsFor } from '#texts/load.ts';
import { runOrder } from '#tools/shop/order.ts';
import { complaintsOf } from './support/axe.ts';
import { visitor } from './support/browser.ts';
import {
  type Buyer,
  lead,
  order,
  orderFields,
  pressOrder,
  putIntoBasket,
  sayHow,
  sayWhere,
  sayWho,
} from './support/checkout.ts';
import { type HttpVisitor, httpVisitor } from './support/http-visitor.ts';
import { type MarketCase, markets } from './support/markets.ts';
import { setPrice } from './support/merchant.ts';
import { withoutPictures } from './support/pictures.ts';
import { placesOf } from './support/places.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 120 });
const tenants = await loadTenants();
const PASSWORD = 'lange-fietstocht-7';

const marketOf = (locale: string) => markets.find((market) => market.locale === locale) as MarketCase;
const [nl, de, frCh] = [marketOf('nl-NL'), marketOf('de-DE'), marketOf('fr-CH')];

async function browserOf(who: HttpVisitor, options = {}) {
  const shown = await visitor(stage.browser, options);
  await withoutPictures(shown.context);
  await shown.context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
  return shown;
}

async function runShop(market: MarketCase, ...args: string[]): Promise<void> {
  let printed = '';
  const { settings, database } = stage.server;
  const given = [...args, '--tenant', market.tenant];
  const code = await runOrder(given, { settings, database, tenants }, (text) => {
    printed += text;
  });
  expect([code, printed]).toEqual([0, printed]);
}

async function words(market: MarketCase) {
  const texts = await textsFor(market.locale, () => {});
  return (id: Parameters<typeof texts.text>[0], values = {}) =>
    texts.text(id, values).replaceAll(/[\u00a0\u202f]/g, ' ');
}

async function text(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** An order that has arrived, and its page's address. */
async function arrived(market: MarketCase, buyer: Omit<Buyer, 'address'>) {
  const at = await placesOf(stage.server.database, market.tenant, market.locale);
  const who = httpVisitor(stage.server.origin(market.tenant));
  const placed = await order(who, at, { ...buyer, address: market.address }, at.article.variantSku);
  await runShop(market, 'dispatch', placed.number, '--carrier', 'DHL', '--tracking', 'T1');
  await runShop(market, 'deliver', placed.number);
  const path = at.localeSettings.paths.orderStatus;
  const query = new URLSearchParams({ order: placed.number, token: placed.token });
  return { at, who, placed, guestPage: `${path}?${query}`, ownPage: `${path}?order=${placed.number}` };
}

describe.each([
  { market: nl, way: 'with scripts, signed in', password: PASSWORD, javaScriptEnabled: true },
  { market: de, way: 'without JavaScript, as a guest', password: null, javaScriptEnabled: false },
  { market: frCh, way: 'without JavaScript, as a guest', password: null, javaScriptEnabled: false },
])('a return in $market.locale, $way', ({ market, password, javaScriptEnabled }) => {
  it('is announced after what it brings is shown, and gives a label and a code', async () => {
    const t = await words(market);
    const email = `return.${market.locale}@example.com`.toLowerCase();
    const { who, guestPage, ownPage } = await arrived(market, { email, password });
    const { page, context, faults } = await browserOf(password ? who : httpVisitor(who.origin), {
      javaScriptEnabled,
      bypassCSP: true,
    });
    await page.goto(who.origin + (password ? ownPage : guestPage));
    expect(await text(page)).toContain(t('order.timeline.DELIVERED'));
    expect(await text(page)).toContain(t('order.returning.free'));
    await page.locator('select[name="q1"]').selectOption('1');
    await page.getByRole('button', { name: t('order.return.ask') }).click();
    await page.getByText(t('order.return.newTotal')).first().waitFor();
    await page.getByLabel(t('order.returning.reason')).selectOption('not-liked');
    await page.getByRole('button', { name: t('order.returning.announce') }).click();
    await page.getByText(t('order.returning.done')).waitFor();
    const label = page.getByRole('link', { name: t('order.returning.label.open') });
    const file = await who.get((await label.getAttribute('href')) ?? '');
    if (password) expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    else expect(file.headers['content-type']).toBe('application/pdf');
    const code = page.getByRole('img', { name: /3SRET\d{12}/ });
    const drawn = await who.get((await code.getAttribute('src')) ?? '');
    expect(drawn.headers['content-type']).toBe('image/svg+xml');
    if (password) {
      const stranger = httpVisitor(who.origin);
      expect((await stranger.get((await label.getAttribute('href')) ?? '')).status).toBe(404);
      expect(await complaintsOf(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('ordering again says what came into the basket (nl)', async () => {
  const t = await words(nl);
  const { who, ownPage } = await arrived(nl, { email: 'again@example.com', password: PASSWORD });
  const { page, context, faults } = await browserOf(who);
  await page.goto(who.origin + ownPage);
  await page.getByRole('button', { name: t('order.again.submit') }).click();
  await page.getByText(t('order.again.added', { count: 1 })).waitFor();
  await page.getByRole('link', { name: t('order.again.basket') }).click();
  await page.waitForURL(/winkelmandje/);
  expect(faults).toEqual([]);
  await context.close();
});

describe('paying (nl)', () => {
  async function onCredit(email: string) {
    const at = await placesOf(stage.server.database, 'nl', 'nl-NL');
    await setPrice(stage.server, at, at.other, 40_000);
    const who = httpVisitor(stage.server.origin('nl'));
    const buyer = { email, password: PASSWORD, address: nl.address };
    await putIntoBasket(who, at, at.other.variantSku);
    await sayWho(who, at, buyer);
    await sayWhere(who, at, buyer);
    await sayHow(who, at, 'instalments');
    const plan = { plan: 'instalments-12', dateOfBirth: '1990-05-17' };
    await lead(who, at.localeSettings.paths.creditPlan ?? '', plan);
    await lead(who, at.localeSettings.paths.paymentProtection ?? '', { choice: 'no' });
    return { at, who, placed: await pressOrder(who, at, await orderFields(who, at)) };
  }

  it('a credit is paid back early as it was quoted, and the due sum leads to where it is paid', async () => {
    const t = await words(nl);
    const { at, who, placed } = await onCredit('credit.rights@example.com');
    const { page, context, faults } = await browserOf(who, { bypassCSP: true });
    await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
    expect(await text(page)).toContain(t('account.pay.title'));
    expect(await complaintsOf(page)).toEqual([]);
    const own = `${who.origin}${at.localeSettings.paths.orderStatus}?order=${placed.number}`;
    await page.goto(own);
    await page.getByText(t('account.credit.repay'), { exact: true }).click();
    await page.getByLabel(t('account.credit.part')).fill('100');
    await page
      .locator('#credit-rights')
      .getByRole('button', { name: t('order.return.ask') })
      .click();
    await page.waitForURL(/part=100/);
    expect(await text(page)).toContain(t('account.credit.saved'));
    await page.goto(own);
    await page.getByText(t('account.credit.withdraw'), { exact: true }).click();
    await page.getByRole('button', { name: t('account.credit.withdraw.submit') }).click();
    await page.getByText(t('account.credit.withdrawn')).waitFor();
    await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
    await page.getByRole('button', { name: new RegExp(`${placed.number}$`) }).click();
    await page.waitForURL(/paylink/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a balance that cannot be shown says so, and the rest of the page stays', async () => {
    const t = await words(nl);
    const { at, who, placed } = await onCredit('broken.balance@example.com');
    await runShop(nl, 'dispatch', placed.number);
    const { page, context } = await browserOf(who, { javaScriptEnabled: false });
    await stage.server.database.pool.query('alter table due rename to due_away');
    try {
      await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
      expect(await text(page)).toContain(t('account.balance.failed'));
      expect(await text(page)).toContain(t('account.invoices.title'));
      await page.goto(`${who.origin}${at.localeSettings.paths.accountPaymentDates}`);
      expect(await text(page)).toContain(t('account.balance.failed'));
    } finally {
      await stage.server.database.pool.query('alter table due_away rename to due');
    }
    await page.getByRole('link', { name: t('account.balance.reload') }).click();
    expect(await text(page)).not.toContain(t('account.balance.failed'));
    await context.close();
  });
});
