import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findAlternatives } from '#commerce/range/catalogue/product/alternatives.queries.ts';
import type { Locale } from '#tenants/tenant.ts';
import { sendStockAlerts } from './send-stock-alerts.service.ts';
import { eraseStockAlerts, purgeStockAlerts } from './stock-alert.commands.ts';
import {
  confirmStockAlert,
  readStockAlert,
  requestStockAlert,
  withdrawStockAlert,
} from './stock-alert.service.ts';

const database = await testDatabase();
/** new for each test: what was tried before does not count */
let nl = testContext(database, 'nl');

const ask = (email: string, more: object = {}, ctx = nl) =>
  requestStockAlert(ctx, { sku: 'GONE', variantSku: 'GONE-1', email, from: email, ...more });
const send = (at = '2026-11-20T12:00:00Z') =>
  sendStockAlerts((asked) =>
    testContext(database, 'nl', { locale: (asked as Locale) ?? 'nl-NL', clock: createFixedClock(at) }),
  );

async function fetchMails(subject: string) {
  const { rows } = await database.pool.query<{ recipient: string; text: string }>(
    'select recipient, text from mail_outbox where subject like $1 order by created_at, recipient',
    [`%${subject}%`],
  );
  return rows;
}

/** The secret of the last mail that asked this address. */
async function fetchSecret(email: string): Promise<string> {
  const sent = (await fetchMails('Bevestig')).filter(({ recipient }) => recipient === email);
  return /token=([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

const count = async () => (await database.pool.query('select from stock_alert')).rowCount;

async function confirmAlert(email: string): Promise<void> {
  await ask(email);
  expect(await confirmStockAlert(nl, await fetchSecret(email))).toMatchObject({ confirmed: true });
}

beforeAll(async () => {
  await sellArticles(database, [
    { sku: 'PESOS', stock: 0 },
    { sku: 'GONE', stock: 0 },
    { sku: 'THERE' },
    { sku: 'NEAR', priceMinor: { nl: 2099 } },
    { sku: 'FAR', priceMinor: { nl: 9900 } },
    { sku: 'OUT', stock: 0 },
    { sku: 'GERMAN', priceMinor: { de: 1999 } },
  ]);
  // it has no price in the market's currency, so no mail can show it
  await database.pool.query(
    `update price set currency = 'MXN' from variant v where v.variant_id = price.variant_id and v.sku = 'PESOS-1'`,
  );
});
beforeEach(async () => {
  nl = testContext(database, 'nl');
  await database.pool.query('delete from mail_outbox');
  await database.pool.query('delete from stock_alert');
  await database.pool.query('delete from stock_told');
  await change(database, 'nl', 'GONE-1', { stock: 0 });
});

describe('a stock alert', () => {
  it('a stock alert is active once confirmed and ends with its one mail, deleting the address', async () => {
    expect(await ask('ada@example.com')).toMatchObject({ ok: true });
    await change(database, 'nl', 'GONE-1', { stock: 5 });
    expect(await send()).toBe(0);
    const secret = await fetchSecret('ada@example.com');
    expect(await readStockAlert(nl, secret)).toMatchObject({ confirmed: false });
    await confirmStockAlert(nl, secret);
    expect(await send()).toBe(1);
    expect(await fetchMails('Weer op voorraad')).toMatchObject([{ recipient: 'ada@example.com' }]);
    expect(await count()).toBe(0);
    expect(await send()).toBe(0);
    expect(await readStockAlert(nl, secret)).toBeNull();
  });

  it.each([
    ['ProductNotFound', { sku: 'NONE' }],
    ['ProductNotFound', { sku: 'GERMAN', variantSku: null }],
    ['VariantNotFound', { variantSku: 'THERE-1' }],
    ['VariantInStock', { sku: 'THERE', variantSku: 'THERE-1' }],
    ['VariantInStock', { sku: 'THERE', variantSku: null }],
  ])('a stock alert is refused as %s: %j', async (code, more) => {
    expect(await ask('ada@example.com', more)).toMatchObject({ ok: false, refusal: { code } });
    expect(await count()).toBe(0);
  });

  it('a stock alert is unique per address and size, and a second request sends no second mail', async () => {
    await ask('ada@example.com');
    await ask('ada@example.com');
    expect(await fetchMails('Bevestig')).toHaveLength(1);
    const later = testContext(database, 'nl', { clock: createFixedClock('2026-11-20T12:05:00Z') });
    await ask('ada@example.com', {}, later);
    expect(await fetchMails('Bevestig')).toHaveLength(2);
    expect(await count()).toBe(1);
  });

  it('a repeated request by somebody else keeps what the owner agreed to', async () => {
    await ask('ada@example.com');
    await confirmStockAlert(nl, await fetchSecret('ada@example.com'));
    const fetchConsentProof = () =>
      database.pool.query('select locale, consent_text, requested_at, requested_from from stock_alert');
    const { rows: agreed } = await fetchConsentProof();
    const later = testContext(database, 'nl', { clock: createFixedClock('2026-11-20T12:05:00Z') });
    await ask('ada@example.com', {}, later);
    expect((await fetchConsentProof()).rows).toEqual(agreed);
  });

  it('the number of stock alerts per address is limited', async () => {
    const ctx = testContext(database, 'nl');
    for (let press = 0; press < 30; press += 1)
      await ask(`a${press}@example.com`, { from: '192.0.2.1' }, ctx);
    expect(await ask('b@example.com', { from: '192.0.2.1' }, ctx)).toMatchObject({
      ok: false,
      refusal: { code: 'TooManyAttempts' },
    });
  });

  it('a stock alert can be cancelled by its link and is unknown to another tenant', async () => {
    await confirmAlert('ada@example.com');
    const secret = await fetchSecret('ada@example.com');
    expect(await withdrawStockAlert(testContext(database, 'de'), secret)).toBe(false);
    expect(await withdrawStockAlert(nl, secret)).toBe(true);
    expect(await withdrawStockAlert(nl, secret)).toBe(false);
    expect(await count()).toBe(0);
  });

  it('a stock alert is deleted unconfirmed after a week, confirmed after half a year, and with its account', async () => {
    await ask('late@example.com');
    const secret = await fetchSecret('late@example.com');
    await confirmAlert('ada@example.com');
    const createContextAt = (iso: string) => testContext(database, 'nl', { clock: createFixedClock(iso) });
    expect(await readStockAlert(createContextAt('2026-11-28T00:00:00Z'), secret)).toBeNull();
    await purgeStockAlerts(createContextAt('2026-11-28T00:00:00Z'), [nl.tenant]);
    expect(await count()).toBe(1);
    await purgeStockAlerts(createContextAt('2027-06-01T00:00:00Z'), [nl.tenant]);
    expect(await count()).toBe(0);
    await confirmAlert('eva@example.com');
    await eraseStockAlerts(nl, 'eva@example.com');
    expect(await count()).toBe(0);
  });

  it('ten alerts per piece are sent in order, once even with two servers', async () => {
    for (let index = 10; index < 26; index += 1) await confirmAlert(`a${index}@example.com`);
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one + two).toBe(10);
    expect((await fetchMails('Weer op voorraad')).map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 10 }, (_, index) => `a${index + 10}@example.com`),
    );
  });

  it('later rounds of two servers send no further alerts until the pieces have been there for a day', async () => {
    for (let index = 10; index < 50; index += 1) await confirmAlert(`a${index}@example.com`);
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    const sendTwice = async (at: string) => (await Promise.all([send(at), send(at)])).reduce((a, b) => a + b);
    expect(await sendTwice('2026-11-20T12:00:00Z')).toBe(10);
    for (const at of ['2026-11-20T12:15:00Z', '2026-11-20T12:30:00Z', '2026-11-21T11:45:00Z'])
      expect(await sendTwice(at)).toBe(0);
    await change(database, 'nl', 'GONE-1', { stock: 2 });
    expect(await sendTwice('2026-11-21T11:50:00Z'), 'for a second piece').toBe(10);
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    expect(await sendTwice('2026-11-21T11:55:00Z'), 'one is sold').toBe(0);
    expect(await sendTwice('2026-11-22T11:55:00Z')).toBe(10);
    expect(await count()).toBe(10);
    const later = testContext(database, 'nl', { clock: createFixedClock('2026-11-24T12:00:00Z') });
    await purgeStockAlerts(later, [nl.tenant]);
    expect((await database.pool.query('select from stock_told')).rowCount).toBe(0);
  });

  it('alerts for one size and for any size together are sent to ten for each piece', async () => {
    for (let index = 10; index < 20; index += 1) {
      await confirmAlert(`a${index}@example.com`);
      await ask(`any${index}@example.com`, { variantSku: null });
      await confirmStockAlert(nl, await fetchSecret(`any${index}@example.com`));
    }
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    expect(await send()).toBe(10);
  });

  it('a deliverable alert is sent even when those before it cannot be, however many they are', async () => {
    await database.pool.query(
      `insert into stock_alert (tenant_id, email, locale, product_id, variant_id, secret_hash, consent_text,
                                requested_at, requested_from, confirmed_at)
       select 'nl', 'x' || n || '@example.com', 'nl-NL', product_id, variant_id, 'hash' || n, '', now(), '', '2026-11-01'
         from generate_series(1, 450) n, variant where sku = 'PESOS-1'`,
    );
    await confirmAlert('ada@example.com');
    await change(database, 'nl', 'PESOS-1', { stock: 100 });
    await change(database, 'nl', 'GONE-1', { stock: 5 });
    expect(await send()).toBe(1);
    expect(await fetchMails('Weer op voorraad')).toMatchObject([{ recipient: 'ada@example.com' }]);
    await change(database, 'nl', 'PESOS-1', { stock: 0 });
  });

  it('an alert for any size is sent when one size is available', async () => {
    await ask('ada@example.com', { variantSku: null });
    await confirmStockAlert(nl, await fetchSecret('ada@example.com'));
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    expect(await send()).toBe(1);
  });
});

describe('the closest available article', () => {
  it('the closest available article is of the same kind and size with the nearest price first', async () => {
    const { rows } = await database.pool.query<{ product_id: number; sku: string }>(
      'select product_id::int, sku from product',
    );
    const getProductId = (sku: string) => rows.find((row) => row.sku === sku)?.product_id ?? 0;
    const fetchAlternatives = async (variantSku: string | null) =>
      (await findAlternatives(nl, { productId: getProductId('GONE'), variantSku, first: 4 })).map(
        (id) => rows.find(({ product_id }) => product_id === id)?.sku,
      );
    expect(await fetchAlternatives('GONE-1')).toEqual(['THERE', 'NEAR', 'FAR']);
    await database.pool.query(
      `update variant set dimensions = '{"size": "44"}' where sku in ('THERE-1', 'FAR-1')`,
    );
    expect(await fetchAlternatives('GONE-1')).toEqual(['NEAR']);
    expect(await fetchAlternatives(null)).toEqual(['THERE', 'NEAR', 'FAR']);
  });
});
