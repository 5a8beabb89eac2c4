import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { textsFor } from '#texts/load.ts';
import { runOrder } from '#tools/shop/order.ts';
import { visitor } from './support/browser.ts';
import { order, type Placed } from './support/checkout.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { type MarketCase, markets } from './support/markets.ts';
import { readMail } from './support/outbox.ts';
import { withoutPictures } from './support/pictures.ts';
import { placesOf } from './support/places.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

const tenants = await loadTenants();

/** An order that somebody has placed, and its own page. */
async function bought(
  market: MarketCase,
  email: string,
): Promise<Placed & { status: string; withdrawal: string }> {
  const at = await placesOf(stage.server.database, market.tenant, market.locale);
  const who = httpVisitor(stage.server.origin(market.tenant));
  const placed = await order(
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
async function shop(market: MarketCase, ...args: string[]): Promise<string> {
  let printed = '';
  const { settings, database } = stage.server;
  const given = [...args, '--tenant', market.tenant];
  const code = await runOrder(given, { settings, database, tenants }, (text) => {
    printed += text;
  });
  expect([code, printed]).toEqual([0, printed]);
  return printed;
}

async function text(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const [market] = markets as [MarketCase, ...MarketCase[]];
const ways = [
  { way: 'with scripts', javaScriptEnabled: true },
  { way: 'without JavaScript', javaScriptEnabled: false },
] as const;

describe('after an order', () => {
  const say = async (id: Parameters<Awaited<ReturnType<typeof textsFor>>['text']>[0], values = {}) =>
    (await textsFor(market.locale, () => {})).text(id, values).replaceAll(/[\u00a0\u202f]/g, ' ');

  it('its page says what a return would leave, and cancels it, without scripts', async () => {
    const { page, context, faults } = await visitor(stage.browser, { javaScriptEnabled: false });
    await withoutPictures(context);
    const { status } = await bought(market, 'cancel@example.com');
    await page.goto(stage.server.origin(market.tenant) + status);
    expect(await text(page)).toContain(await say('order.state.PLACED'));
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
    const { page, context, faults } = await visitor(stage.browser);
    await withoutPictures(context);
    const email = `sent.${market.locale}@example.com`.toLowerCase();
    const { status, number } = await bought(market, email);
    const confirmation = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
    expect(confirmation.attachments).toHaveLength(2);
    await shop(market, 'dispatch', number, '--carrier', 'DHL', '--tracking', '00340434161094042557');
    await shop(market, 'deliver', number);
    await page.goto(stage.server.origin(market.tenant) + status);
    expect(await text(page)).toContain(await say('order.state.DELIVERED'));
    expect(await text(page)).toContain('00340434161094042557');
    const parcel = page.getByRole('link', { name: await say('order.parcel.follow') });
    expect(await parcel.getAttribute('href')).toMatch(/^https:.*00340434161094042557/);
    const invoice = page.locator('a[href^="/api/invoice/"]').first();
    // the name of the host needs no resolver there
    const file = await httpVisitor(stage.server.origin(market.tenant)).get(
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
      const { page, context, faults } = await visitor(stage.browser, options);
      await withoutPictures(context);
      const email = `withdraw.${way.length}.${market.locale}@example.com`.toLowerCase();
      const { number, status } = await bought(market, email);
      await page.goto(stage.server.origin(market.tenant) + market.home);
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
      expect(await text(page)).toContain(statement);
      await page.reload();
      expect(await text(page)).toContain(statement);
      // number and address are no secret: the order stays until its customer cancels it on its own page
      await page.goto(stage.server.origin(market.tenant) + status);
      expect(await text(page)).not.toContain(await say('order.state.CANCELLED'));
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

it('a visitor without the secret of an order sees nothing of it', async () => {
  const market = markets[0] as MarketCase;
  const { status, number } = await bought(market, 'secret@example.com');
  const stranger = httpVisitor(stage.server.origin('nl'));
  const path = status.split('?')[0];
  // without a number the page asks for it
  expect((await stranger.get(path ?? '')).status).toBe(302);
  for (const query of [`order=${number}`, `order=${number}&token=x`, `order=1&token=x`]) {
    expect((await stranger.get(`${path}?${query}`)).status).toBe(404);
  }
  expect((await httpVisitor(stage.server.origin('de')).get(status)).status).toBe(404);
  const cancelled = await stranger.post(path ?? '', { intent: 'cancel', order: number, token: 'x' });
  expect(cancelled.status).toBe(303);
  expect((await stranger.get(status)).body).not.toContain('geannuleerd.');
});
