import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { joinUnbroken } from '#app/texts/unbroken.ts';
import { loadAllPaths } from '#tenants/load.ts';
import { loadTranslator } from '#texts/load.ts';
import { demoCustomer } from '#tools/demo.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { openVisitor } from './support/browser.ts';
import { placeOrderByCalls } from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { openSignIn } from './support/sign-in-over-page.ts';
import { openBrowserStage } from './support/stage.ts';
import { enableWholeAccount } from './support/whole-account.ts';

// every section is on in the Netherlands as shipped, here in Germany too; in Austria most are off, and one signs in by
// number, too
const tenants = (await enableWholeAccount('de')).map((tenant) =>
  tenant.id === 'at' ? { ...tenant, features: { ...tenant.features, loginByCustomerNumber: true } } : tenant,
);
const stage = openBrowserStage({ size: 120, tenants });

const PASSWORD = 'lange-fietstocht-7';

const [nl, at] = ['nl', 'at'].map((id) => markets.find(({ tenant }) => tenant === id)) as [
  MarketCase,
  MarketCase,
];

/** The addresses of a market as this file's shop has them. */
function listPaths({ tenant, locale }: MarketCase) {
  const own = tenants.find(({ id }) => id === tenant)?.locales.find((one) => one.locale === locale);
  if (!own) throw new Error(`${tenant} has no ${locale}`);
  return own.paths;
}

/** A customer with an account who has ordered once. */
async function createCustomerWithOrder(market: MarketCase, email: string) {
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const buyer = { email, password: PASSWORD, address: market.address };
  const placed = await placeOrderByCalls(who, at, buyer, at.article.variantSku);
  return { at, who, placed };
}

/** The pages in a browser, signed in as the visitor of the calls. */
async function openBrowser(who: HttpVisitor, options = {}) {
  const shown = await openVisitor(stage.browser, options);
  await blockPictures(shown.context);
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

async function readMainText(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

type TextId = Parameters<Awaited<ReturnType<typeof loadTranslator>>['text']>[0];
const loadTexts = async (locale: string) => {
  const texts = await loadTranslator(locale, () => {});
  return (id: TextId, values = {}) => texts.text(id, values).replaceAll(/[\u00a0\u202f]/g, ' ');
};
const say = async (id: TextId, values = {}) => (await loadTexts('nl-NL'))(id, values);

describe('the whole account', () => {
  const market = nl;
  it('shows the parcel, the order, the balance and the bookings; every section is in the menu', async () => {
    const t = await loadTexts(market.locale);
    const { who, placed } = await createCustomerWithOrder(market, 'account@example.com');
    // from the moment that it is placed
    expect((await who.get(listPaths(market).accountOverview ?? '')).body).toContain(placed.number);
    await runShop(market, 'dispatch', placed.number, '--carrier', 'DHL', '--tracking', '3STEST7');
    const { page, context, faults } = await openBrowser(who);
    const paths = listPaths(market);
    await page.goto(who.origin + paths.accountOverview);
    expect(await readMainText(page)).toContain('3STEST7');
    const menu = page.getByRole('navigation', { name: t('account.menu'), exact: true }).last();
    expect(await menu.getByRole('link').count()).toBe(14);

    await page.goto(who.origin + paths.accountOrders);
    expect(await readMainText(page)).toContain(placed.number);
    await page.getByRole('searchbox', { name: t('account.orders.search') }).fill('qqqq');
    await page.getByRole('search').getByRole('button').last().click();
    await page.getByText(t('account.orders.none.found'), { exact: true }).waitFor();
    await page.getByRole('link', { name: t('account.orders.all') }).click();
    await page.getByText(placed.number).first().waitFor();
    await page.goto(`${who.origin}${paths.orderStatus}?order=${placed.number}`);
    const current = menu.getByRole('link', { name: t('account.section.accountOrders') });
    expect(await current.getAttribute('aria-current'), 'an order is within the account').toBe('page');

    await page.goto(who.origin + paths.accountInvoices);
    expect(await readMainText(page)).toContain(t('account.balance.title'));
    await page.getByRole('link', { name: t('account.plan.open') }).click();
    await page.getByRole('dialog').getByRole('link', { name: placed.number }).waitFor();
    await page.keyboard.press('Escape');

    await page.goto(who.origin + paths.accountBookings);
    expect(await readMainText(page)).toContain(t('account.booking.CHARGE'));
    const csv = await page.getByRole('link', { name: t('account.bookings.csv') }).getAttribute('href');
    const file = await who.get(csv ?? '');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain(placed.number);
    const pdf = await who.get((csv ?? '').replace('.csv', '.pdf'));
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await createHttpVisitor(who.origin).get(csv ?? '')).status, 'nobody else gets it').toBe(401);

    await page.goto(who.origin + paths.accountPaymentDates);
    const calendar = page.getByRole('link', { name: t('account.dates.calendar') });
    const ics = await who.get((await calendar.getAttribute('href')) ?? '');
    expect(ics.body).toContain('BEGIN:VEVENT');
    for (const section of ['vouchers', 'accountReturns', 'accountPoints', 'accountBonusClub'] as const) {
      expect((await who.get(paths[section] ?? '')).body, section).toContain(t('account.menu'));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the account of a customer with an order (nl)', () => {
  it('shows what was saved in place of what was typed, and a kept date of birth as one that stays', async () => {
    const { at, who } = await createCustomerWithOrder(nl, 'saved@example.com');
    const { page, context, faults } = await openBrowser(who);
    await page.goto(who.origin + at.localeSettings.paths.accountPersonalData);
    const bank = page.locator('#bank-account');
    await bank.locator('[name="iban"]').fill('NL91 ABNA 0417 1643 00');
    await bank.locator('[name="mandate"]').check();
    await bank.getByRole('button', { name: await say('account.data.iban.change') }).click();
    await bank.getByText(await say('account.data.saved')).waitFor();
    expect(await bank.locator('[name="iban"]').inputValue()).toBe('');
    expect(await bank.locator('[name="mandate"]').isChecked()).toBe(false);

    const person = page.locator('#person');
    await person.locator('[name="dateOfBirth"]').fill('1980-02-29');
    await person.locator('[name="phone"]').fill('013 123 45 67');
    await person.getByRole('button', { name: await say('account.data.save') }).click();
    await person.getByText(joinUnbroken('29-02-1980')).waitFor();
    expect(await person.locator('[name="dateOfBirth"]').count()).toBe(0);
    expect(await person.locator('[name="phone"]').inputValue()).toBe('013 123 45 67');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('agrees to nothing by itself, and keeps what is agreed to and taken back', async () => {
    const { at, who } = await createCustomerWithOrder(nl, 'talk@example.com');
    const { page, context, faults } = await openBrowser(who, { javaScriptEnabled: false });
    const part = page.locator('#communication');
    const readChosen = async () => {
      await page.goto(who.origin + at.localeSettings.paths.accountPersonalData);
      const boxes = await part.getByRole('checkbox').all();
      return Promise.all(boxes.map((box) => box.isChecked()));
    };
    const toggle = async (...channels: ('post' | 'survey' | 'wishlist')[]) => {
      for (const channel of channels)
        await part
          .getByRole('checkbox', { name: await say(`account.data.communication.${channel}`) })
          .click();
      await part.getByRole('button', { name: await say('account.data.save') }).click();
      await part.getByText(await say('account.data.saved')).waitFor();
    };
    expect(await readChosen()).toEqual([false, false, false, false]);
    await toggle('post', 'wishlist');
    expect(await readChosen()).toEqual([true, false, false, true]);
    await toggle('post', 'survey');
    expect(await readChosen()).toEqual([false, false, true, true]);
    const { rows } = await stage.server.database.pool.query(
      `select channel, agreed, locale from communication_choice join customer using (tenant_id, customer_id)
        where email = $1 order by choice_id`,
      ['talk@example.com'],
    );
    expect(rows.map(({ channel, agreed, locale }) => [channel, agreed, locale])).toEqual([
      ['post', true, 'nl-NL'],
      ['wishlist', true, 'nl-NL'],
      ['post', false, 'nl-NL'],
      ['survey', true, 'nl-NL'],
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('takes a bound that is no day of the calendar for none', async () => {
    const { who, placed } = await createCustomerWithOrder(nl, 'no.day@example.com');
    for (const from of ['2026-02-31', '0000-01-01', 'gisteren']) {
      for (const path of [listPaths(nl).accountBookings, '/api/account/statement.csv']) {
        const { status, body } = await who.get(`${path}?from=${from}`);
        expect([path, from, status, body.includes(placed.number)]).toEqual([path, from, 200, true]);
      }
    }
  });

  it('keeps an address book', async () => {
    const { at, who } = await createCustomerWithOrder(nl, 'book@example.com');
    const { page, context, faults } = await openBrowser(who);
    await page.goto(who.origin + at.localeSettings.paths.accountAddressBook);
    await page.getByRole('link', { name: await say('account.book.add') }).click();
    await page.locator('h1:focus').waitFor();
    await page.locator('[name="billing.givenName"]').fill('Oma');
    await page.locator('[name="billing.familyName"]').fill('Jansen');
    await page.locator('[name="billing.postalCode"]').fill('onzin');
    await page.locator('[name="billing.houseNumber"]').fill('3');
    await page.locator('[name="billing.street"]').fill('Dorpsstraat');
    await page.locator('[name="billing.city"]').fill('Ons Dorp');
    await page.locator('[name="billing.city"]').press('Enter');
    await page.getByRole('alert').first().waitFor();
    expect(await page.locator('[name="billing.givenName"]').inputValue(), 'nothing is lost').toBe('Oma');
    expect(page.url(), 'a sign-in that comes between leads back to the form').toContain('edit=new');
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
    const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const nobody = createHttpVisitor(stage.server.getOrigin('nl'));
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

it('sections that a tenant has switched off are a 404 and in no menu, and the account begins without them (at)', async () => {
  const t = await loadTexts('de-AT');
  const { who } = await createCustomerWithOrder(at, 'konto@example.com');
  const all = (await loadAllPaths()).find(({ id }) => id === 'at')?.locales[0]?.paths;
  const own: Readonly<Record<string, string | null>> = listPaths(at);
  const off = Object.entries(all ?? {}).filter(([screen, path]) => path && !own[screen]);
  expect(off.map(([screen]) => screen)).toEqual(expect.arrayContaining(['accountInvoices', 'accountOrders']));
  for (const [screen, path] of off)
    expect([screen, (await who.get(path ?? '')).status]).toEqual([screen, 404]);
  expect((await who.get(listPaths(at).account ?? '')).location).toBe(own.accountPersonalData);
  const { page, context, faults } = await openBrowser(who);
  await page.goto(who.origin + own.accountPersonalData);
  await page.getByRole('button', { name: new RegExp(at.address.givenName) }).click();
  const shown = await page.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(shown).toContain(own.accountAddressBook);
  for (const [, path] of off) expect(shown).not.toContain(path);
  expect(await page.getByText(t('account.section.accountInvoices')).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('number and date of birth lead to what needs no password, over a page and on their own (at)', async () => {
  const t = await loadTexts('de-AT');
  const { rows } = await stage.server.database.pool.query<{ number: string; born: string; name: string }>(
    `select customer_number as number, date_of_birth::text as born, given_name as name
       from customer where tenant_id = 'at' and email = $1`,
    [demoCustomer.getEmail('at')],
  );
  const [customer] = rows;
  if (!customer) throw new Error('the Austrian shop has no customer');
  const paths = listPaths(at);
  const baseURL = stage.server.getOrigin('at');
  const signIn = async (within: Locator) => {
    await within.getByRole('tab', { name: t('account.login.tab.number') }).click();
    const form = within.getByRole('tabpanel', { name: t('account.login.tab.number') });
    await form.getByLabel(t('account.data.customerNumber')).fill(customer.number);
    await form.getByLabel(t('account.data.dateOfBirth')).fill(customer.born);
    await form.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  };
  for (const way of ['over the page', 'on its own']) {
    const { page, context, faults } = await openVisitor(stage.browser, { baseURL });
    await blockPictures(context);
    await page.goto(way === 'on its own' ? (paths.login ?? '') : '/');
    await signIn(way === 'on its own' ? page.locator('main') : await openSignIn(page, t));
    await page.getByRole('button', { name: new RegExp(customer.name) }).waitFor();
    await page.getByRole('dialog', { name: t('account.login.title') }).waitFor({ state: 'hidden' });
    const expected = way === 'on its own' ? paths.wishlist : '/';
    await expect.poll(() => new URL(page.url()).pathname, { message: way }).toBe(expected);
    await page.goto(paths.accountAddressBook ?? '');
    await page.waitForURL((url) => url.searchParams.get('next') === paths.accountAddressBook);
    expect(await page.getByText(t('account.login.new.title')).count(), 'has an account').toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  }
});
