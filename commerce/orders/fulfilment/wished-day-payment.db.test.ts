import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { order, readyToOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { checkOrderPayment, payAgain } from '#commerce/orders/settlement/order-payment.service.ts';
import { startPayment } from '#commerce/orders/settlement/start-payment.service.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';

const database = await testDatabase();
const de = testContext(database, 'de');
const { payments } = testPayments(database, de.clock);

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

type Shopper = Awaited<ReturnType<typeof shopper>>;
const shopper = (paymentMethod: string) => readyToOrder(de, { 'A-1': 1 }, { payment: { paymentMethod } });

async function wish(ctx: Shopper): Promise<string> {
  const { deliveryOptions } = await getCheckout(ctx);
  const wishedOn = deliveryOptions.find(({ code }) => code === 'wished-day')?.wishedDays[2] ?? '';
  const way = { deliveryOption: 'wished-day', wishedOn };
  const done = await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, ...way });
  expect(done.ok).toBe(true);
  return wishedOn;
}

describe('a wished day is never promised while goods wait for a transfer', () => {
  it('it ends the choice of prepayment, which is told, and another day opens it again', async () => {
    const ctx = await shopper('prepayment');
    expect(await getCheckout(ctx)).toMatchObject({ step: 'CONFIRM', excludedMethods: [] });
    const wishedOn = await wish(ctx);
    const checkout = await getCheckout(ctx);
    expect(checkout).toMatchObject({
      ...{ step: 'PAYMENT', wishedOn, paymentMethod: null, excludedMethods: ['prepayment'] },
      deliveryDates: { from: wishedOn, until: wishedOn },
    });
    expect(checkout.paymentMethods).not.toContain('prepayment');
    expect(await setPayment(ctx, { paymentMethod: 'prepayment' })).toMatchObject({
      refusal: { code: 'InvalidInput', fields: [{ field: 'paymentMethod' }] },
    });
    expect(await order(ctx)).toMatchObject({ refusal: { code: 'CheckoutIncomplete', step: 'PAYMENT' } });
    await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, deliveryOption: 'standard' });
    expect(await setPayment(ctx, { paymentMethod: 'prepayment' })).toMatchObject({
      value: { step: 'CONFIRM', deliveryDates: null, excludedMethods: [] },
    });
  });

  async function leftAtPayPal(isWished: boolean) {
    const ctx = await shopper('paypal');
    if (isWished) await wish(ctx);
    await setPayment(ctx, { paymentMethod: 'paypal' });
    const done = await order(ctx);
    if (!done.ok) throw new Error(JSON.stringify(done));
    await startPayment(ctx, payments, done.value.order.orderId);
    return { ctx, placed: done.value.order };
  }

  it('an unpaid order with a wished day cannot change to prepayment', async () => {
    const { ctx, placed } = await leftAtPayPal(true);
    const shown = await checkOrderPayment(ctx, payments, placed);
    expect(shown?.methods).toContain('invoice');
    expect(shown?.methods).not.toContain('prepayment');
    expect(await payAgain(ctx, payments, { ...placed, method: 'prepayment' })).toMatchObject({
      refusal: { code: 'PaymentNotPossible' },
    });
  });

  it('an order without a wished day that changes to prepayment is promised days from the payment on', async () => {
    const { ctx, placed } = await leftAtPayPal(false);
    expect(placed.deliveryDates).not.toBeNull();
    expect(await payAgain(ctx, payments, { ...placed, method: 'prepayment' })).toMatchObject({ ok: true });
    expect(await getOrder(ctx, placed)).toMatchObject({ state: 'placed', deliveryDates: null });
    const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
      `order-confirmation:${placed.orderId}`,
    ]);
    expect(rows[0].text).toMatch(/Lieferung \S+ Werktage? nach Eingang Ihrer Zahlung/);
  });
});
