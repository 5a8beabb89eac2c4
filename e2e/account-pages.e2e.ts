import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { textsFor } from '#texts/load.ts';
import { runOrder } from '#tools/shop/order.ts';
import { visitor } from './support/browser.ts';
import { order } from './support/checkout.ts';
import { type HttpVisitor, httpVisitor } from './support/http-visitor.ts';
import { type MarketCase, markets } from './support/markets.ts';
import { withoutPictures } from './support/pictures.ts';
import { placesOf } from './support/places.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 120 });

const tenants = await loadTenants();
const PASSWORD = 'lange-fietstocht-7';

const [nl, de] = ['nl', 'de'].map((id) => markets.find(({ tenant }) => tenant === id)) as [
  MarketCase,
  MarketCase,
];

/** A customer with an account who has ordered once. */
async function customerWithOrder(market: MarketCase, email: string) {
  const at = await placesOf(stage.server.database, market.tenant, market.locale);
  const who = httpVisitor(stage.server.origin(market.tenant));
  const buyer = { email, password: PASSWORD, address: market.address };
  const placed = await order(who, at, buyer, at.article.variantSku);
  return { at, who, placed };
}

/** The pages in a browser, signed in as the visitor of the calls. */
async function browserOf(who: HttpVisitor, options = {}) {
  const shown = await visitor(stage.browser, options);
  await withoutPictures(shown.context);
  const cookies = [...who.cookies].map(([name, value]) => ({ name, value, url: who.origin }));
  await shown.context.addCookies(cookies);
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

async function text(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const say = async (id: Parameters<Awaited<ReturnType<typeof textsFor>>['text']>[0], values = {}) =>
  (await textsFor('nl-NL', () => {})).text(id, values).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the account of a customer with an order (nl)', () => {
  it('shows the parcel, the order, the balance and the bookings; every section is in the menu', async () => {
    const { at, who, placed } = await customerWithOrder(nl, 'account@example.com');
    await runShop(nl, 'dispatch', placed.number, '--carrier', 'PostNL', '--tracking', '3STEST7');
    const { page, context, faults } = await browserOf(who);
    const { paths } = at.localeSettings;
    await page.goto(who.origin + paths.accountOverview);
    expect(await text(page)).toContain('3STEST7');
    const menu = page.getByRole('navigation', { name: await say('account.menu'), exact: true }).last();
    expect(await menu.getByRole('link').count()).toBeGreaterThanOrEqual(9);

    await page.goto(who.origin + paths.accountOrders);
    expect(await text(page)).toContain(placed.number);
    await page.getByRole('searchbox', { name: await say('account.orders.search') }).fill('niets daarvan');
    await page.getByRole('search').getByRole('button').last().click();
    await page.getByText(await say('account.orders.none.found'), { exact: true }).waitFor();
    await page.getByRole('link', { name: await say('account.orders.all') }).click();
    await page.getByText(placed.number).first().waitFor();

    await page.goto(who.origin + paths.accountInvoices);
    expect(await text(page)).toContain('Het belangrijkste in een oogopslag');
    await page.getByRole('link', { name: await say('account.plan.open') }).click();
    await page.getByRole('dialog').getByRole('link', { name: placed.number }).waitFor();
    await page.keyboard.press('Escape');

    await page.goto(who.origin + paths.accountBookings);
    expect(await text(page)).toContain(await say('account.booking.CHARGE'));
    const csv = await page
      .getByRole('link', { name: await say('account.bookings.csv') })
      .getAttribute('href');
    const file = await who.get(csv ?? '');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain(placed.number);
    const pdf = await who.get((csv ?? '').replace('.csv', '.pdf'));
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await httpVisitor(who.origin).get(csv ?? '')).status, 'nobody else gets it').toBe(401);

    await page.goto(who.origin + paths.accountPaymentDates);
    const calendar = page.getByRole('link', { name: await say('account.dates.calendar') });
    const ics = await who.get((await calendar.getAttribute('href')) ?? '');
    expect(ics.body).toContain('BEGIN:VEVENT');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    { way: 'with scripts', javaScriptEnabled: true },
    { way: 'without JavaScript', javaScriptEnabled: false },
  ])('keeps an address book $way', async ({ way, ...options }) => {
    const { at, who } = await customerWithOrder(nl, `book.${way.length}@example.com`);
    const { page, context, faults } = await browserOf(who, options);
    await page.goto(who.origin + at.localeSettings.paths.accountAddressBook);
    await page.getByRole('link', { name: await say('account.book.add') }).click();
    await page.locator('[name="billing.givenName"]').fill('Oma');
    await page.locator('[name="billing.familyName"]').fill('Jansen');
    await page.locator('[name="billing.postalCode"]').fill('onzin');
    await page.locator('[name="billing.houseNumber"]').fill('3');
    await page.locator('[name="billing.street"]').fill('Dorpsstraat');
    await page.locator('[name="billing.city"]').fill('Ons Dorp');
    await page.getByRole('button', { name: await say('account.book.save') }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('[name="billing.givenName"]').inputValue(), 'nothing is lost').toBe('Oma');
    await page.locator('[name="billing.postalCode"]').fill('1234 AB');
    await page.getByRole('button', { name: await say('account.book.save') }).click();
    await page.getByText(await say('account.book.saved')).waitFor();
    const about = { name: 'Oma Jansen', street: 'Dorpsstraat 3' };
    await page.getByRole('button', { name: await say('account.book.makeDefault.of', about) }).click();
    const first = page.locator('main li', { has: page.locator('address') }).first();
    await first.getByText('Oma Jansen').waitFor();
    await page.getByRole('button', { name: await say('account.book.remove.of', about) }).click();
    await page.getByText('Oma Jansen').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is nobody else’s: other visitors sign in first and come back', async () => {
    const at = await placesOf(stage.server.database, 'nl', 'nl-NL');
    const nobody = httpVisitor(stage.server.origin('nl'));
    for (const screen of [
      'accountOrders',
      'accountInvoices',
      'accountBookings',
      'accountAddressBook',
    ] as const) {
      const path = at.localeSettings.paths[screen] ?? '';
      const answer = await nobody.get(path);
      expect([screen, answer.status]).toEqual([screen, 303]);
      expect(decodeURIComponent(String(answer.headers.location))).toContain(path);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
  });
});

it('sections that a tenant has switched off are a 404 (de)', async () => {
  const { who } = await customerWithOrder(de, 'konto@example.com');
  for (const path of ['/mein-konto/meine-rechnungen', '/mein-konto/meine-buchungen']) {
    expect([path, (await who.get(path)).status]).toEqual([path, 404]);
  }
});
