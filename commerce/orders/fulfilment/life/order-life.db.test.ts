import { beforeAll, describe, expect, it } from 'vitest';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listInvoices, renderInvoicePdf } from '#commerce/orders/invoice/invoice.queries.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { cancelOrder } from '../cancel/cancel-order.service.ts';
import { findDeskOrder } from '../desk/order-desk.service.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { importOrderChanges } from '../dispatch/order-import.service.ts';
import { previewReturn, returnItems } from '../returns/return-items.service.ts';
import { loadOrderLife } from './order-life.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));

async function placeTestOrder(articles: Record<string, number> = { 'A-1': 2, 'B-1': 1 }, ctx = nl) {
  const done = await placeSeenOrder(await prepareOrder(ctx, articles));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function fetchEvents(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select type from order_event where order_id = $1 order by event_id',
    [orderId],
  );
  return rows.map(({ type }) => type);
}

async function fetchMails(cause: string): Promise<{ subject: string; text: string; attachments: unknown }[]> {
  return (
    await database.pool.query('select subject, text, attachments from mail_outbox where dedupe_key = $1', [
      cause,
    ])
  ).rows;
}

const balance = async (orderId: string) => (await getOrderBalance(nl, orderId)).balanceMinor;

describe('cancelling before dispatch', () => {
  it('a cancellation returns stock, credits the debt and informs the customer, once', async () => {
    const before = await fetchStock(database, 'nl', 'A-1');
    const { orderId, totalMinor } = await placeTestOrder();
    expect(await balance(orderId)).toBe(totalMinor);
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await cancelOrder(nl, orderId, 'customer')).toMatchObject({ ok: true, value: { refundMinor: 0 } });
    expect(await cancelOrder(nl, orderId, 'customer')).toMatchObject({ ok: true });
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before);
    expect(await balance(orderId)).toBe(0);
    expect(await fetchEvents(orderId)).toEqual(['order.placed', 'order.cancelled']);
    expect(await fetchMails(`order-cancelled:${orderId}`)).toHaveLength(1);
  });

  it('a cancellation is refused when a piece was sent and for other tenants', async () => {
    const { orderId } = await placeTestOrder();
    await dispatchOrder(nl, { orderId, key: 'p', items: [{ position: 2, quantity: 1 }] });
    expect(await cancelOrder(nl, orderId, 'customer')).toMatchObject({
      refusal: { code: 'OrderStateRefuses', state: 'placed' },
    });
    expect(await cancelOrder(testContext(database, 'de'), orderId, 'shop')).toMatchObject({
      refusal: { code: 'OrderNotFound' },
    });
  });
});

describe('dispatch and delivery', () => {
  it('dispatch in two parcels creates one invoice and two mails, and the state follows the last parcel', async () => {
    const placedOrder = await placeTestOrder();
    const { orderId, orderNumber, accessToken, totalMinor } = placedOrder;
    const first = { orderId, key: 'p1', items: [{ position: 1, quantity: 2 }], carrier: 'PostNL' };
    expect(await dispatchOrder(nl, first)).toMatchObject({ ok: true });
    expect(await dispatchOrder(nl, first)).toMatchObject({ ok: true });
    expect(await findDeskOrder(nl, { orderNumber })).toMatchObject({
      state: 'placed',
      shipments: [{ carrier: 'PostNL' }],
    });
    expect(await dispatchOrder(nl, { ...first, key: 'p2' })).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    expect(await dispatchOrder(nl, { orderId, key: 'p2', trackingNumber: '3SABC' })).toMatchObject({
      ok: true,
    });
    expect(await findDeskOrder(nl, { orderNumber })).toMatchObject({ state: 'shipped' });
    const invoices = await listInvoices(nl, orderId);
    expect(invoices).toMatchObject([{ kind: 'invoice', totalMinor }]);
    const shown = await findDeskOrder(nl, { orderNumber });
    // both left at the same moment
    expect(shown?.shipments.map(({ carrier }) => carrier)).toEqual(['PostNL', null]);
    const second = shown?.shipments[1];
    const [mail] = await fetchMails(`order-shipped:${second?.shipmentId}`);
    expect(mail?.text).toContain('3SABC');
    expect(mail?.attachments).toMatchObject([{ invoice: invoices[0]?.number }]);
    expect(await deliverOrder(nl, { orderId })).toMatchObject({ ok: true, value: { delivered: 2 } });
    expect(await deliverOrder(nl, { orderId })).toMatchObject({ ok: true, value: { delivered: 0 } });
    expect(await getOrder(nl, { orderNumber, accessToken })).toMatchObject({ state: 'delivered' });
    const events = await fetchEvents(orderId);
    expect(events.filter((type) => type === 'order.shipped')).toHaveLength(2);
    expect(events.filter((type) => type === 'order.delivered')).toHaveLength(1);
  });

  it('the invoice belongs to its tenant and order alone', async () => {
    const { orderId } = await placeTestOrder();
    const other = await placeTestOrder();
    await dispatchOrder(nl, { orderId, key: 'p' });
    const [invoice] = await listInvoices(nl, orderId);
    const pdf = await renderInvoicePdf(nl, invoice?.number ?? '', orderId);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await renderInvoicePdf(nl, invoice?.number ?? '', other.orderId)).toBeNull();
    expect(await renderInvoicePdf(testContext(database, 'de'), invoice?.number ?? '')).toBeNull();
  });
});

describe('a return', () => {
  it('a return is booked with the previously shown numbers: ledger, credit note, mail', async () => {
    const placedOrder = await placeTestOrder();
    const { orderId, totalMinor } = placedOrder;
    await dispatchOrder(nl, { orderId, key: 'p' });
    const back = [{ position: 1, quantity: 1 }];
    const shown = await previewReturn(nl, placedOrder, back);
    const booked = await returnItems(nl, orderId, back, 'r1');
    if (!shown.ok || !booked.ok) throw new Error(JSON.stringify([shown, booked]));
    expect(booked.value.effect).toEqual(shown.value.effect);
    const { refundMinor } = shown.value.effect;
    expect(await balance(orderId)).toBe(totalMinor - refundMinor);
    const now = { keptMinor: totalMinor - refundMinor, owedMinor: totalMinor - refundMinor };
    expect(await loadOrderLife(nl, placedOrder)).toMatchObject(now);
    const [, note] = await listInvoices(nl, orderId);
    expect(note).toMatchObject({ kind: 'credit-note', totalMinor: refundMinor });
    expect(await returnItems(nl, orderId, back, 'r1')).toMatchObject({ ok: true, value: { effect: null } });
    expect(await balance(orderId)).toBe(totalMinor - refundMinor);
    expect((await fetchEvents(orderId)).at(-1)).toBe('order.returned');
    const { rows: mails } = await database.pool.query(
      "select text from mail_outbox where dedupe_key like 'order-returned:%' order by mail_id desc limit 1",
    );
    expect(mails[0].text).toMatch(/Wat je houdt, kost nu EUR\s\d/);
  });

  it('a return of everything ends the order with nothing owed', async () => {
    const { orderId, orderNumber } = await placeTestOrder();
    await dispatchOrder(nl, { orderId, key: 'p' });
    const before = await fetchStock(database, 'nl', 'A-1');
    await returnItems(nl, orderId, [{ position: 1, quantity: 2 }], 'r1', { restock: true });
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before + 2);
    await returnItems(nl, orderId, [{ position: 2, quantity: 1 }], 'r2');
    expect(await findDeskOrder(nl, { orderNumber })).toMatchObject({ state: 'returned', keptMinor: 0 });
    expect(await balance(orderId)).toBe(0);
  });

  it('a return is refused for unsent pieces, twice the pieces or a cancelled order', async () => {
    const { orderId } = await placeTestOrder();
    const one = [{ position: 1, quantity: 1 }];
    expect(await returnItems(nl, orderId, one, 'r')).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    await dispatchOrder(nl, { orderId, key: 'p' });
    expect(await returnItems(nl, orderId, [{ position: 1, quantity: 3 }], 'r')).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    const cancelled = await placeTestOrder();
    await cancelOrder(nl, cancelled.orderId, 'shop');
    expect(await returnItems(nl, cancelled.orderId, one, 'r')).toMatchObject({
      refusal: { code: 'OrderStateRefuses' },
    });
  });
});

describe('a warehouse file', () => {
  it('a warehouse file is processed line by line and once', async () => {
    const { orderNumber, orderId } = await placeTestOrder();
    const lines = [
      { type: 'dispatch', order: orderNumber, key: 'p', carrier: 'DHL', at: '2026-11-21T08:00:00Z' },
      { type: 'delivery', order: orderNumber, at: '2026-11-23T10:00:00+01:00' },
      { type: 'return', order: orderNumber, key: 'r', items: [{ position: 2, quantity: 1 }] },
      { type: 'return', order: orderNumber, key: 'r2', items: [{ position: 2, quantity: 1 }] },
      { type: 'dispatch', order: '99' },
      { type: 'explosion', order: orderNumber },
    ].map((line) => JSON.stringify(line));
    const text = [...lines, '', 'no json'].join('\n');
    const report = await importOrderChanges(nl, text);
    expect(report.done).toBe(3);
    expect(report.refused.map(({ line }) => line)).toEqual([4, 5, 6, 8]);
    const events = await fetchEvents(orderId);
    expect(await importOrderChanges(nl, text)).toMatchObject({ done: 3 });
    expect(await fetchEvents(orderId)).toEqual(events);
    expect(await findDeskOrder(nl, { orderNumber })).toMatchObject({
      state: 'delivered',
      shipments: [{ deliveredAt: new Date('2026-11-23T09:00:00Z') }],
    });
  });
});

it('notices of parcels and returns cannot be changed', async () => {
  await placeTestOrder();
  for (const statement of ['delete from order_event', `update order_event set type = 'order.placed'`]) {
    await expect(database.pool.query(statement)).rejects.toThrow(/append only/);
  }
});
