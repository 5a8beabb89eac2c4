import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { loadTranslator } from '#texts/load.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { type Placed, placeOrderByCalls } from './support/checkout.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

const tenants = await loadTenants();

/** An order that somebody has placed, and its own page. */
async function createDeliveredOrder(
  market: MarketCase,
  email: string,
): Promise<Placed & { status: string; withdrawal: string }> {
  const at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const who = createHttpVisitor(stage.server.getOrigin(market.tenant));
  const placed = await placeOrderByCalls(
    who,
    at,
    { email, password: null, address: market.address },
    at.article.variantSku,
  );
  const query = new URLSearchParams({ order: placed.number, token: placed.token });
  const { orderStatus, withdrawal } = at.localeSettings.paths;
  return { ...placed, status: `${orderStatus}?${query}`, withdrawal: withdrawal ?? '' };
}

/** Commands of the shop's own people. */
async function runShopCommand(market: MarketCase, ...args: string[]): Promise<string> {
  let printed = '';
  const { settings, database } = stage.server;
  const given = [...args, '--tenant', market.tenant];
  const code = await runOrder(given, { settings, database, tenants }, (text) => {
    printed += text;
  });
  expect([code, printed]).toEqual([0, printed]);
  return printed;
}

const [market] = markets as [MarketCase, ...MarketCase[]];
describe('after an order', () => {
  const say = async (id: Parameters<Awaited<ReturnType<typeof loadTranslator>>['text']>[0], values = {}) =>
    (await loadTranslator(market.locale, () => {})).text(id, values).replaceAll(/\s+/g, ' ');
  const createVisitor = () => createHttpVisitor(stage.server.getOrigin(market.tenant));

  it('its page says what a return would leave, and cancels it, without scripts', async () => {
    const { status } = await createDeliveredOrder(market, 'cancel@example.com');
    const page = await openBarePage(createVisitor(), status);
    expect(page.words).toContain(await say('order.state.PLACED'));
    const asked = await page.press(await say('order.return.ask'), { q1: '1' });
    expect(asked.words).toContain(await say('order.return.newTotal'));
    const cancelled = await asked.press(await say('order.cancel.submit'));
    expect(cancelled.words).toContain(await say('order.state.CANCELLED'));
  });

  it('its page shows the parcel and the invoice, which the mail brings too', async () => {
    const email = `sent.${market.locale}@example.com`.toLowerCase();
    const { status, number } = await createDeliveredOrder(market, email);
    const confirmation = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
    expect(confirmation.attachments).toHaveLength(2);
    await runShopCommand(
      market,
      'dispatch',
      number,
      '--carrier',
      'DHL',
      '--tracking',
      '00340434161094042557',
    );
    await runShopCommand(market, 'deliver', number);
    const page = await openBarePage(createVisitor(), status);
    expect(page.words).toContain(await say('order.state.DELIVERED'));
    expect(page.words).toContain('00340434161094042557');
    expect(page.html).toMatch(
      new RegExp(
        `<a [^>]*href="https:[^"]*00340434161094042557[^>]*>(?:(?!</a>).)*${await say('order.parcel.follow')}`,
      ),
    );
    const [, invoice = ''] = /href="(\/api\/invoice\/[^"]+)"/.exec(page.html) ?? [];
    const file = await createVisitor().get(invoice.replaceAll('&amp;', '&'));
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('anybody withdraws from the footer of any page without scripts, and has it in writing', async () => {
    const email = `withdraw.${market.locale}@example.com`.toLowerCase();
    const { number, status } = await createDeliveredOrder(market, email);
    const who = createVisitor();
    const link = await say('order.withdrawal.link.statutory');
    const page = await (await openBarePage(who, market.home)).follow(link);
    const next = await say('order.withdraw.next');
    const refused = await page.press(next);
    expect(refused.words).toContain(await say('form.error.required'));
    const typed = { name: 'Sanne van den Berg', orderNumber: number, email };
    const checked = await refused.press(next, typed);
    const received = await checked.press(await say('order.withdraw.confirm.statutory'));
    expect(received.words).toContain(await say('order.withdraw.done.statutory'));
    const statement = await say('order.withdrawal.statement.whole', { name: typed.name, number });
    expect(received.words).toContain(statement);
    expect((await openBarePage(who, received.address)).words).toContain(statement);
    // number and address are no secret: the order stays until its customer cancels it on its own page
    const order = await openBarePage(who, status);
    expect(order.status).toBe(200);
    expect(order.words).not.toContain(await say('order.state.CANCELLED'));
  });

  it('a withdrawal with scripts says on the same page what is missing, and then that it has come', async () => {
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
    const email = `withdraw.scripts.${market.locale}@example.com`.toLowerCase();
    const { number, withdrawal } = await createDeliveredOrder(market, email);
    await page.goto(stage.server.getOrigin(market.tenant) + withdrawal);
    const next = page.getByRole('button', { name: await say('order.withdraw.next'), exact: true });
    await next.click();
    const missing = page.getByText(await say('form.error.required'));
    await missing.first().waitFor();
    await page.getByLabel(await say('order.withdraw.name')).fill('Sanne van den Berg');
    await page.getByLabel(await say('order.withdraw.number')).fill(number);
    await page.getByLabel(await say('order.withdraw.email')).fill(email);
    await next.click();
    const confirm = await say('order.withdraw.confirm.statutory');
    await page.getByRole('button', { name: confirm, exact: true }).click();
    await page.getByRole('heading', { name: await say('order.withdraw.done.statutory') }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('a visitor without the secret of an order sees nothing of it', async () => {
  const market = markets[0] as MarketCase;
  const { status, number } = await createDeliveredOrder(market, 'secret@example.com');
  const stranger = createHttpVisitor(stage.server.getOrigin('nl'));
  const path = status.split('?')[0];
  // without a number the page asks for it
  expect((await stranger.get(path ?? '')).status).toBe(302);
  for (const query of [`order=${number}`, `order=${number}&token=x`, `order=1&token=x`]) {
    expect((await stranger.get(`${path}?${query}`)).status).toBe(404);
  }
  expect((await createHttpVisitor(stage.server.getOrigin('de')).get(status)).status).toBe(404);
  const cancelled = await stranger.post(path ?? '', { intent: 'cancel', order: number, token: 'x' });
  expect(cancelled.status).toBe(303);
  expect((await stranger.get(status)).body).not.toContain('geannuleerd.');
});
