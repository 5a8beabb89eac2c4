import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { createMollie } from '#commerce/money/payment/mollie/mollie-provider.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { testMollie } from '#commerce/money/payment/test-mollie.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { settlePayment } from '../settle-payment.service.ts';
import { startPayment } from '../start-payment.service.ts';

const database = await testDatabase();
const apiKey = 'test_aKeyThatOpensNothingAtAll0';
const mollie = await testMollie(apiKey);
const payments = {
  provider: createMollie({ apiKey, apiUrl: mollie.url }),
  getOrigin: () => 'http://shop.test',
  secret: 'a secret that only tests know',
};
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
afterAll(() => mollie.close());

async function placeCardOrder() {
  const placed = await placeSeenOrder(
    await prepareOrder(nl, { 'A-1': 1 }, { payment: { paymentMethod: 'card' } }),
  );
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId } = placed.value.order;
  await startPayment(nl, payments, orderId);
  const [payment] = await listOrderPayments(nl, orderId);
  if (!payment?.providerReference) throw new Error('the payment did not begin');
  const receiveWebhook = () => settlePayment(nl, payments, payment.paymentId, 'webhook');
  const reference = payment.providerReference;
  mollie.simulateState(reference, 'paid');
  await receiveWebhook();
  return { orderId, reference, told: receiveWebhook, totalMinor: placed.value.order.totalMinor };
}

async function stands(orderId: string) {
  const [payment] = await listOrderPayments(nl, orderId);
  return { state: payment?.state, owedMinor: (await getOrderBalance(nl, orderId)).balanceMinor };
}

it('a chargeback reported by a Mollie webhook is owed again, booked once and announced by mail', async () => {
  const { orderId, reference, told, totalMinor } = await placeCardOrder();
  expect(await stands(orderId)).toEqual({ state: 'paid', owedMinor: 0 });
  mollie.simulateChargeback(reference, { id: 'chb_1' });
  await Promise.all([told(), told()]);
  await told();
  expect(await stands(orderId)).toEqual({ state: 'reversed', owedMinor: totalMinor });
  const { rows } = await database.pool.query(
    'select reversal_key, reason from payment_reversal where order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ reversal_key: 'mollie:chb_1', reason: 'AC01' }]);
  const mails = await database.pool.query(
    "select from mail_outbox m join payment p on m.dedupe_key = 'payment-reversed:' || p.payment_id where p.order_id = $1",
    [orderId],
  );
  expect(mails.rowCount).toBe(1);
});

it.each([
  ['that was taken back in turn', { id: 'chb_2', reversed: true }],
  ['of a part of the payment', { id: 'chb_3', value: '1.00' }],
])('a chargeback %s books nothing', async (_name, chargeback) => {
  const { orderId, reference, told } = await placeCardOrder();
  mollie.simulateChargeback(reference, chargeback);
  await told();
  expect(await stands(orderId)).toEqual({ state: 'paid', owedMinor: 0 });
});
