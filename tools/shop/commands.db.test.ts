import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { loadSettings } from '#commerce/ground/config/environment.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { loadTenants } from '#tenants/load.ts';
import { SHOP_COMMANDS } from './commands.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const folder = mkdtempSync(join(tmpdir(), 'shop-commands-'));
const settings = loadSettings({ PORT: '4000', DATA_DIR: folder }, join(import.meta.dirname, '../..'));

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param line as it is typed, without quotes in it. @returns what was printed, and the exit code */
async function runCommand(line: string): Promise<{ text: string; code: number }> {
  const [command = '', ...args] = line.split(' ');
  let text = '';
  const run = SHOP_COMMANDS[command as keyof typeof SHOP_COMMANDS];
  const code = await run(args, { settings, database, tenants }, (more) => {
    text += more;
  });
  return { text, code };
}

function writeFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function placeOrder(tenant: 'nl' | 'de', paymentMethod: string) {
  const ctx = testContext(database, tenant, { clock: systemClock });
  const done = await placeSeenOrder(
    await prepareOrder(ctx, { 'A-1': 2, 'B-1': 1 }, { payment: { paymentMethod } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderNumber, totalMinor } = done.value.order;
  return { orderNumber, total: (totalMinor / 100).toFixed(2) };
}

describe('order commands', () => {
  it('an order is sent in two parcels, arrives and comes back, and its costs follow', async () => {
    const { orderNumber } = await placeOrder('nl', 'invoice');
    expect(
      await runCommand(`order dispatch ${orderNumber} 1:1 --carrier PostNL --key p1 --tenant nl`),
    ).toEqual({
      text: `${orderNumber}  dispatch: done\n`,
      code: 0,
    });
    expect(await runCommand(`order return ${orderNumber} 2:1 --key r1 --tenant nl`)).toMatchObject({
      code: 1,
    });
    expect(await runCommand(`order dispatch ${orderNumber} --tenant nl`)).toMatchObject({ code: 0 });
    expect(await runCommand(`order deliver ${orderNumber} --tenant nl`)).toMatchObject({ code: 0 });
    for (const again of [1, 2]) {
      const back = await runCommand(`order return ${orderNumber} 2:1 --key r1 --restock --tenant nl`);
      expect(back, `time ${again}`).toMatchObject({ code: 0 });
    }
    expect(await runCommand(`order cancel ${orderNumber} --tenant nl`)).toEqual({
      text: `${orderNumber}  cancel: refused, the order is delivered\n`,
      code: 1,
    });
    const { text } = await runCommand(`order show ${orderNumber} --tenant nl`);
    expect(text).toMatch(/^\d+ {2}delivered .*, kept /);
    expect(text).toContain('  2: 1 × B-1  sent 1, cancelled 0, back 1\n');
    expect(text).toContain('parcel PostNL -: 1:1, left');
    expect(text.match(/credit-note \d+: 19\.99 EUR/g)).toHaveLength(1);
    expect((await runCommand('order list --tenant nl --state delivered')).text).toContain(orderNumber);
  });

  it.each([
    ['order', /order list/],
    ['order show 99', /there is no order 99 in/],
    ['order list --state lost', /--state is one of/],
    ['order list --first 0', /--first is 1 to 10000/],
    ['order list --tenant xx', /there is no tenant xx/],
    ['order import /nowhere/lines.jsonl', /ENOENT/],
  ])('the command %s reports what is wrong', async (line, words) => {
    await expect(runCommand(line)).rejects.toThrow(words);
  });

  it('an order is not changed by mistyped commands', async () => {
    const { orderNumber } = await placeOrder('nl', 'invoice');
    await expect(runCommand(`order dispatch ${orderNumber} 1x1 --tenant nl`)).rejects.toThrow(/written 1:2/);
    await expect(runCommand(`order return ${orderNumber} 1:1 --tenant nl`)).rejects.toThrow(/--key/);
    await expect(runCommand(`order explode ${orderNumber} --tenant nl`)).rejects.toThrow(/order explode\?/);
    await expect(runCommand(`order dispatch ${orderNumber} --bogus`)).rejects.toThrow(/Unknown option/);
    expect(await runCommand(`order dispatch ${orderNumber} 1:3 --tenant nl`)).toMatchObject({ code: 1 });
    expect((await runCommand(`order show ${orderNumber} --tenant nl`)).text).toContain(
      'sent 0, cancelled 0, back 0',
    );
  });

  it('an order follows a file whose refused lines are reported by number', async () => {
    const { orderNumber } = await placeOrder('nl', 'invoice');
    const lines = [
      { type: 'dispatch', order: orderNumber, key: 'p' },
      { type: 'dispatch', order: orderNumber, key: 'q' },
      { type: 'delivery', order: orderNumber },
    ];
    const path = writeFile('lines.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const done = await runCommand(`order import ${path} --tenant nl`);
    expect(done).toEqual({
      text: 'line 2: the order is shipped\n2 of 3 lines done, 1 refused\n',
      code: 1,
    });
  });
});

describe('payment commands', () => {
  it('a bank transfer is booked once and releases the order, and a surplus is noted for its return', async () => {
    const { orderNumber, total } = await placeOrder('de', 'prepayment');
    const refused = await runCommand(`order dispatch ${orderNumber} --tenant de`);
    expect(refused).toMatchObject({
      code: 1,
      text: expect.stringContaining(`${total} EUR have not come in`),
    });
    const { text: link } = await runCommand(`paylink ${orderNumber} --tenant de`);
    expect(link).toMatch(/^http:\/\/de\.localhost:4000\/paylink\?link=\S+\n$/);
    const more = (Number(total) + 20).toFixed(2);
    const line = `payments received ${orderNumber} ${more} --tenant de --key`;
    await expect(runCommand(`payments received ${orderNumber} ${more} --tenant de`)).rejects.toThrow(/--key/);
    await expect(runCommand(`payments received ${orderNumber} 12,50 --tenant de --key x`)).rejects.toThrow(
      /49\.95/,
    );
    expect(await runCommand(`${line} line-1`)).toEqual({ text: `${orderNumber}  booked\n`, code: 0 });
    expect(await runCommand(`${line} line-1`)).toEqual({ text: `${orderNumber}  known\n`, code: 0 });
    expect(await runCommand(`paylink ${orderNumber} --tenant de`)).toMatchObject({ code: 1 });
    expect(await runCommand(`order dispatch ${orderNumber} --tenant de`)).toMatchObject({ code: 0 });
    const { text } = await runCommand('payments refunds --tenant de');
    const [refundId] = text.split('  ');
    expect(text).toBe(`${refundId}  ${orderNumber}  20.00 EUR  line-1\n1 to give back in de\n`);
    expect(await runCommand(`payments refunded ${refundId} --tenant nl`)).toMatchObject({ code: 1 });
    expect(await runCommand(`payments refunded ${refundId} --tenant de`)).toMatchObject({ code: 0 });
    expect(await runCommand(`payments refunded ${refundId} --tenant de`)).toMatchObject({ code: 1 });
    expect((await runCommand('payments refunds --tenant de')).text).toBe('0 to give back in de\n');
  });

  it('a transfer without an order is not booked', async () => {
    expect(await runCommand('payments received 99 1.00 --key x')).toEqual({
      text: '99  no such order\n',
      code: 1,
    });
    expect(await runCommand('paylink 99')).toMatchObject({ code: 1 });
    await expect(runCommand('payments')).rejects.toThrow(/payments reconcile/);
  });

  it('stuck money is settled', async () => {
    await placeOrder('nl', 'paypal');
    await database.pool.query(`update payment set next_check_at = created_at where state = 'created'`);
    const { text, code } = await runCommand('payments reconcile');
    expect([text, code]).toEqual(['payments 1, refunds 0, orders released 0\n', 0]);
  });
});

describe('an empty list', () => {
  it.each([
    'credit waiting',
    'order list --state returned',
    'payments overdue',
    'payments refunds',
    'questions list',
    'reviews list',
    'search zero-hits',
    'vouchers list',
  ])('an empty list says so: %s', async (line) => {
    expect(await runCommand(`${line} --tenant at`)).toEqual({
      text: expect.stringMatching(/^0 .*in at/),
      code: 0,
    });
  });
});

describe('voucher commands', () => {
  const createCampaign = (discount: object) => [
    {
      campaign: 'spring',
      terms: { discount, minimumMinor: 1000 },
      codes: [{ code: 'LENTE10', validFrom: '2026-01-01', validUntil: '2026-12-31', useLimit: 2 }],
    },
  ];
  const createPercentCampaign = (value: number) =>
    JSON.stringify(createCampaign({ type: 'percent', percent: value }));

  it('vouchers from a file exist once, however often it is read, and for their tenant alone', async () => {
    const path = writeFile('spring.json', createPercentCampaign(10));
    for (const again of [1, 2]) {
      expect(await runCommand(`vouchers import ${path} --tenant nl`), `time ${again}`).toEqual({
        text: 'nl: 1 campaigns, 1 codes\n',
        code: 0,
      });
    }
    const { text } = await runCommand('vouchers list --tenant nl');
    expect(text).toBe('LENTE10  spring  2026-01-01 to 2026-12-31  used 0 of 2\n1 codes in nl\n');
    expect((await runCommand('vouchers list --tenant de')).text).toBe('0 codes in de\n');
  });

  it.each([
    [createPercentCampaign(110), /percent/],
    ['[{"campaign": "spring"}]', /terms/],
    ['no json', /spring\.json/],
  ])('a wrong voucher file changes nothing and reports what is wrong: %s', async (content, words) => {
    const before = await runCommand('vouchers list --tenant nl');
    const path = writeFile('spring.json', content);
    await expect(runCommand(`vouchers import ${path} --tenant nl`)).rejects.toThrow(words);
    expect(await runCommand('vouchers list --tenant nl')).toEqual(before);
  });
});

describe('staff commands', () => {
  it('a member is invited by a link, invited again, listed and blocked, and the audit is whole', async () => {
    const invite = 'staff invite Noor@Example.com --name Noor --role administrator --role order_desk@nl';
    const { text, code } = await runCommand(invite);
    expect(text).toMatch(/^http:\/\/desk\.localhost:4000\/invitation\?token=[\w-]{43}\n$/);
    expect(code).toBe(0);
    expect((await runCommand('staff invite noor@example.com')).text).not.toBe(text);
    expect((await runCommand('staff list')).text).toBe(
      'noor@example.com  Noor  invited  administrator order_desk@nl\n1 members\n',
    );
    expect(await runCommand('staff block noor@example.com')).toMatchObject({ code: 1 });
    await runCommand('staff invite other@example.com --name Other --role auditor');
    expect(await runCommand('staff block other@example.com')).toMatchObject({ code: 0 });
    expect((await runCommand('audit verify')).text).toMatch(/^4 entries, whole/);
    await expect(runCommand('staff invite x@example.com --name X --role king')).rejects.toThrow('king');
    await expect(runCommand('staff invite x@example.com --name X --role auditor@be')).rejects.toThrow('be');
  });
});
