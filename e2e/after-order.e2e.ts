import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { loadTranslator } from '#texts/load.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
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

async function readMainText(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const [market] = markets as [MarketCase, ...MarketCase[]];
const ways = [
  { way: 'with scripts', javaScriptEnabled: true },
  { way: 'without JavaScript', javaScriptEnabled: false },
] as const;

describe('after an order', () => {
  const say = async (id: Parameters<Awaited<ReturnType<typeof loadTranslator>>['text']>[0], values = {}) =>
    (await loadTranslator(market.locale, () => {})).text(id, values).replaceAll(/[\u00a0\u202f]/g, ' ');

  it('its page says what a return would leave, and cancels it, without scripts', async () => {
    const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: false });
    await blockPictures(context);
    const { status } = await createDeliveredOrder(market, 'cancel@example.com');
    await page.goto(stage.server.getOrigin(market.tenant) + status);
    expect(await readMainText(page)).toContain(await say('order.state.PLACED'));
    await page.getByText(await say('order.return.title'), { exact: true }).click();
    await page.locator('select[name="q1"]').selectOption('1');
    await page.getByRole('button', { name: await say('order.return.ask') }).click();
    await page.getByText(await say('order.return.newTotal')).waitFor();
    await page.getByText(await say('order.cancel.title'), { exact: true }).click();
    await page.getByRole('button', { name: await say('order.cancel.submit') }).click();
    await page.getByText(await say('order.state.CANCELLED')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('its page shows the parcel and the invoice, which the mail brings too', async () => {
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
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
    await page.goto(stage.server.getOrigin(market.tenant) + status);
    expect(await readMainText(page)).toContain(await say('order.state.DELIVERED'));
    expect(await readMainText(page)).toContain('00340434161094042557');
    const parcel = page.getByRole('link', { name: await say('order.parcel.follow') });
    expect(await parcel.getAttribute('href')).toMatch(/^https:.*00340434161094042557/);
    const invoice = page.locator('a[href^="/api/invoice/"]').first();
    // the name of the host needs no resolver there
    const file = await createHttpVisitor(stage.server.getOrigin(market.tenant)).get(
      (await invoice.getAttribute('href')) ?? '',
    );
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(ways)(
    'anybody withdraws from the footer of any page $way, and has it in writing',
    async ({ way, ...options }) => {
      const { page, context, faults } = await openVisitor(stage.browser, options);
      await blockPictures(context);
      const email = `withdraw.${way.length}.${market.locale}@example.com`.toLowerCase();
      const { number, status } = await createDeliveredOrder(market, email);
      await page.goto(stage.server.getOrigin(market.tenant) + market.home);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: await say('order.withdrawal.link.statutory') })
        .click();
      await page.getByRole('button', { name: await say('order.withdraw.next'), exact: true }).click();
      await page
        .getByText(await say('form.error.required'))
        .first()
        .waitFor();
      await page.getByLabel(await say('order.withdraw.name')).fill('Sanne van den Berg');
      await page.getByLabel(await say('order.withdraw.number')).fill(number);
      await page.getByLabel(await say('order.withdraw.email')).fill(email);
      await page.getByRole('button', { name: await say('order.withdraw.next'), exact: true }).click();
      await page
        .getByRole('button', { name: await say('order.withdraw.confirm.statutory'), exact: true })
        .click();
      await page.getByRole('heading', { name: await say('order.withdraw.done.statutory') }).waitFor();
      const statement = await say('order.withdrawal.statement.whole', { name: 'Sanne van den Berg', number });
      expect(await readMainText(page)).toContain(statement);
      await page.reload();
      expect(await readMainText(page)).toContain(statement);
      // number and address are no secret: the order stays until its customer cancels it on its own page
      await page.goto(stage.server.getOrigin(market.tenant) + status);
      expect(await readMainText(page)).not.toContain(await say('order.state.CANCELLED'));
      expect(faults).toEqual([]);
      await context.close();
    },
  );
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
