import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/receive-transfer.service.ts';
import { redirectOrders } from '#commerce/orders/settlement/test-redirect-orders.ts';
import { dispatchOrder } from './dispatch-order.service.ts';
import { orderForShop } from './order-desk.service.ts';
import { importOrderChanges } from './order-import.service.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const nl = shop.nl();
const de = testContext(database, 'de');

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }]);
});

/** An order that is paid by bank transfer in advance. */
async function transferred() {
  const done = await order(
    await readyToOrder(de, { 'A-1': 2 }, { payment: { paymentMethod: 'prepayment' } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function invoiceDocumentOf(orderId: string) {
  const { rows } = await database.pool.query('select document from invoice where order_id = $1', [orderId]);
  return rows[0]?.document;
}

it('an order paid by transfer in advance is promised from the payment on, by the mail too', async () => {
  const { orderId, deliveryDates } = await transferred();
  expect(deliveryDates).toBeNull();
  const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
    `order-confirmation:${orderId}`,
  ]);
  expect(rows[0].text).toMatch(/Lieferung \S+ Werktage? nach Eingang Ihrer Zahlung/);
});

it('an order paid by transfer in advance leaves when the whole amount has come in', async () => {
  const { orderId, orderNumber, totalMinor } = await transferred();
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
  expect(await invoiceDocumentOf(orderId)).toMatchObject({ paid: true, suppliedAt: expect.any(String) });
});

it('leaves unpaid for a reason, which is told with the event', async () => {
  const { orderId, totalMinor } = await transferred();
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
  expect(await invoiceDocumentOf(orderId)).toMatchObject({ paid: false });
});

it('a file of the warehouse is told why, line by line', async () => {
  const { orderNumber, totalMinor } = await transferred();
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
  expect(await orderForShop(de, orderNumber)).toMatchObject({ state: 'shipped' });
});

it('money that a provider holds is enough, money that it has let go is not', async () => {
  const held = await shop.begun('card');
  await shop.told(held, 'authorized');
  const letGo = await shop.begun('card');
  await shop.told(letGo, 'authorized');
  await shop.told(letGo, 'expired');
  expect(await dispatchOrder(nl, { orderId: held.order.orderId, key: 'p' })).toMatchObject({ ok: true });
  expect(await dispatchOrder(nl, { orderId: letGo.order.orderId, key: 'p' })).toMatchObject({
    refusal: { code: 'OrderNotPaid', missingMinor: letGo.order.totalMinor },
  });
});

it('an order paid after delivery leaves unpaid', async () => {
  const { order: placed } = await shop.ordered('invoice');
  expect(await dispatchOrder(nl, { orderId: placed.orderId, key: 'p' })).toMatchObject({ ok: true });
});
