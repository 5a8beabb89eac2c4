import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { scanQrCode } from '#commerce/money/document/test-scan.ts';
import { findPaymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import { buildCreditorReference, formatReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { listInvoices, renderInvoicePdf } from './invoice.queries.ts';
import { buildPaymentSlip } from './payment-slip.service.ts';

const database = await testDatabase();
const ch = testContext(database, 'ch');
const qrIban = 'CH4431999123000889012';
const { company } = ch.tenant;
const withQrIban = {
  ...ch,
  tenant: { ...ch.tenant, company: { ...company, bank: { ...company.bank, qrIban } } },
};

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

async function placeInvoicedOrder(ctx: typeof ch) {
  const done = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 2 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderId, orderNumber, totalMinor } = done.value.order;
  await dispatchOrder(ctx, { orderId, key: 'p' });
  const [invoice] = await listInvoices(ctx, orderId);
  const readBill = async () => {
    const pdf = await renderInvoicePdf(ctx, invoice?.number ?? '', orderId);
    return pdf && scanQrCode(pdf)?.split('\n');
  };
  return { orderId, orderNumber, totalMinor, bill: readBill };
}

const formatFrancs = (minor: number) => (minor / 100).toFixed(2);

it.each([
  ['creditor reference', ch, 'SCOR', ch.tenant.company.bank.iban],
  ['QR reference', withQrIban, 'QRR', qrIban],
])(
  'a Swiss invoice has a QR bill with a %s and does not request the prepaid amount again',
  async (_, ctx, kind, account) => {
    const { totalMinor, bill } = await placeInvoicedOrder(ctx);
    const whole = await bill();
    expect(whole?.[3]).toBe(account);
    expect(whole?.slice(5, 7)).toEqual(['Tavelo Schweiz AG (Demo)', 'Musterstrasse']);
    expect(whole?.slice(18, 20)).toEqual([formatFrancs(totalMinor), 'CHF']);
    expect(whole?.slice(21, 24)).toEqual(['Zoë van der Berg', 'Heuvelstraat', '12']);
    expect(whole?.[27]).toBe(kind);
    const reference = whole?.[28] ?? '';
    expect(await receiveTransfer(ctx, { reference, amountMinor: 500, key: `1 ${reference}` })).toBe('booked');
    expect((await bill())?.[18]).toBe(formatFrancs(totalMinor - 500));
    const rest = { reference, amountMinor: totalMinor - 500, key: `2 ${reference}` };
    expect(await receiveTransfer(ctx, rest)).toBe('booked');
    expect(await bill()).toBeUndefined();
  },
);

describe('prepayment before the invoice exists', () => {
  async function placeTestOrder(base: typeof ch) {
    const ctx = await prepareOrder(base, { 'A-1': 1 }, { payment: { paymentMethod: 'prepayment' } });
    const done = await placeSeenOrder(ctx);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderId } = done.value.order;
    const { rows } = await database.pool.query(
      `select text, attachments from mail_outbox where dedupe_key = $1`,
      [`order-confirmation:${orderId}`],
    );
    return { ctx, order: done.value.order, mail: rows[0] };
  }

  it('the confirmation contains the QR bill with its reference until the order is paid', async () => {
    const { ctx, mail, order: placed } = await placeTestOrder(ch);
    const { orderId, totalMinor } = placed;
    expect(mail.attachments).toContainEqual(expect.objectContaining({ slip: orderId }));
    const paper = await buildPaymentSlip(ctx, orderId);
    const bill = paper && scanQrCode(await renderPaper(paper))?.split('\n');
    expect(bill?.slice(18, 20)).toEqual([formatFrancs(totalMinor), 'CHF']);
    const reference = bill?.[28] ?? '';
    const { transferReference } = (await findPaymentInstruction(ctx, placed)) ?? {};
    expect(formatReference(reference)).toBe(transferReference);
    expect(mail.text).toContain(transferReference);
    expect(await receiveTransfer(ctx, { reference, amountMinor: totalMinor, key: reference })).toBe('booked');
    expect(await buildPaymentSlip(ctx, orderId)).toBeNull();
  });

  it('the confirmation has the code for banking apps in the euro area until the order is paid', async () => {
    const { ctx, mail, order: placed } = await placeTestOrder(testContext(database, 'de'));
    const { orderId, orderNumber, totalMinor } = placed;
    expect(mail.attachments).toContainEqual(expect.objectContaining({ slip: orderId }));
    const paper = await buildPaymentSlip(ctx, orderId);
    const reference = buildCreditorReference(orderNumber);
    expect(paper && scanQrCode(await renderPaper(paper))?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFF', ctx.tenant.company.legalName, 'DE89370400440532013000'],
      ...[`EUR${(totalMinor / 100).toFixed(2)}`, '', reference],
    ]);
    expect(await receiveTransfer(ctx, { reference, amountMinor: totalMinor, key: reference })).toBe('booked');
    expect(await buildPaymentSlip(ctx, orderId)).toBeNull();
  });
});

it.each([
  ['nl', 'NL91ABNA0417164300', 'ABNANL2A'],
  ['de', 'DE89370400440532013000', 'COBADEFF'],
  ['at', 'AT611904300234573201', 'BKAUATWW'],
] as const)(
  '%s: an invoice has the code by which banking apps fill in a transfer',
  async (market, iban, bic) => {
    const ctx = testContext(database, market);
    const { bill, orderNumber, totalMinor } = await placeInvoicedOrder(ctx);
    expect(await bill()).toEqual([
      ...['BCD', '002', '1', 'SCT', bic, ctx.tenant.company.legalName, iban],
      ...[`EUR${(totalMinor / 100).toFixed(2)}`, '', buildCreditorReference(orderNumber)],
    ]);
  },
);
