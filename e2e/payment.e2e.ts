import { describe, expect, it } from 'vitest';
import { type BarePage, openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { createBuyerAfter, putIntoBasket, sayHow } from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { readStock, setStock } from './support/merchant.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { createShopCommand } from './support/shop-command.ts';
import { loadShopperTexts } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

/** Somebody who has come as far as the order button. */
async function walkToOrderButton(market: MarketCase, method: string) {
  const origin = stage.server.getOrigin(market.tenant);
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = await createBuyerAfter(createHttpVisitor(origin), at, market.address, 1);
  await sayHow(who, at, method);
  const t = await loadShopperTexts(market);
  /** as a browser without scripts does: the page that comes is the provider's, or the shop's where none is needed */
  const order = async () => (await openBarePage(who, at.confirm)).press(market.orderButton);
  return { who, origin, at, t, order };
}

/** The visitor goes on with a browser that runs scripts. */
async function openScripted(who: HttpVisitor, path: string) {
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
  await page.goto(who.origin + path);
  return { page, context, faults };
}

/** The page comes back before the provider has said it: its link asks again. */
async function waitForThanks(who: HttpVisitor, { address }: BarePage, thanks: string) {
  let page = await openBarePage(who, address);
  await expect
    .poll(async () => {
      page = await openBarePage(who, page.address);
      return page.title;
    })
    .toContain(thanks);
  return page;
}

const nl = markets.find(({ tenant }) => tenant === 'nl') as MarketCase;
const de = markets.find(({ tenant }) => tenant === 'de') as MarketCase;
const fr = markets.find(({ locale }) => locale === 'fr-CH') as MarketCase;

async function countOrders(address: string): Promise<{ orders: number; state: string; payments: number }> {
  const token = new URL(address, 'http://nl.localhost').searchParams.get('token');
  const { rows } = await stage.server.database.pool.query(
    `select o.state, (select count(*)::int from payment p where p.order_id = o.order_id and p.state = 'paid') as payments
       from sales_order o
      where session_id = (select session_id from sales_order where access_token = $1)`,
    [token],
  );
  return { ...rows[0], orders: rows.length };
}

/** Answers that the provider gives later come now: the page waits for them at its own pace, and the test for no more. */
async function endDelay(): Promise<void> {
  await stage.server.database.pool.query(
    'update sandbox_payment set later_at = now() where later_at > now()',
  );
}

const paidBy = [
  { market: de, method: 'card' },
  { market: fr, method: 'paypal' },
];

it.each(paidBy)(
  '$market.locale by $method: is paid, confirmed and mailed once',
  async ({ market, method }) => {
    const { who, order } = await walkToOrderButton(market, method);
    const provider = await order();
    expect(provider.address).toMatch(/^\/sandbox-pay\//);
    const thanks = await waitForThanks(who, await provider.press('Pay'), market.thanks);
    expect(await countOrders(thanks.address)).toEqual({ orders: 1, state: 'placed', payments: 1 });
    const number = new URL(thanks.address, who.origin).searchParams.get('order');
    expect(await listMails(market, number)).toHaveLength(1);
  },
);

/** The texts of the mails about an order. */
async function listMails({ tenant }: MarketCase, number: string | null): Promise<string[]> {
  const { rows } = await stage.server.database.pool.query<{ text: string }>(
    'select text from mail_outbox where tenant_id = $1 and subject like $2',
    [tenant, `%${number}%`],
  );
  return rows.map(({ text }) => text);
}

it('an order that is begun with a wallet is reviewed, ordered and paid', async () => {
  const market = nl;
  const origin = stage.server.getOrigin(market.tenant);
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = createHttpVisitor(origin);
  await putIntoBasket(who, at, at.article.variantSku);
  const { page, context, faults } = await openScripted(who, at.basket);
  const t = await loadShopperTexts(market);
  // no such device
  expect(await page.getByRole('button', { name: /Apple Pay/ }).count()).toBe(0);
  await page.getByRole('button', { name: t('payment.express.with', { method: 'Google Pay' }) }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('wallet@example.com').waitFor();
  await page.getByRole('button', { name: market.orderButton, exact: true }).click();
  await page.waitForURL(/\/sandbox-pay\//);
  await page.getByRole('button', { name: 'Pay, answer before the browser returns', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: market.thanks }).waitFor();
  expect(await countOrders(page.url())).toEqual({ orders: 1, state: 'placed', payments: 1 });
  expect(faults).toEqual([]);
  await context.close();
});

it('goes to the wallet from the page of an article whose last piece lies in the basket', async () => {
  const at = await loadPlaces(stage.server.database, 'nl', nl.locale);
  const { other } = at;
  const before = await readStock(stage.server, at, other);
  await setStock(stage.server, at, other, 1);
  const who = createHttpVisitor(stage.server.getOrigin('nl'));
  await putIntoBasket(who, at, other.variantSku);
  const begin = (quantity: string) =>
    who.post(at.localeSettings.paths.walletCheckout ?? '', {
      variantSku: other.variantSku,
      quantity,
      method: 'google-pay',
    });
  expect((await begin('1')).location).toContain('go=1');
  // more than there is: said of the article
  expect((await begin('2')).location).toContain(`fault=stock.1&of=${other.variantSku}`);
  await setStock(stage.server, at, other, before);
});

it('by a provider that is paid later: the thanks do not say that the money is there', async () => {
  const { who, order, t } = await walkToOrderButton(nl, 'riverty');
  const { words } = await waitForThanks(who, await (await order()).press('Pay'), nl.thanks);
  expect(words).toContain(t('payment.method.riverty.done'));
  expect(words).not.toContain('is binnen');
});

describe('after the provider', () => {
  const [market, method] = [nl, 'ideal'] as const;

  it('a refused payment is made another way, and the order stays one', async () => {
    const { who, order, t } = await walkToOrderButton(market, method);
    const refused = await (await order()).press('Refuse');
    expect(refused.title).toBe(t('payment.after.refused.title'));
    const provider = await refused.press(t('payment.after.chooseSubmit'), { paymentMethod: 'card' });
    const thanks = await waitForThanks(who, await provider.press('Pay'), market.thanks);
    expect(await countOrders(thanks.address)).toEqual({ orders: 1, state: 'placed', payments: 1 });
  });

  it('the page waits by itself for a payment that is told late', async () => {
    const { who, at, t } = await walkToOrderButton(market, method);
    const { page, context, faults } = await openScripted(who, at.confirm);
    await page.getByRole('button', { name: market.orderButton, exact: true }).click();
    await page.waitForURL(/\/sandbox-pay\//);
    await page.getByRole('button', { name: 'Pay, answer late', exact: true }).click();
    const thanks = page.getByRole('heading', { level: 1, name: market.thanks });
    await page
      .getByRole('heading', { level: 1, name: t('payment.after.waiting.title') })
      .or(thanks)
      .waitFor();
    await endDelay();
    await thanks.waitFor({ timeout: 40_000 });
    expect(await countOrders(page.url())).toEqual({ orders: 1, state: 'placed', payments: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('never answered: it says that it waits, confirms nothing, and can be gone on with', async () => {
    const { who, at, order, t } = await walkToOrderButton(market, method);
    const waiting = await (await order()).press('Never answer');
    expect(waiting.title).toBe(t('payment.after.waiting.title'));
    expect(await countOrders(waiting.address)).toMatchObject({ state: 'awaiting_payment' });
    // there is an order: the page of no order leads to it, without its secret in the address
    const found = await openBarePage(who, at.noOrder);
    expect(found.title).toBe(t('payment.after.waiting.title'));
    expect(found.address).not.toContain('?');
    const refused = await found.press(t('payment.after.chooseSubmit'));
    expect(refused.words).toContain(t('form.error.choice'));
    const provider = await refused.follow(t('payment.after.waiting.continue'));
    const thanks = await waitForThanks(who, await provider.press('Pay'), market.thanks);
    const again = await openBarePage(who, at.noOrder);
    expect([again.title, again.address.includes('?')]).toEqual([thanks.title, false]);
  });

  it('back from the provider, and in a second tab: the order is still that one', async () => {
    const { who, at, order, t } = await walkToOrderButton(market, method);
    const second = await openBarePage(who, at.confirm);
    const provider = await order();
    const same = await second.press(market.orderButton);
    expect(same.address).toBe(provider.address);
    const basket = await openBarePage(who, at.basket);
    expect((await basket.follow(t('payment.waiting.link'))).title).toBe(t('payment.after.waiting.title'));
    const thanks = await waitForThanks(who, await same.press('Pay'), market.thanks);
    expect(await countOrders(thanks.address)).toEqual({ orders: 1, state: 'placed', payments: 1 });
  });
});

describe('without a provider', () => {
  it('a bank transfer says where to and what for, on the page and in the mail', async () => {
    const market = fr;
    const { who, order, t } = await walkToOrderButton(market, 'prepayment');
    const thanks = await order();
    expect(thanks.title).toContain(market.thanks);
    expect(thanks.words).toContain(t('payment.transfer.title'));
    const [reference = '?'] = /RF\d\d( \d{1,4})+/.exec(thanks.words) ?? [];
    // an account of the market, in its currency
    expect(thanks.words).toMatch(/CH93 0076 .*CHF\s\d|CHF\s\d.*CH93 0076/);
    const number = new URL(thanks.address, who.origin).searchParams.get('order');
    const mails = await listMails(market, number);
    expect(mails).toEqual([expect.stringContaining(reference)]);
    // opened again, it does not ask for money that has come
    const { rows } = await stage.server.database.pool.query(
      `select (total_minor / 100.0)::numeric(12, 2)::text as total from sales_order where order_number = $1`,
      [number],
    );
    const shop = await createShopCommand(stage.server, market.tenant);
    await shop('payments', 'received', reference, rows[0].total, '--key', `line ${number}`);
    const again = await openBarePage(who, thanks.address);
    expect(again.title).toContain(market.thanks);
    expect(again.words).not.toContain(t('payment.transfer.title'));
  });

  it('a direct debit takes the account and the mandate', async () => {
    const { who, t } = await walkToOrderButton(nl, 'invoice');
    const payment = await openBarePage(who, '/bestellen/betaling-wijzigen');
    const account = { paymentMethod: 'direct-debit', accountHolder: 'Zoë van der Berg' };
    const refused = await payment.press(t('checkout.continue'), {
      ...account,
      iban: 'NL91 ABNA 0417 1643 01',
    });
    expect(refused.words).toContain(t('form.error.iban'));
    const given = { ...account, iban: 'NL91 ABNA 0417 1643 00', mandate: 'yes' };
    const ready = await refused.press(t('checkout.continue'), given);
    const { title, words } = await ready.press(nl.orderButton);
    expect(title).toContain(nl.thanks);
    expect(words).toContain('NL•• •••• •••• ••43 00');
    expect(words).not.toContain('NL91');
  });
});

describe('an answer that is not the provider’s', () => {
  it.each([
    'id=tr_0000000000',
    'id=sb_000000000000000000&status=paid',
    'id=',
    'nothing=of the kind',
    `id=${'x'.repeat(900)}`,
  ])('a forged webhook %s changes nothing and learns nothing', async (body) => {
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    const answer = await who.send('/api/payments/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(answer).toMatchObject({ status: 200, body: '' });
  });

  it('a webhook for a payment that nobody has made, and again and again, places nothing', async () => {
    const { who, order } = await walkToOrderButton(nl, 'ideal');
    const id = (await order()).address.split('/').at(-1);
    for (let times = 0; times < 3; times += 1) {
      const sent = {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `id=${id}`,
      };
      expect((await who.send('/api/payments/webhook', sent)).status).toBe(200);
    }
    const { rows } = await stage.server.database.pool.query(
      `select o.state from sales_order o join payment p using (order_id) where p.provider_reference = $1`,
      [id],
    );
    expect(rows).toEqual([{ state: 'awaiting_payment' }]);
  });

  it('a return that was forged – paid, says the address – places nothing', async () => {
    const { who, order, t } = await walkToOrderButton(nl, 'ideal');
    const provider = await order();
    const { rows } = await stage.server.database.pool.query(
      `select o.order_number, o.access_token from sales_order o join payment p using (order_id)
        where p.provider_reference = $1`,
      [provider.address.split('/').at(-1)],
    );
    const { order_number: number, access_token: token } = rows[0];
    const forged = { order: number, token, status: 'paid', state: 'done', paid: '1' };
    const page = await openBarePage(who, `/bestellen/betaald/?${new URLSearchParams(forged)}`);
    expect(page.title).toBe(t('payment.after.waiting.title'));
    expect(await countOrders(page.address)).toEqual({ orders: 1, state: 'awaiting_payment', payments: 0 });
  });

  it.each(['?order=1&token=x', '?order=1000012', '', '?order=../..&token=x', '?order=1000012&token='])(
    'another’s order after the payment is no page: %s',
    async (query) => {
      const answer = await createHttpVisitor(stage.server.getOrigin('nl')).get(`/bestellen/betaald/${query}`);
      expect(answer.status).toBe(404);
    },
  );
});
