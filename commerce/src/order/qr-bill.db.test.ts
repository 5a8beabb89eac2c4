import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/basket/test-shop.ts';
import { testDatabase } from '#commerce/database/test-database.ts';
import { scanned } from '#commerce/document/test-scan.ts';
import { receiveTransfer } from '#commerce/payment/receive-transfer.service.ts';
import { dispatchOrder } from './dispatch-order.service.ts';
import { invoicePdf, invoicesOf } from './invoice.service.ts';
import { order, readyToOrder } from './test-order.ts';

const database = await testDatabase();
const ch = testContext(database, 'ch');
const qrIban = 'CH4431999123000889012';
const { company } = ch.tenant;
const withQrIban = {
  ...ch,
  tenant: { ...ch.tenant, company: { ...company, bank: { ...company.bank, qrIban } } },
};

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

async function invoiced(ctx: typeof ch) {
  const done = await order(await readyToOrder(ctx, { 'A-1': 2 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderId, totalMinor } = done.value.order;
  await dispatchOrder(ctx, { orderId, key: 'p' });
  const [invoice] = await invoicesOf(ctx, orderId);
  const bill = async () => {
    const pdf = await invoicePdf(ctx, invoice?.number ?? '', orderId);
    return pdf && scanned(pdf)?.split('\n');
  };
  return { orderId, totalMinor, bill };
}

const francs = (minor: number) => (minor / 100).toFixed(2);

it.each([
  ['creditor reference', ch, 'SCOR', ch.tenant.company.bank.iban],
  ['QR reference', withQrIban, 'QRR', qrIban],
])(
  'a Swiss invoice is paid by its QR bill with a %s: what was paid is no longer asked for',
  async (_, ctx, kind, account) => {
    const { totalMinor, bill } = await invoiced(ctx);
    const whole = await bill();
    expect(whole?.[3]).toBe(account);
    expect(whole?.slice(5, 7)).toEqual(['Tavelo Schweiz AG (Demo)', 'Musterstrasse']);
    expect(whole?.slice(18, 20)).toEqual([francs(totalMinor), 'CHF']);
    expect(whole?.slice(21, 24)).toEqual(['Zoë van der Berg', 'Heuvelstraat', '12']);
    expect(whole?.[27]).toBe(kind);
    const reference = whole?.[28] ?? '';
    expect(await receiveTransfer(ctx, { reference, amountMinor: 500, key: `1 ${reference}` })).toBe('booked');
    expect((await bill())?.[18]).toBe(francs(totalMinor - 500));
    const rest = { reference, amountMinor: totalMinor - 500, key: `2 ${reference}` };
    expect(await receiveTransfer(ctx, rest)).toBe('booked');
    expect(await bill()).toBeUndefined();
  },
);

it('elsewhere an invoice has none', async () => {
  expect(await (await invoiced(testContext(database, 'de'))).bill()).toBeUndefined();
});
