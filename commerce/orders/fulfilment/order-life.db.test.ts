import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, stockOf, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { invoicePdf, invoicesOf } from '#commerce/orders/invoice/invoice.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { deliverOrder, dispatchOrder } from './dispatch-order.service.ts';
import { orderForShop } from './order-desk.service.ts';
import { importOrderChanges } from './order-import.service.ts';
import { orderLife } from './order-life.service.ts';
import { previewReturn, returnItems } from './return-items.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));

async function placed(articles: Record<string, number> = { 'A-1': 2, 'B-1': 1 }, ctx = nl) {
  const done = await order(await readyToOrder(ctx, articles));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function eventsOf(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select type from order_event where order_id = $1 order by event_id',
    [orderId],
  );
  return rows.map(({ type }) => type);
}

async function mailsOf(cause: string): Promise<{ subject: string; text: string; attachments: unknown }[]> {
  return (
    await database.pool.query('select subject, text, attachments from mail_outbox where dedupe_key = $1', [
      cause,
    ])
  ).rows;
}

const balance = async (orderId: string) => (await orderBalance(nl, orderId)).balanceMinor;

describe('cancelling before anything has left', () => {
  it('gives back stock, credits the debt and tells the customer, once', async () => {
    const before = await stockOf(database, 'nl', 'A-1');
    const { orderId, totalMinor } = await placed();
    expect(await balance(orderId)).toBe(totalMinor);
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await cancelOrder(nl, orderId, 'customer')).toMatchObject({ ok: true, value: { refundMinor: 0 } });
    expect(await cancelOrder(nl, orderId, 'customer')).toMatchObject({ ok: true });
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before);
    expect(await balance(orderId)).toBe(0);
    expect(await eventsOf(orderId)).toEqual(['order.placed', 'order.cancelled']);
    expect(await mailsOf(`order-cancelled:${orderId}`)).toHaveLength(1);
  });

  it('is refused when a piece has left, and for other tenants', async () => {
    const { orderId } = await placed();
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
  it('in two parcels: one invoice, two mails, and the state follows the last', async () => {
    const placedOrder = await placed();
    const { orderId, orderNumber, accessToken, totalMinor } = placedOrder;
    const first = { orderId, key: 'p1', items: [{ position: 1, quantity: 2 }], carrier: 'PostNL' };
    expect(await dispatchOrder(nl, first)).toMatchObject({ ok: true });
    expect(await dispatchOrder(nl, first)).toMatchObject({ ok: true });
    expect(await orderForShop(nl, orderNumber)).toMatchObject({
      state: 'placed',
      parcels: [{ carrier: 'PostNL' }],
    });
    expect(await dispatchOrder(nl, { ...first, key: 'p2' })).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    expect(await dispatchOrder(nl, { orderId, key: 'p2', trackingNumber: '3SABC' })).toMatchObject({
      ok: true,
    });
    expect(await orderForShop(nl, orderNumber)).toMatchObject({ state: 'shipped' });
    const invoices = await invoicesOf(nl, orderId);
    expect(invoices).toMatchObject([{ kind: 'invoice', totalMinor }]);
    const shown = await orderForShop(nl, orderNumber);
    // both left at the same moment
    expect(shown?.parcels.map(({ carrier }) => carrier)).toEqual(['PostNL', null]);
    const second = shown?.parcels[1];
    const [mail] = await mailsOf(`order-shipped:${second?.shipmentId}`);
    expect(mail?.text).toContain('3SABC');
    expect(mail?.attachments).toMatchObject([{ invoice: invoices[0]?.number }]);
    expect(await deliverOrder(nl, { orderId })).toMatchObject({ ok: true, value: { delivered: 2 } });
    expect(await deliverOrder(nl, { orderId })).toMatchObject({ ok: true, value: { delivered: 0 } });
    expect(await getOrder(nl, { orderNumber, accessToken })).toMatchObject({ state: 'delivered' });
    const events = await eventsOf(orderId);
    expect(events.filter((type) => type === 'order.shipped')).toHaveLength(2);
    expect(events.filter((type) => type === 'order.delivered')).toHaveLength(1);
  });

  it('the invoice is a document of its tenant and order alone', async () => {
    const { orderId } = await placed();
    const other = await placed();
    await dispatchOrder(nl, { orderId, key: 'p' });
    const [invoice] = await invoicesOf(nl, orderId);
    const pdf = await invoicePdf(nl, invoice?.number ?? '', orderId);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await invoicePdf(nl, invoice?.number ?? '', other.orderId)).toBeNull();
    expect(await invoicePdf(testContext(database, 'de'), invoice?.number ?? '')).toBeNull();
  });
});

describe('a return', () => {
  it('is booked with the numbers that were shown before: ledger, credit note, mail', async () => {
    const placedOrder = await placed();
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
    expect(await orderLife(nl, placedOrder)).toMatchObject(now);
    const [, note] = await invoicesOf(nl, orderId);
    expect(note).toMatchObject({ kind: 'credit-note', totalMinor: refundMinor });
    expect(await returnItems(nl, orderId, back, 'r1')).toMatchObject({ ok: true, value: { effect: null } });
    expect(await balance(orderId)).toBe(totalMinor - refundMinor);
    expect((await eventsOf(orderId)).at(-1)).toBe('order.returned');
    const { rows: mails } = await database.pool.query(
      "select text from mail_outbox where dedupe_key like 'order-returned:%' order by mail_id desc limit 1",
    );
    expect(mails[0].text).toMatch(/Wat je houdt, kost nu EUR\s\d/);
  });

  it('of everything ends the order with nothing owed', async () => {
    const { orderId, orderNumber } = await placed();
    await dispatchOrder(nl, { orderId, key: 'p' });
    const before = await stockOf(database, 'nl', 'A-1');
    await returnItems(nl, orderId, [{ position: 1, quantity: 2 }], 'r1', { restock: true });
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before + 2);
    await returnItems(nl, orderId, [{ position: 2, quantity: 1 }], 'r2');
    expect(await orderForShop(nl, orderNumber)).toMatchObject({ state: 'returned', keptMinor: 0 });
    expect(await balance(orderId)).toBe(0);
  });

  it('of what has not left, twice the pieces, or a cancelled order is refused', async () => {
    const { orderId } = await placed();
    const one = [{ position: 1, quantity: 1 }];
    expect(await returnItems(nl, orderId, one, 'r')).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    await dispatchOrder(nl, { orderId, key: 'p' });
    expect(await returnItems(nl, orderId, [{ position: 1, quantity: 3 }], 'r')).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    const cancelled = await placed();
    await cancelOrder(nl, cancelled.orderId, 'shop');
    expect(await returnItems(nl, cancelled.orderId, one, 'r')).toMatchObject({
      refusal: { code: 'OrderStateRefuses' },
    });
  });
});

describe('a file of what the warehouse says', () => {
  it('is done line by line, and once', async () => {
    const { orderNumber, orderId } = await placed();
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
    const events = await eventsOf(orderId);
    expect(await importOrderChanges(nl, text)).toMatchObject({ done: 3 });
    expect(await eventsOf(orderId)).toEqual(events);
    expect(await orderForShop(nl, orderNumber)).toMatchObject({
      state: 'delivered',
      parcels: [{ deliveredAt: new Date('2026-11-23T09:00:00Z') }],
    });
  });
});

it('notices of parcels and returns cannot be changed', async () => {
  await placed();
  for (const statement of ['delete from order_event', `update order_event set type = 'order.placed'`]) {
    await expect(database.pool.query(statement)).rejects.toThrow(/append only/);
  }
});
