import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findAlternatives } from '#commerce/range/catalogue/alternatives.service.ts';
import type { Locale } from '#tenants/tenant.ts';
import { sendStockAlerts } from './send-stock-alerts.service.ts';
import {
  confirmStockAlert,
  eraseStockAlerts,
  purgeStockAlerts,
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
    testContext(database, 'nl', { locale: (asked as Locale) ?? 'nl-NL', clock: fixedClock(at) }),
  );

async function mails(subject: string) {
  const { rows } = await database.pool.query<{ recipient: string; text: string }>(
    'select recipient, text from mail_outbox where subject like $1 order by created_at, recipient',
    [`%${subject}%`],
  );
  return rows;
}

/** The secret of the last mail that asked this address. */
async function secretOf(email: string): Promise<string> {
  const sent = (await mails('Bevestig')).filter(({ recipient }) => recipient === email);
  return /token=([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

const count = async () => (await database.pool.query('select from stock_alert')).rowCount;

async function confirmed(email: string): Promise<void> {
  await ask(email);
  expect(await confirmStockAlert(nl, await secretOf(email))).toMatchObject({ confirmed: true });
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

describe('a wish to be told', () => {
  it('holds when its mail is confirmed, and ends with the one mail and the address', async () => {
    expect(await ask('ada@example.com')).toMatchObject({ ok: true });
    await change(database, 'nl', 'GONE-1', { stock: 5 });
    expect(await send()).toBe(0);
    const secret = await secretOf('ada@example.com');
    expect(await readStockAlert(nl, secret)).toMatchObject({ confirmed: false });
    await confirmStockAlert(nl, secret);
    expect(await send()).toBe(1);
    expect(await mails('Weer op voorraad')).toMatchObject([{ recipient: 'ada@example.com' }]);
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
  ])('is refused as %s: %j', async (code, more) => {
    expect(await ask('ada@example.com', more)).toMatchObject({ ok: false, refusal: { code } });
    expect(await count()).toBe(0);
  });

  it('is one for each address and size, and a second press sends no second mail', async () => {
    await ask('ada@example.com');
    await ask('ada@example.com');
    expect(await mails('Bevestig')).toHaveLength(1);
    const later = testContext(database, 'nl', { clock: fixedClock('2026-11-20T12:05:00Z') });
    await ask('ada@example.com', {}, later);
    expect(await mails('Bevestig')).toHaveLength(2);
    expect(await count()).toBe(1);
  });

  it('keeps what its owner agreed to when somebody asks again', async () => {
    await ask('ada@example.com');
    await confirmStockAlert(nl, await secretOf('ada@example.com'));
    const proof = () =>
      database.pool.query('select locale, consent_text, requested_at, requested_from from stock_alert');
    const { rows: agreed } = await proof();
    const later = testContext(database, 'nl', { clock: fixedClock('2026-11-20T12:05:00Z') });
    await ask('ada@example.com', {}, later);
    expect((await proof()).rows).toEqual(agreed);
  });

  it('is asked for so often only by one address', async () => {
    const ctx = testContext(database, 'nl');
    for (let press = 0; press < 30; press += 1)
      await ask(`a${press}@example.com`, { from: '192.0.2.1' }, ctx);
    expect(await ask('b@example.com', { from: '192.0.2.1' }, ctx)).toMatchObject({
      ok: false,
      refusal: { code: 'TooManyAttempts' },
    });
  });

  it('can be withdrawn by its link, and another tenant knows nothing of it', async () => {
    await confirmed('ada@example.com');
    const secret = await secretOf('ada@example.com');
    expect(await withdrawStockAlert(testContext(database, 'de'), secret)).toBe(false);
    expect(await withdrawStockAlert(nl, secret)).toBe(true);
    expect(await withdrawStockAlert(nl, secret)).toBe(false);
    expect(await count()).toBe(0);
  });

  it('is deleted unconfirmed after a week, confirmed after half a year, and with its account', async () => {
    await ask('late@example.com');
    const secret = await secretOf('late@example.com');
    await confirmed('ada@example.com');
    const at = (iso: string) => testContext(database, 'nl', { clock: fixedClock(iso) });
    expect(await readStockAlert(at('2026-11-28T00:00:00Z'), secret)).toBeNull();
    await purgeStockAlerts(at('2026-11-28T00:00:00Z'), [nl.tenant]);
    expect(await count()).toBe(1);
    await purgeStockAlerts(at('2027-06-01T00:00:00Z'), [nl.tenant]);
    expect(await count()).toBe(0);
    await confirmed('eva@example.com');
    await eraseStockAlerts(nl, 'eva@example.com');
    expect(await count()).toBe(0);
  });

  it('of many is told to ten for each piece, the first first, once though two servers send', async () => {
    for (let index = 10; index < 26; index += 1) await confirmed(`a${index}@example.com`);
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one + two).toBe(10);
    expect((await mails('Weer op voorraad')).map(({ recipient }) => recipient)).toEqual(
      Array.from({ length: 10 }, (_, index) => `a${index + 10}@example.com`),
    );
  });

  it('of many is told to no more in later rounds of two servers, until the pieces have been there for a day', async () => {
    for (let index = 10; index < 50; index += 1) await confirmed(`a${index}@example.com`);
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    const round = async (at: string) => (await Promise.all([send(at), send(at)])).reduce((a, b) => a + b);
    expect(await round('2026-11-20T12:00:00Z')).toBe(10);
    for (const at of ['2026-11-20T12:15:00Z', '2026-11-20T12:30:00Z', '2026-11-21T11:45:00Z'])
      expect(await round(at)).toBe(0);
    await change(database, 'nl', 'GONE-1', { stock: 2 });
    expect(await round('2026-11-21T11:50:00Z'), 'for a second piece').toBe(10);
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    expect(await round('2026-11-21T11:55:00Z'), 'one is sold').toBe(0);
    expect(await round('2026-11-22T11:55:00Z')).toBe(10);
    expect(await count()).toBe(10);
    const later = testContext(database, 'nl', { clock: fixedClock('2026-11-24T12:00:00Z') });
    await purgeStockAlerts(later, [nl.tenant]);
    expect((await database.pool.query('select from stock_told')).rowCount).toBe(0);
  });

  it('for one size and for any size is told to ten for each piece in all', async () => {
    for (let index = 10; index < 20; index += 1) {
      await confirmed(`a${index}@example.com`);
      await ask(`any${index}@example.com`, { variantSku: null });
      await confirmStockAlert(nl, await secretOf(`any${index}@example.com`));
    }
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    expect(await send()).toBe(10);
  });

  it('is told though those before it cannot be, however many they are', async () => {
    await database.pool.query(
      `insert into stock_alert (tenant_id, email, locale, product_id, variant_id, secret_hash, consent_text,
                                requested_at, requested_from, confirmed_at)
       select 'nl', 'x' || n || '@example.com', 'nl-NL', product_id, variant_id, 'hash' || n, '', now(), '', '2026-11-01'
         from generate_series(1, 450) n, variant where sku = 'PESOS-1'`,
    );
    await confirmed('ada@example.com');
    await change(database, 'nl', 'PESOS-1', { stock: 100 });
    await change(database, 'nl', 'GONE-1', { stock: 5 });
    expect(await send()).toBe(1);
    expect(await mails('Weer op voorraad')).toMatchObject([{ recipient: 'ada@example.com' }]);
    await change(database, 'nl', 'PESOS-1', { stock: 0 });
  });

  it('for any size is told when one can be had', async () => {
    await ask('ada@example.com', { variantSku: null });
    await confirmStockAlert(nl, await secretOf('ada@example.com'));
    await change(database, 'nl', 'GONE-1', { stock: 1 });
    expect(await send()).toBe(1);
  });
});

describe('the closest that can be had', () => {
  it('is of the same kind and size, the nearest price first', async () => {
    const { rows } = await database.pool.query<{ product_id: number; sku: string }>(
      'select product_id::int, sku from product',
    );
    const idOf = (sku: string) => rows.find((row) => row.sku === sku)?.product_id ?? 0;
    const closest = async (variantSku: string | null) =>
      (await findAlternatives(nl, { productId: idOf('GONE'), variantSku, first: 4 })).map(
        (id) => rows.find(({ product_id }) => product_id === id)?.sku,
      );
    expect(await closest('GONE-1')).toEqual(['THERE', 'NEAR', 'FAR']);
    await database.pool.query(
      `update variant set dimensions = '{"size": "44"}' where sku in ('THERE-1', 'FAR-1')`,
    );
    expect(await closest('GONE-1')).toEqual(['NEAR']);
    expect(await closest(null)).toEqual(['THERE', 'NEAR', 'FAR']);
  });
});
