import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import { openVisitor } from './support/browser.ts';
import { createBuyerAfter, putIntoBasket, sayHow } from './support/checkout.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { readStock, setStock } from './support/merchant.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { createShopCommand } from './support/shop-command.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

/** Somebody who has come as far as the order button, and has a browser from there on. */
async function walkToOrderButton(market: MarketCase, method: string, options: { scripts?: boolean } = {}) {
  const origin = stage.server.getOrigin(market.tenant);
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = await createBuyerAfter(createHttpVisitor(origin), at, market.address, 1);
  await sayHow(who, at, method);
  const { page, context, faults } = await openVisitor(stage.browser, {
    javaScriptEnabled: options.scripts ?? true,
  });
  await blockPictures(context);
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: origin })));
  await page.goto(origin + at.confirm);
  const { text: t } = await loadTranslator(market.locale, (fault) => {
    throw new Error(`text ${fault.id}: ${fault.reason}`);
  });
  const findOrderButton = () => page.getByRole('button', { name: market.orderButton, exact: true }).click();
  return { page, context, faults, origin, at, t, order: findOrderButton, market };
}

async function openProvider(page: Page) {
  await page.waitForURL(/\/sandbox-pay\//);
  return (answer: string) => page.getByRole('button', { name: answer, exact: true }).click();
}

const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const nl = markets.find(({ tenant }) => tenant === 'nl') as MarketCase;
const de = markets.find(({ tenant }) => tenant === 'de') as MarketCase;
const fr = markets.find(({ locale }) => locale === 'fr-CH') as MarketCase;

async function countOrders(page: Page): Promise<{ orders: number; state: string; payments: number }> {
  const token = new URL(page.url()).searchParams.get('token');
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
  { market: nl, method: 'ideal', scripts: true },
  { market: de, method: 'card', scripts: true },
  { market: fr, method: 'paypal', scripts: false },
];

describe.each(paidBy)('$market.locale by $method, scripts: $scripts', ({ market, method, scripts }) => {
  it('is paid, confirmed and mailed once', async () => {
    const { page, context, faults, order } = await walkToOrderButton(market, method, { scripts });
    await order();
    const say = await openProvider(page);
    await say('Pay');
    // without scripts the page may come back before the provider has said it: its link asks again
    await expect
      .poll(async () => {
        const thanks = await page.getByRole('heading', { level: 1, name: market.thanks }).count();
        if (thanks === 0 && !scripts) await page.reload();
        return thanks;
      })
      .toBe(1);
    expect(await countOrders(page)).toEqual({ orders: 1, state: 'placed', payments: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('an order that is begun with a wallet is reviewed, ordered and paid', async () => {
  const market = nl;
  const origin = stage.server.getOrigin(market.tenant);
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = createHttpVisitor(origin);
  await putIntoBasket(who, at, at.article.variantSku);
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: origin })));
  const { text: t } = await loadTranslator(market.locale, ({ id }) => {
    throw new Error(`no text ${id}`);
  });
  await page.goto(origin + at.basket);
  // no such device
  expect(await page.getByRole('button', { name: /Apple Pay/ }).count()).toBe(0);
  await page.getByRole('button', { name: t('payment.express.with', { method: 'Google Pay' }) }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('wallet@example.com').waitFor();
  await page.getByRole('button', { name: market.orderButton, exact: true }).click();
  await (await openProvider(page))('Pay, answer before the browser returns');
  await waitForHeading(page, market.thanks);
  expect(await countOrders(page)).toEqual({ orders: 1, state: 'placed', payments: 1 });
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
  const { page, context, order, t } = await walkToOrderButton(nl, 'riverty');
  await order();
  await (await openProvider(page))('Pay');
  await waitForHeading(page, nl.thanks);
  await page.getByText(t('payment.method.riverty.done')).waitFor();
  expect(await page.getByText(/is binnen/).count()).toBe(0);
  await context.close();
});

describe('after the provider', () => {
  const [market, method] = [nl, 'ideal'] as const;

  it('a refused payment is made another way, and the order stays one', async () => {
    const { page, context, faults, order, t } = await walkToOrderButton(market, method);
    await order();
    await (await openProvider(page))('Refuse');
    await waitForHeading(page, t('payment.after.refused.title'));
    await page.getByRole('radio', { name: t('payment.method.card.name') }).check();
    await page.getByRole('button', { name: t('payment.after.chooseSubmit') }).click();
    await (await openProvider(page))('Pay');
    await waitForHeading(page, market.thanks);
    expect(await countOrders(page)).toEqual({ orders: 1, state: 'placed', payments: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the page waits by itself for a payment that is told late', async () => {
    const { page, context, faults, order, t } = await walkToOrderButton(market, method);
    await order();
    await (await openProvider(page))('Pay, answer late');
    const thanks = page.getByRole('heading', { level: 1, name: market.thanks });
    await page
      .getByRole('heading', { level: 1, name: t('payment.after.waiting.title') })
      .or(thanks)
      .waitFor();
    await endDelay();
    await thanks.waitFor({ timeout: 40_000 });
    expect(await countOrders(page)).toEqual({ orders: 1, state: 'placed', payments: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('never answered: it says that it waits, confirms nothing, and can be gone on with', async () => {
    const { page, context, faults, origin, at, order, t } = await walkToOrderButton(market, method);
    await order();
    await (await openProvider(page))('Never answer');
    await waitForHeading(page, t('payment.after.waiting.title'));
    expect(await countOrders(page)).toMatchObject({ state: 'awaiting_payment' });
    // there is an order: the page of no order leads to it, without its secret in the address
    await page.goto(origin + at.noOrder);
    await waitForHeading(page, t('payment.after.waiting.title'));
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: t('payment.after.chooseSubmit') }).click();
    await page.getByRole('alert').getByText(t('form.error.choice')).waitFor();
    await page.getByRole('link', { name: t('payment.after.waiting.continue') }).click();
    await (await openProvider(page))('Pay');
    await waitForHeading(page, market.thanks);
    await page.goto(origin + at.noOrder);
    await waitForHeading(page, market.thanks);
    expect(new URL(page.url()).search).toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('back from the provider, and in a second tab: the order is still that one', async () => {
    const { page, context, faults, origin, at, order, t } = await walkToOrderButton(market, method);
    const second = await context.newPage();
    await second.goto(origin + at.confirm);
    await order();
    await openProvider(page);
    const provider = page.url();
    await second.getByRole('button', { name: market.orderButton, exact: true }).click();
    await second.waitForURL(provider);
    await page.goto(origin + at.basket);
    await page.getByRole('link', { name: t('payment.waiting.link') }).click();
    await waitForHeading(page, t('payment.after.waiting.title'));
    await second.getByRole('button', { name: 'Pay', exact: true }).click();
    await waitForHeading(second, market.thanks);
    expect(await countOrders(second)).toEqual({ orders: 1, state: 'placed', payments: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('without a provider', () => {
  it('a bank transfer says where to and what for, on the page and in the mail', async () => {
    const market = fr;
    const { page, context, faults, origin, order, t } = await walkToOrderButton(market, 'prepayment');
    await order();
    await waitForHeading(page, market.thanks);
    expect(new URL(page.url()).origin).toBe(origin);
    const box = page.getByRole('region', { name: t('payment.transfer.title') });
    const told = (await box.textContent()) ?? '';
    const [reference = '?'] = /RF\d\d( \d{1,4})+/.exec(told) ?? [];
    // an account of the market, in its currency
    expect(told).toMatch(/CH93 0076 .*CHF\s\d|CHF\s\d.*CH93 0076/);
    const number = new URL(page.url()).searchParams.get('order');
    const { rows } = await stage.server.database.pool.query(
      `select text from mail_outbox where tenant_id = $1 and subject like $2`,
      [market.tenant, `%${number}%`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text).toContain(reference);
    // opened again, it does not ask for money that has come
    const ordered = await stage.server.database.pool.query(
      `select (total_minor / 100.0)::numeric(12, 2)::text as total from sales_order where order_number = $1`,
      [number],
    );
    const shop = await createShopCommand(stage.server, market.tenant);
    await shop('payments', 'received', reference, ordered.rows[0].total, '--key', `line ${number}`);
    await page.reload();
    await waitForHeading(page, market.thanks);
    expect(await box.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a direct debit takes the account and the mandate', async () => {
    const { page, context, faults, origin, t } = await walkToOrderButton(nl, 'invoice');
    await page.goto(`${origin}/bestellen/betaling-wijzigen`);
    await page.getByRole('radio', { name: t('payment.method.direct-debit.name') }).check();
    await page.getByLabel(t('payment.account.holder')).fill('Zoë van der Berg');
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01');
    await page.getByRole('button', { name: t('checkout.continue') }).click();
    await page.getByText(t('form.error.iban')).first().waitFor();
    await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
    await page.getByRole('checkbox', { name: t('payment.mandate.accept') }).check();
    await page.getByRole('button', { name: t('checkout.continue') }).click();
    await page.getByRole('button', { name: nl.orderButton, exact: true }).click();
    await waitForHeading(page, nl.thanks);
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).toContain('NL•• •••• •••• ••43 00');
    expect(text).not.toContain('NL91');
    expect(faults).toEqual([]);
    await context.close();
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
    const { page, context, order } = await walkToOrderButton(nl, 'ideal');
    await order();
    await openProvider(page);
    const id = page.url().split('/').at(-1);
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
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
    await context.close();
  });

  it('a return that was forged – paid, says the address – places nothing', async () => {
    const { page, context, order, origin, t } = await walkToOrderButton(nl, 'ideal', { scripts: false });
    await order();
    await openProvider(page);
    const { rows } = await stage.server.database.pool.query(
      `select o.order_number, o.access_token from sales_order o join payment p using (order_id)
        where p.provider_reference = $1`,
      [page.url().split('/').at(-1)],
    );
    const { order_number: number, access_token: token } = rows[0];
    const forged = { order: number, token, status: 'paid', state: 'done', paid: '1' };
    await page.goto(`${origin}/bestellen/betaald/?${new URLSearchParams(forged)}`);
    await waitForHeading(page, t('payment.after.waiting.title'));
    expect(await countOrders(page)).toEqual({ orders: 1, state: 'awaiting_payment', payments: 0 });
    await context.close();
  });

  it.each(['?order=1&token=x', '?order=1000012', '', '?order=../..&token=x', '?order=1000012&token='])(
    'another’s order after the payment is no page: %s',
    async (query) => {
      const answer = await createHttpVisitor(stage.server.getOrigin('nl')).get(`/bestellen/betaald/${query}`);
      expect(answer.status).toBe(404);
    },
  );
});
