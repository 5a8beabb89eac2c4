import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { placeSeenOrder, prepareOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { checkOrderPayment, payAgain } from '#commerce/orders/settlement/order-payment.service.ts';
import { startPayment } from '#commerce/orders/settlement/start-payment.service.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';

const database = await testDatabase();
const de = testContext(database, 'de');
const { payments } = testPayments(database, de.clock);

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

type Shopper = Awaited<ReturnType<typeof createShopper>>;
const createShopper = (paymentMethod: string) =>
  prepareOrder(de, { 'A-1': 1 }, { payment: { paymentMethod } });

async function chooseWishedDay(ctx: Shopper): Promise<string> {
  const { deliveryOptions } = await getCheckout(ctx);
  const wishedOn = deliveryOptions.find(({ code }) => code === 'wished-day')?.wishedDays[2] ?? '';
  const way = { deliveryOption: 'wished-day', wishedOn };
  const done = await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, ...way });
  expect(done.ok).toBe(true);
  return wishedOn;
}

describe('a requested delivery day and prepayment', () => {
  it('a requested day deselects prepayment with a notice, and another day allows it again', async () => {
    const ctx = await createShopper('prepayment');
    expect(await getCheckout(ctx)).toMatchObject({ step: 'CONFIRM', excludedMethods: [] });
    const wishedOn = await chooseWishedDay(ctx);
    const checkout = await getCheckout(ctx);
    expect(checkout).toMatchObject({
      ...{ step: 'PAYMENT', wishedOn, paymentMethod: null, excludedMethods: ['prepayment'] },
      deliveryDates: { from: wishedOn, until: wishedOn },
    });
    expect(checkout.paymentMethods).not.toContain('prepayment');
    expect(await setPayment(ctx, { paymentMethod: 'prepayment' })).toMatchObject({
      refusal: { code: 'InvalidInput', fields: [{ field: 'paymentMethod' }] },
    });
    expect(await placeSeenOrder(ctx)).toMatchObject({
      refusal: { code: 'CheckoutIncomplete', step: 'PAYMENT' },
    });
    await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, deliveryOption: 'standard' });
    expect(await setPayment(ctx, { paymentMethod: 'prepayment' })).toMatchObject({
      value: { step: 'CONFIRM', deliveryDates: null, excludedMethods: [] },
    });
  });

  async function leaveAtPayPal(isWished: boolean) {
    const ctx = await createShopper('paypal');
    if (isWished) await chooseWishedDay(ctx);
    await setPayment(ctx, { paymentMethod: 'paypal' });
    const done = await placeSeenOrder(ctx);
    if (!done.ok) throw new Error(JSON.stringify(done));
    await startPayment(ctx, payments, done.value.order.orderId);
    return { ctx, placed: done.value.order };
  }

  it('an unpaid order with a requested day cannot change to prepayment', async () => {
    const { ctx, placed } = await leaveAtPayPal(true);
    const shown = await checkOrderPayment(ctx, payments, placed);
    expect(shown?.methods).toContain('invoice');
    expect(shown?.methods).not.toContain('prepayment');
    expect(await payAgain(ctx, payments, { ...placed, method: 'prepayment' })).toMatchObject({
      refusal: { code: 'PaymentNotPossible' },
    });
  });

  it('an order without a requested day that changes to prepayment gets delivery dates from the payment on', async () => {
    const { ctx, placed } = await leaveAtPayPal(false);
    expect(placed.deliveryDates).not.toBeNull();
    expect(await payAgain(ctx, payments, { ...placed, method: 'prepayment' })).toMatchObject({ ok: true });
    expect(await getOrder(ctx, placed)).toMatchObject({ state: 'placed', deliveryDates: null });
    const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
      `order-confirmation:${placed.orderId}`,
    ]);
    expect(rows[0].text).toMatch(/Lieferung \S+ Werktage? nach Eingang Ihrer Zahlung/);
  });
});
