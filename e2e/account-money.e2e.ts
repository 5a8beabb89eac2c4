import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { sendProtectionOffers } from '#commerce/orders/credit-rights/protection/later-protection.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { loadTranslator } from '#texts/load.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { openVisitor } from './support/browser.ts';
import {
  type Buyer,
  confirmAccount,
  fetchOrderFields,
  lead,
  placeOrderByCalls,
  pressOrder,
  putIntoBasket,
  sayHow,
  sayWhere,
  sayWho,
} from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { listComplaints } from './support/judges/axe.ts';
import { setPrice } from './support/merchant.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 120 });
const tenants = await loadTenants();
const PASSWORD = 'lange-fietstocht-7';

const findMarket = (locale: string) => markets.find((market) => market.locale === locale) as MarketCase;
const [nl, de, frCh] = [findMarket('nl-NL'), findMarket('de-DE'), findMarket('fr-CH')];

async function openBrowser(who: HttpVisitor, options = {}) {
  const shown = await openVisitor(stage.browser, options);
  await blockPictures(shown.context);
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

async function loadTexts(market: MarketCase) {
  const texts = await loadTranslator(market.locale, () => {});
  return (id: Parameters<typeof texts.text>[0], values = {}) =>
    texts.text(id, values).replaceAll(/[\u00a0\u202f]/g, ' ');
}

async function readMainText(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** An order that has arrived, and its page's address. */
async function createArrivedOrder(market: MarketCase, buyer: Omit<Buyer, 'address'>) {
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const placed = await placeOrderByCalls(
    who,
    at,
    { ...buyer, address: market.address },
    at.article.variantSku,
  );
  await runShop(market, 'dispatch', placed.number, '--carrier', 'DHL', '--tracking', 'T1');
  await runShop(market, 'deliver', placed.number);
  const path = at.localeSettings.paths.orderStatus;
  const query = new URLSearchParams({ order: placed.number, token: placed.token });
  return { at, who, placed, guestPage: `${path}?${query}`, ownPage: `${path}?order=${placed.number}` };
}

describe.each([
  { market: nl, way: 'with scripts, signed in', password: PASSWORD, javaScriptEnabled: true },
  { market: de, way: 'without JavaScript, as a guest', password: null, javaScriptEnabled: false },
])('a return in $market.locale, $way', ({ market, password, javaScriptEnabled }) => {
  it('is announced after what it brings is shown, and gives a label and a code', async () => {
    const t = await loadTexts(market);
    const email = `return.${market.locale}@example.com`.toLowerCase();
    const { at, who, guestPage, ownPage } = await createArrivedOrder(market, { email, password });
    const { page, context, faults } = await openBrowser(password ? who : createHttpVisitor(who.origin), {
      javaScriptEnabled,
      bypassCSP: true,
    });
    await page.goto(who.origin + (password ? ownPage : guestPage));
    expect(await readMainText(page)).toContain(t('order.timeline.DELIVERED'));
    expect(await readMainText(page)).toContain(t('order.returning.free'));
    await page.locator('select[name="q1"]').selectOption('1');
    await page.getByRole('button', { name: t('order.return.ask') }).click();
    await page.getByText(t('order.return.newTotal')).first().waitFor();
    await page.getByLabel(t('order.returning.reason')).selectOption('not-liked');
    // the signed-in customer wants the first other size that there is
    const sizes = page.getByLabel(t('order.returning.exchange'), { exact: true });
    if (password) await sizes.locator('option:not([disabled])').nth(1).evaluate(choose);
    await page.getByRole('button', { name: t('order.returning.announce') }).click();
    await page.getByText(t(password ? 'order.returning.exchanged' : 'order.returning.done')).waitFor();
    if (password) await page.getByText(t('order.exchange.title')).waitFor();
    const label = page.getByRole('link', { name: t('order.returning.label.open') });
    const file = await who.get((await label.getAttribute('href')) ?? '');
    if (password) expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    else expect(file.headers['content-type']).toBe('application/pdf');
    const code = page.getByRole('img', { name: /3SRET\d{12}/ });
    const drawn = await who.get((await code.getAttribute('src')) ?? '');
    expect(drawn.headers['content-type']).toBe('image/svg+xml');
    if (password) {
      const stranger = createHttpVisitor(who.origin);
      expect((await stranger.get((await label.getAttribute('href')) ?? '')).status).toBe(404);
      expect(await listComplaints(page)).toEqual([]);
      await page.goto(who.origin + (at.localeSettings.paths.accountReturns ?? ''));
      await page.getByRole('heading', { name: t('account.exchanges.title') }).waitFor();
      expect(await listComplaints(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

const escapePattern = (words: string) => words.replaceAll(/[()]/g, String.raw`\$&`);

/** Chooses an option of a list, in the browser. */
function choose(option: Element): void {
  const list = option.closest('select');
  if (!list) throw new Error('the option stands in no list');
  list.value = (option as HTMLOptionElement).value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

it('an order whose payment was refused is paid again from the account, and its article then reviewed as bought (nl)', async () => {
  const t = await loadTexts(nl);
  const email = 'pay.again@example.com';
  const { at, who } = await createArrivedOrder(nl, { email, password: PASSWORD });
  await putIntoBasket(who, at, at.other.variantSku);
  await sayWhere(who, at, { email, password: PASSWORD, address: nl.address });
  await sayHow(who, at, 'ideal');
  const { number } = await pressOrder(who, at, await fetchOrderFields(who, at));
  const { page, context, faults } = await openBrowser(who);
  const orders = who.origin + (at.localeSettings.paths.accountOrders ?? '');
  const own = `${who.origin}${at.localeSettings.paths.orderStatus}?order=${number}`;
  const pay = async (answer: string) => {
    await page.getByRole('button', { name: t('order.pay.again') }).click();
    await page.getByRole('radio', { name: 'Mastercard', exact: true }).check();
    await page.getByRole('main').getByRole('button').click();
    await page.waitForURL(/\/sandbox-pay\//);
    await page.getByRole('button', { name: answer, exact: true }).click();
  };
  await page.goto(own);
  await pay('Refuse');
  await page.getByText(t('payment.link.failed')).waitFor();
  await page.goto(orders);
  await page.getByRole('link', { name: number }).first().click();
  await pay('Pay, answer before the browser returns');
  await page.getByRole('heading', { level: 1, name: t('payment.link.paid.title') }).waitFor();
  await page.goto(own);
  expect(await page.getByRole('button', { name: t('order.pay.again') }).count()).toBe(0);
  await runShop(nl, 'dispatch', number);
  await runShop(nl, 'deliver', number);
  await page.goto(own);
  await page.getByRole('link', { name: `${t('order.review.write')}: ${at.other.name}` }).click();
  await page.getByRole('heading', { level: 1, name: t('review.title') }).waitFor();
  await page.getByText(t('review.verified.yes')).waitFor();
  const { rows } = await stage.server.database.pool.query(
    `select state, (select count(*)::int from payment p where p.order_id = o.order_id and p.state = 'paid') as paid
       from sales_order o where order_number = $1 and tenant_id = 'nl'`,
    [number],
  );
  expect(rows).toEqual([{ state: 'delivered', paid: 1 }]);
  expect(faults).toEqual([]);
  await context.close();
});

it('ordering again says what came into the basket (nl)', async () => {
  const t = await loadTexts(nl);
  const { who, ownPage } = await createArrivedOrder(nl, { email: 'again@example.com', password: PASSWORD });
  const { page, context, faults } = await openBrowser(who);
  await page.goto(who.origin + ownPage);
  await page.getByRole('button', { name: t('order.again.submit') }).click();
  await page.getByText(t('order.again.added', { count: 1 })).waitFor();
  await page.getByRole('link', { name: t('order.again.basket') }).click();
  await page.waitForURL(/winkelmandje/);
  expect(faults).toEqual([]);
  await context.close();
});

/** A customer who has bought in twelve instalments, without protection. */
async function onCredit(market: MarketCase, email: string) {
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const { creditPlan, paymentProtection } = at.localeSettings.paths;
  await setPrice(stage.server, at, at.other, 40_000);
  const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const buyer = { email, password: PASSWORD, address: market.address };
  await putIntoBasket(who, at, at.other.variantSku);
  await sayWho(who, at, buyer);
  await sayWhere(who, at, buyer);
  await sayHow(who, at, 'instalments');
  await lead(who, creditPlan ?? '', { plan: 'instalments-12', dateOfBirth: '1990-05-17' });
  // in Germany it is offered a week later, and until then its page leads back to the plan
  if (market === de) expect((await who.get(paymentProtection ?? '')).location).toBe(creditPlan);
  else await lead(who, paymentProtection ?? '', { choice: 'no' });
  const placed = await pressOrder(who, at, await fetchOrderFields(who, at));
  await confirmAccount(who, at, buyer);
  const { paths } = at.localeSettings;
  return { at, who, placed, own: `${who.origin}${paths.orderStatus}?order=${placed.number}` };
}

/** The texts of the mails about something to an address, the oldest first. */
async function listMails(cause: string, email: string): Promise<string[]> {
  const { rows } = await stage.server.database.pool.query<{ text: string }>(
    'select text from mail_outbox where dedupe_key like $1 and recipient = $2 order by mail_id',
    [`${cause}:%`, email],
  );
  return rows.map((row) => row.text);
}

describe('paying (nl)', () => {
  it('a credit is paid back early as it was quoted, and the due sum leads to where it is paid', async () => {
    const t = await loadTexts(nl);
    const { at, who, placed, own } = await onCredit(nl, 'credit.rights@example.com');
    const { page, context, faults } = await openBrowser(who, { bypassCSP: true });
    await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
    expect(await readMainText(page)).toContain(t('account.pay.title'));
    expect(await listComplaints(page)).toEqual([]);
    await page.goto(own);
    await page.getByText(t('account.credit.repay'), { exact: true }).click();
    await page.getByLabel(t('account.credit.part')).fill('100');
    await page
      .locator('#credit-rights')
      .getByRole('button', { name: t('order.return.ask') })
      .click();
    await page.waitForURL(/part=100/);
    expect(await readMainText(page)).toContain(t('account.credit.saved'));
    await page.goto(own);
    await page.getByText(t('account.credit.withdraw'), { exact: true }).click();
    await page.getByRole('link', { name: t('account.credit.withdraw.submit') }).click();
    await page.getByRole('button', { name: t('order.withdraw.next') }).click();
    expect(await readMainText(page)).toContain(t('order.withdraw.credit'));
    await page.getByRole('button', { name: t('order.withdraw.confirm.statutory') }).click();
    await page.getByRole('heading', { name: t('order.withdraw.done.statutory') }).waitFor();
    expect(await readMainText(page)).toContain(`de kredietovereenkomst bij bestelling ${placed.number}`);
    await page.goto(own);
    expect(await readMainText(page)).toContain(t('credit.withdrawn.title'));
    expect(await readMainText(page)).not.toContain(t('credit.warning'));
    expect(await listComplaints(page)).toEqual([]);
    await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
    await page.getByRole('button', { name: new RegExp(`${placed.number}$`) }).click();
    await page.waitForURL(/paylink/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a credit that is paid back early at the provider is over: booked as it was quoted, told by mail, nothing owed', async () => {
    const t = await loadTexts(nl);
    const email = 'credit.paid@example.com';
    const { at, who, placed, own } = await onCredit(nl, email);
    const { page, context, faults } = await openBrowser(who);
    await page.goto(own);
    await page.getByText(t('account.credit.repay'), { exact: true }).first().click();
    await page.locator('#credit-rights form:has([value=repay]) button').first().click();
    await page.getByText(t('account.credit.repaying')).waitFor();
    await page.locator('main form:has([name=intent][value=pay]) button').click();
    await page.getByRole('radio', { name: 'Mastercard', exact: true }).check();
    await page.getByRole('main').getByRole('button').click();
    await page.waitForURL(/\/sandbox-pay\//);
    await page.getByRole('button', { name: 'Pay, answer before the browser returns', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('payment.link.paid.title') }).waitFor();
    const { rows } = await stage.server.database.pool.query(
      `select (select sum(amount_minor)::int from payment p where p.order_id = o.order_id and p.state = 'paid') as paid,
              (select max(pay_minor)::int from credit_repayment c where c.order_id = o.order_id) as quoted,
              (select sum(amount_minor)::int from ledger_posting join ledger_entry e using (tenant_id, entry_id)
                where e.order_id = o.order_id and account = 'receivable') as owed
         from sales_order o where tenant_id = 'nl' and order_number = $1`,
      [placed.number],
    );
    expect(rows).toEqual([{ paid: rows[0].quoted, quoted: expect.any(Number), owed: 0 }]);
    const told = [
      ...(await listMails('credit-repaid', email)),
      ...(await listMails('credit-withdrawn', email)),
    ];
    expect(told).toHaveLength(1);
    await page.goto(own);
    expect(await page.getByText(t('account.credit.repay'), { exact: true }).count()).toBe(0);
    await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
    expect(await page.getByRole('button', { name: new RegExp(`${placed.number}$`) }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a plan is paused once, for the surcharge that was shown', async () => {
    const t = await loadTexts(nl);
    const email = 'credit.pause@example.com';
    const { who, own } = await onCredit(nl, email);
    const { page, context, faults } = await openBrowser(who, { javaScriptEnabled: false });
    await page.goto(own);
    await page.getByText(t('account.credit.pause'), { exact: true }).click();
    await page.getByText(t('account.credit.pause.surcharge'), { exact: true }).waitFor();
    // with two decimals, as every rate of a plan
    expect(await readMainText(page)).toMatch(
      new RegExp(`${escapePattern(t('account.credit.pause.rate'))}\\d+,\\d\\d\\s?%`),
    );
    await page.getByRole('button', { name: t('account.credit.pause.submit') }).click();
    await page.getByText(t('account.credit.paused')).waitFor();
    await page.goto(own);
    expect(await page.getByText(t('account.credit.pause'), { exact: true }).count(), 'once').toBe(0);
    expect(await listMails('credit-paused', email)).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a balance that cannot be shown says so, and the rest of the page stays', async () => {
    const t = await loadTexts(nl);
    const { at, who, placed } = await onCredit(nl, 'broken.balance@example.com');
    await runShop(nl, 'dispatch', placed.number);
    const { page, context } = await openBrowser(who, { javaScriptEnabled: false });
    await stage.server.database.pool.query('alter table due rename to due_away');
    try {
      await page.goto(`${who.origin}${at.localeSettings.paths.accountInvoices}`);
      expect(await readMainText(page)).toContain(t('account.balance.failed'));
      expect(await readMainText(page)).toContain(t('account.invoices.title'));
      await page.goto(`${who.origin}${at.localeSettings.paths.accountPaymentDates}`);
      expect(await readMainText(page)).toContain(t('account.balance.failed'));
    } finally {
      await stage.server.database.pool.query('alter table due_away rename to due');
    }
    await page.getByRole('link', { name: t('account.balance.reload') }).click();
    expect(await readMainText(page)).not.toContain(t('account.balance.failed'));
    await context.close();
  });
});

describe('payment protection a week after the contract (de)', () => {
  async function advanceOneWeek(email: string) {
    const bought = await onCredit(de, email);
    const { database, settings } = stage.server;
    const aged = `update credit_agreement set agreed_at = agreed_at - interval '8 days'
       where order_id = (select order_id from sales_order where tenant_id = 'de' and order_number = $1)`;
    await database.pool.query(aged, [bought.placed.number]);
    const tenant = tenants.find(({ id }) => id === 'de');
    if (!tenant) throw new Error('there is no German shop');
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const shop = { db: database.kysely, clock: systemClock, events: createEvents(), log };
    const ctx = createBackgroundContext(shop, { tenant, locale: 'de-DE' }, 'test');
    await sendProtectionOffers(ctx, settings.sessionSecret);
    return bought;
  }

  it('is chosen by the link of its mail, and ended from the account', async () => {
    const t = await loadTexts(de);
    const email = 'ratenschutz@example.com';
    const { who, own } = await advanceOneWeek(email);
    const [offer = ''] = await listMails('protection-offer', email);
    const path = /\/ratenschutz-angebot\?link=[\w.-]+/.exec(offer)?.[0] ?? '';
    const { page, context, faults } = await openBrowser(createHttpVisitor(who.origin), { bypassCSP: true });
    await page.goto(who.origin + path);
    await page.getByRole('heading', { level: 1, name: t('credit.protection.offer.title') }).waitFor();
    expect(await listComplaints(page)).toEqual([]);
    await page.getByRole('button', { name: t('credit.protection.accept') }).click();
    await page.getByText(t('credit.protection.terms.required')).waitFor();
    await page.getByRole('checkbox', { name: t('credit.protection.terms') }).check();
    await page.getByRole('button', { name: t('credit.protection.accept') }).click();
    await page.getByText(t('credit.protection.offer.chosen')).waitFor();
    expect(await listMails('protection-chosen', email)).toHaveLength(1);
    expect(faults.filter((fault) => !fault.startsWith('422 '))).toEqual([]);
    await context.close();

    const customer = await openBrowser(who, { javaScriptEnabled: false });
    await customer.page.goto(own);
    await customer.page.getByText(t('account.protection.end'), { exact: true }).click();
    await customer.page.getByText(t('account.protection.end.saved')).waitFor();
    await customer.page.getByRole('button', { name: t('account.protection.end.submit') }).click();
    await customer.page.getByText(t('account.protection.ended')).waitFor();
    expect(await listMails('protection-ended', email)).toHaveLength(1);
    expect(customer.faults).toEqual([]);
    await customer.context.close();
  });

  it('is chosen from the account, without scripts', async () => {
    const t = await loadTexts(de);
    const { who, own } = await advanceOneWeek('ratenschutz.konto@example.com');
    const { page, context, faults } = await openBrowser(who, { javaScriptEnabled: false });
    await page.goto(own);
    await page.getByText(t('account.protection.choose'), { exact: true }).click();
    await page.getByRole('checkbox', { name: t('credit.protection.terms') }).check();
    await page.getByRole('button', { name: t('credit.protection.accept') }).click();
    await page.getByText(t('account.protection.chosen')).waitFor();
    await page.goto(own);
    await page.getByText(t('account.protection.end'), { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('a customer of French Switzerland signs in over the page, and finds her invoice', async () => {
  const t = await loadTexts(frCh);
  const email = 'facture@example.com';
  const { at, who, placed, ownPage } = await createArrivedOrder(frCh, { email, password: PASSWORD });
  const { page, context, faults } = await openBrowser(createHttpVisitor(who.origin), { bypassCSP: true });
  await page.goto(`${who.origin}${at.localeSettings.paths.login}?${new URLSearchParams({ next: ownPage })}`);
  const main = page.locator('main');
  await main.locator('input[name=email]').fill(email);
  await main.locator('input[name=password]').fill(PASSWORD);
  expect(await listComplaints(page)).toEqual([]);
  await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(placed.number) }).waitFor();
  const invoice = page.getByRole('link', { name: /Facture/ }).first();
  const file = await who.get((await invoice.getAttribute('href')) ?? '');
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await listComplaints(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
