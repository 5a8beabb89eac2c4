import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { redirectOrders } from '#commerce/orders/settlement/test-redirect-orders.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { findDeskOrder } from '../desk/order-desk.service.ts';
import { dispatchOrder } from './dispatch-order.service.ts';
import { importOrderChanges } from './order-import.service.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const nl = shop.nl();
const de = testContext(database, 'de');

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }]);
});

/** An order that is paid by bank transfer in advance. */
async function placeTransferOrder() {
  const done = await placeSeenOrder(
    await prepareOrder(de, { 'A-1': 2 }, { payment: { paymentMethod: 'prepayment' } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function fetchInvoiceDocument(orderId: string) {
  const { rows } = await database.pool.query('select document from invoice where order_id = $1', [orderId]);
  return rows[0]?.document;
}

it('an order prepaid by transfer gets its delivery date from the payment on, also in the mail', async () => {
  const { orderId, deliveryDates } = await placeTransferOrder();
  expect(deliveryDates).toBeNull();
  const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
    `order-confirmation:${orderId}`,
  ]);
  expect(rows[0].text).toMatch(/Lieferung \S+ Werktage? nach Eingang Ihrer Zahlung/);
});

it('an order prepaid by transfer is sent when the whole amount has arrived', async () => {
  const { orderId, orderNumber, totalMinor } = await placeTransferOrder();
  const parcel = { orderId, key: 'p', items: [{ position: 1, quantity: 1 }] };
  expect(await dispatchOrder(de, parcel)).toEqual({
    ok: false,
    refusal: { code: 'OrderNotPaid', missingMinor: totalMinor },
  });
  await receiveTransfer(de, { reference: orderNumber, amountMinor: totalMinor - 1, key: 'line 1' });
  expect(await dispatchOrder(de, parcel)).toMatchObject({ refusal: { missingMinor: 1 } });
  await receiveTransfer(de, { reference: orderNumber, amountMinor: 1, key: 'line 2' });
  expect(await dispatchOrder(de, parcel)).toMatchObject({ ok: true });
  expect(await dispatchOrder(de, { orderId, key: 'p2' })).toMatchObject({ ok: true });
  expect(await fetchInvoiceDocument(orderId)).toMatchObject({ paid: true, suppliedAt: expect.any(String) });
});

it('an unpaid order can be sent for a reason that is recorded with the event', async () => {
  const { orderId, totalMinor } = await placeTransferOrder();
  expect(await dispatchOrder(de, { orderId, key: 'p', unpaidReason: '' })).toMatchObject({ ok: false });
  expect(
    await dispatchOrder(de, { orderId, key: 'p', unpaidReason: 'the bank has confirmed it' }),
  ).toMatchObject({
    ok: true,
  });
  const { rows } = await database.pool.query(
    `select data -> 'unpaid' as unpaid from order_event where order_id = $1 and type = 'order.shipped'`,
    [orderId],
  );
  expect(rows).toEqual([{ unpaid: { missingMinor: totalMinor, reason: 'the bank has confirmed it' } }]);
  expect(await fetchInvoiceDocument(orderId)).toMatchObject({ paid: false });
});

it('a warehouse file gets the reason for each refused line', async () => {
  const { orderNumber, totalMinor } = await placeTransferOrder();
  const dispatch = { type: 'dispatch', order: orderNumber, key: 'p' };
  const lines = [dispatch, { ...dispatch, unpaidReason: 'known customer' }];
  const report = await importOrderChanges(de, lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(report).toEqual({
    done: 1,
    refused: [
      {
        line: 1,
        reason: `it is paid beforehand, and ${(totalMinor / 100).toFixed(2)} EUR have not come in`,
      },
    ],
  });
  expect(await findDeskOrder(de, { orderNumber })).toMatchObject({ state: 'shipped' });
});

it('money held by a provider is enough for dispatch and released money is not', async () => {
  const held = await shop.begun('card');
  await shop.reportState(held, 'authorized');
  const letGo = await shop.begun('card');
  await shop.reportState(letGo, 'authorized');
  await shop.reportState(letGo, 'expired');
  expect(await dispatchOrder(nl, { orderId: held.order.orderId, key: 'p' })).toMatchObject({ ok: true });
  expect(await dispatchOrder(nl, { orderId: letGo.order.orderId, key: 'p' })).toMatchObject({
    refusal: { code: 'OrderNotPaid', missingMinor: letGo.order.totalMinor },
  });
});

it('an order paid after delivery is sent unpaid', async () => {
  const { order: placed } = await shop.ordered('invoice');
  expect(await dispatchOrder(nl, { orderId: placed.orderId, key: 'p' })).toMatchObject({ ok: true });
});
