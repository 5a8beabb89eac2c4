import { describe, expect, it } from 'vitest';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { sendProtectionOffers } from '#commerce/orders/credit-rights/protection/later-protection.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { loadTranslator } from '#texts/load.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { findArticleOfKind } from './support/article-of-kind.ts';
import { type BarePage, openBarePage } from './support/bare-page.ts';
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
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const tenants = await loadTenants();
const PASSWORD = 'lange-fietstocht-7';

const findMarket = (locale: string) => markets.find((market) => market.locale === locale) as MarketCase;
const [nl, de, frCh] = [findMarket('nl-NL'), findMarket('de-DE'), findMarket('fr-CH')];

/** Axe, on a page as its visitor has it, with scripts. */
async function expectAccessible(who: HttpVisitor, path: string): Promise<void> {
  const { page, context, faults } = await openVisitor(stage.browser, { bypassCSP: true });
  await blockPictures(context);
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
  await page.goto(who.origin + path);
  expect(await listComplaints(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
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
  const t = (id: Parameters<typeof texts.text>[0], values = {}) =>
    texts.text(id, values).replaceAll(/\s+/g, ' ');
  /** a text with any amount in it */
  const match = (id: Parameters<typeof texts.text>[0]) =>
    new RegExp(`^${escapePattern(t(id, { amount: '@' })).replace('@', '.+')}$`);
  return Object.assign(t, { match });
}

const escapePattern = (words: string) => words.replaceAll(/[().]/g, String.raw`\$&`);

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

it.each([
  { market: nl, way: 'signed in, for another size', password: PASSWORD },
  { market: de, way: 'as a guest', password: null },
])(
  'a return in $market.locale, $way, is announced after what it brings is shown, and gives a label and a code',
  async ({ market, password }) => {
    const t = await loadTexts(market);
    const email = `return.${market.locale}@example.com`.toLowerCase();
    const { at, who, guestPage, ownPage } = await createArrivedOrder(market, { email, password });
    const page = await openBarePage(
      password ? who : createHttpVisitor(who.origin),
      password ? ownPage : guestPage,
    );
    expect(page.words).toContain(t('order.timeline.DELIVERED'));
    expect(page.words).toContain(t('order.returning.free'));
    const asked = await page.press(t('order.return.ask'), { q1: '1' });
    expect(asked.words).toContain(t('order.return.newTotal'));
    // the signed-in customer wants the first other size that there is
    const [, sizes = ''] = /<select[^>]* name="x1"[^>]*>(.*?)<\/select>/.exec(asked.html) ?? [];
    const [, size = ''] = /<option value="([^"]+)">/.exec(sizes) ?? [];
    const announced = await asked.press(t('order.returning.announce'), {
      r1: 'not-liked',
      ...(password && { x1: size }),
    });
    expect(announced.words).toContain(t(password ? 'order.returning.exchanged' : 'order.returning.done'));
    if (password) expect(announced.words).toContain(t('order.exchange.title'));
    const label = await announced.follow(t('order.returning.label.open'));
    expect(label.html.slice(0, 5)).toBe('%PDF-');
    const [code = ''] = /<img[^>]*3SRET\d{12}[^>]*>/.exec(announced.html) ?? [];
    const drawn = await who.get((/src="([^"]+)"/.exec(code)?.[1] ?? '').replaceAll('&amp;', '&'));
    expect(drawn.headers['content-type']).toBe('image/svg+xml');
    if (!password) return;
    expect((await createHttpVisitor(who.origin).get(label.address)).status).toBe(404);
    await expectAccessible(who, ownPage);
    const returns = at.localeSettings.paths.accountReturns ?? '';
    expect((await openBarePage(who, returns)).words).toContain(t('account.exchanges.title'));
    await expectAccessible(who, returns);
  },
);

it('an order whose payment was refused is paid again from the account, and its article then reviewed as bought (nl)', async () => {
  const t = await loadTexts(nl);
  const email = 'pay.again@example.com';
  const { at, who } = await createArrivedOrder(nl, { email, password: PASSWORD });
  await putIntoBasket(who, at, at.other.variantSku);
  await sayWhere(who, at, { email, password: PASSWORD, address: nl.address });
  await sayHow(who, at, 'ideal');
  const { number } = await pressOrder(who, at, await fetchOrderFields(who, at));
  const own = `${at.localeSettings.paths.orderStatus}?order=${number}`;
  const pay = async (page: BarePage, answer: string) => {
    const link = await page.press(t('order.pay.again'));
    const provider = await link.press(t.match('payment.link.submit'), { paymentMethod: 'mastercard' });
    expect(provider.address).toMatch(/^\/sandbox-pay\//);
    return provider.press(answer);
  };
  const refused = await pay(await openBarePage(who, own), 'Refuse');
  expect(refused.words).toContain(t('payment.link.failed'));
  const orders = await openBarePage(who, at.localeSettings.paths.accountOrders ?? '');
  const paid = await pay(await orders.follow(new RegExp(number)), 'Pay, answer before the browser returns');
  expect(paid.title).toBe(t('payment.link.paid.title'));
  expect((await openBarePage(who, own)).words).not.toContain(t('order.pay.again'));
  await runShop(nl, 'dispatch', number);
  await runShop(nl, 'deliver', number);
  const delivered = await openBarePage(who, own);
  const review = await delivered.follow(`${t('order.review.write')}: ${at.other.name}`);
  expect(review.title).toBe(t('review.title'));
  expect(review.words).toContain(t('review.verified.yes'));
  const { rows } = await stage.server.database.pool.query(
    `select state, (select count(*)::int from payment p where p.order_id = o.order_id and p.state = 'paid') as paid
       from sales_order o where order_number = $1 and tenant_id = 'nl'`,
    [number],
  );
  expect(rows).toEqual([{ state: 'delivered', paid: 1 }]);
});

it('ordering again says what came into the basket (nl)', async () => {
  const t = await loadTexts(nl);
  const { at, who, ownPage } = await createArrivedOrder(nl, {
    email: 'again@example.com',
    password: PASSWORD,
  });
  const again = await (await openBarePage(who, ownPage)).press(t('order.again.submit'));
  expect(again.words).toContain(t('order.again.added', { count: 1 }));
  expect((await again.follow(t('order.again.basket'))).address).toBe(at.basket);
});

/** A customer who has bought in twelve instalments, without protection. */
async function onCredit(market: MarketCase, email: string) {
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const { creditPlan, paymentProtection } = at.localeSettings.paths;
  const sofa = await findArticleOfKind(stage.server, at, 'sofa', 40_000);
  const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const buyer = { email, password: PASSWORD, address: market.address };
  await putIntoBasket(who, at, sofa.variantSku);
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
  return { at, who, placed, own: `${paths.orderStatus}?order=${placed.number}` };
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
    const accountInvoices = at.localeSettings.paths.accountInvoices ?? '';
    const openOwn = () => openBarePage(who, own);
    expect((await openBarePage(who, accountInvoices)).words).toContain(t('account.pay.title'));
    const quoted = await (await openOwn()).press(t('order.return.ask'), { part: '100' });
    expect(quoted.address).toContain('part=100');
    expect(quoted.words).toContain(t('account.credit.saved'));
    const withdrawal = await (await openOwn()).follow(t('account.credit.withdraw.submit'));
    const checked = await withdrawal.press(t('order.withdraw.next'));
    expect(checked.words).toContain(t('order.withdraw.credit'));
    const received = await checked.press(t('order.withdraw.confirm.statutory'));
    expect(received.words).toContain(t('order.withdraw.done.statutory'));
    expect(received.words).toContain(`de kredietovereenkomst bij bestelling ${placed.number}`);
    const withdrawn = await openOwn();
    expect(withdrawn.words).toContain(t('credit.withdrawn.title'));
    expect(withdrawn.words).not.toContain(t('credit.warning'));
    await expectAccessible(who, own);
    const invoices = await openBarePage(who, accountInvoices);
    expect((await invoices.press(new RegExp(`${placed.number}$`))).address).toContain(
      at.localeSettings.paths.paylink,
    );
  });

  it('a credit that is paid back early at the provider is over: booked as it was quoted, told by mail, nothing owed', async () => {
    const t = await loadTexts(nl);
    const email = 'credit.paid@example.com';
    const { at, who, placed, own } = await onCredit(nl, email);
    const repaying = await (await openBarePage(who, own)).press(t.match('account.credit.repay.submit'));
    expect(repaying.words).toContain(t('account.credit.repaying'));
    const link = await repaying.press(t.match('order.pay.repayment'));
    const provider = await link.press(t.match('payment.link.submit'), { paymentMethod: 'mastercard' });
    const paid = await provider.press('Pay, answer before the browser returns');
    expect(paid.title).toBe(t('payment.link.paid.title'));
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
    expect((await openBarePage(who, own)).html).not.toContain('value="repay"');
    const invoices = await openBarePage(who, at.localeSettings.paths.accountInvoices ?? '');
    expect(() => invoices.press(new RegExp(`${placed.number}$`))).toThrow('no button');
  });

  it('a plan is paused once, for the surcharge that was shown', async () => {
    const t = await loadTexts(nl);
    const email = 'credit.pause@example.com';
    const { who, own } = await onCredit(nl, email);
    const page = await openBarePage(who, own);
    expect(page.words).toContain(t('account.credit.pause.surcharge'));
    // with two decimals, as every rate of a plan
    expect(page.words).toMatch(
      new RegExp(`${escapePattern(t('account.credit.pause.rate'))}\\s?\\d+,\\d\\d\\s?%`),
    );
    const paused = await page.press(t('account.credit.pause.submit'));
    expect(paused.words).toContain(t('account.credit.paused'));
    const again = await openBarePage(who, own);
    expect(() => again.press(t('account.credit.pause.submit')), 'once').toThrow('no button');
    expect(await listMails('credit-paused', email)).toHaveLength(1);
  });

  it('a balance that cannot be shown says so, and the rest of the page stays', async () => {
    const t = await loadTexts(nl);
    const { at, who, placed } = await onCredit(nl, 'broken.balance@example.com');
    await runShop(nl, 'dispatch', placed.number);
    const { accountInvoices, accountPaymentDates } = at.localeSettings.paths;
    await stage.server.database.pool.query('alter table due rename to due_away');
    const open = async () => [
      await openBarePage(who, accountInvoices ?? ''),
      await openBarePage(who, accountPaymentDates ?? ''),
    ];
    const pages = await open().finally(() =>
      stage.server.database.pool.query('alter table due_away rename to due'),
    );
    for (const { words } of pages) expect(words).toContain(t('account.balance.failed'));
    expect(pages[0]?.words).toContain(t('account.invoices.title'));
    const again = await pages[1]?.follow(t('account.balance.reload'));
    expect([again?.status, again?.words]).toEqual([
      200,
      expect.not.stringContaining(t('account.balance.failed')),
    ]);
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
    const anybody = createHttpVisitor(who.origin);
    const page = await openBarePage(anybody, path);
    expect(page.title).toBe(t('credit.protection.offer.title'));
    await expectAccessible(anybody, path);
    const refused = await page.press(t('credit.protection.accept'));
    expect(refused.words).toContain(t('credit.protection.terms.required'));
    const chosen = await refused.press(t('credit.protection.accept'), { termsAccepted: 'yes' });
    expect(chosen.words).toContain(t('credit.protection.offer.chosen'));
    expect(await listMails('protection-chosen', email)).toHaveLength(1);

    const account = await openBarePage(who, own);
    expect(account.words).toContain(t('account.protection.end.saved'));
    const ended = await account.press(t('account.protection.end.submit'));
    expect(ended.words).toContain(t('account.protection.ended'));
    expect(await listMails('protection-ended', email)).toHaveLength(1);
  });

  it('is chosen from the account, without scripts', async () => {
    const t = await loadTexts(de);
    const { who, own } = await advanceOneWeek('ratenschutz.konto@example.com');
    const page = await openBarePage(who, own);
    const chosen = await page.press(t('credit.protection.accept'), { termsAccepted: 'yes' });
    expect(chosen.words).toContain(t('account.protection.chosen'));
    expect((await openBarePage(who, own)).words).toContain(t('account.protection.end.submit'));
  });
});

it('a customer of French Switzerland signs in on the way to her order, and finds her invoice', async () => {
  const t = await loadTexts(frCh);
  const email = 'facture@example.com';
  const { at, who, placed, ownPage } = await createArrivedOrder(frCh, { email, password: PASSWORD });
  const stranger = createHttpVisitor(who.origin);
  const login = `${at.localeSettings.paths.login}?${new URLSearchParams({ next: ownPage })}`;
  const page = await openBarePage(stranger, login);
  const order = await page.press(t('account.login.submit'), { email, password: PASSWORD });
  expect(order.title).toContain(placed.number);
  expect((await order.follow(/Facture/)).html.slice(0, 5)).toBe('%PDF-');
});
