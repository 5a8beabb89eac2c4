import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { loadSettings } from '#commerce/ground/config/environment.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { loadTenants } from '#tenants/load.ts';
import { runCredit } from './credit.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const folder = mkdtempSync(join(tmpdir(), 'credit-rights-'));
const settings = loadSettings({ PORT: '4000', DATA_DIR: folder }, join(import.meta.dirname, '../../..'));

beforeAll(() => sellArticles(database, [{ sku: 'TV', priceMinor: { nl: 54_900 } }]));
afterAll(() => rmSync(folder, { recursive: true }));

async function runCreditCommand(line: string): Promise<{ text: string; code: number }> {
  let text = '';
  const args = [...line.split(' '), '--tenant', 'nl'];
  const code = await runCredit(args, { settings, database, tenants }, (more) => {
    text += more;
  });
  return { text, code };
}

async function placeOrder(method: 'credit' | 'invoice'): Promise<string> {
  const ctx = await prepareOrder(testContext(database, 'nl', { clock: systemClock }), { 'TV-1': 1 });
  if (method === 'credit') {
    await chooseCredit(ctx, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
  }
  const done = await placeSeenOrder(ctx);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order.orderNumber;
}

it('the command shows an order’s credit, accepts a repayment and withdraws from it once', async () => {
  const number = await placeOrder('credit');
  const shown = await runCreditCommand(`show ${number}`);
  expect(shown.text).toContain('version 1: instalments in 12, 11.46 %');
  expect(shown.text).toContain('owed 581.94 EUR');
  // before the delivery nothing has been lent yet
  expect(shown.text).toContain('repay the whole: 549.00 EUR until');
  expect(shown.text).toContain('cash price 549.00 EUR');
  expect(await runCreditCommand(`repay ${number} --part 100.00`)).toMatchObject({ code: 0 });
  expect(await runCreditCommand(`repay ${number} --part 548.99`)).toMatchObject({
    code: 1,
    text: `${number}  repay: refused, the whole is paid back with 549.00 EUR\n`,
  });
  expect(await runCreditCommand(`withdraw ${number}`)).toMatchObject({ code: 0 });
  expect(await runCreditCommand(`withdraw ${number}`)).toMatchObject({
    code: 1,
    text: `${number}  withdraw: refused, its credit has ended\n`,
  });
  expect((await runCreditCommand(`show ${number}`)).text).toContain(
    'version 2: instalments in 1, 0.00 %, withdrawn ',
  );
});

it('the command reports what is wrong', async () => {
  expect(await runCreditCommand(`repay ${await placeOrder('invoice')}`)).toMatchObject({ code: 1 });
  await expect(runCreditCommand('repay 99')).rejects.toThrow(/there is no order 99 in nl/);
  await expect(runCreditCommand('repay')).rejects.toThrow(/credit waiting, show/);
});
