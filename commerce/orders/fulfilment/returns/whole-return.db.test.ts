import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { setPremium } from '#commerce/buying/checkout/delivery/delivery-step.service.ts';
import { setDelivery, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { findPremiumEnd } from '#commerce/buying/delivery/premium.queries.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { placeSeenOrder, prepareOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { previewReturn, returnItems } from './return-items.service.ts';

const database = await testDatabase();

const priceMinor = { ch: 59_900, de: 59_900, nl: 39_900 };
beforeAll(async () => {
  await sellArticles(database, [
    { sku: 'SOFA', priceMinor },
    { sku: 'LARGE', priceMinor },
  ]);
  await database.pool.query(`update product set kind = 'wardrobe' where sku = 'LARGE'`);
});

describe('a complete return', () => {
  it.each([
    ['ch', 60_690, /einschliesslich der Kosten der Standardlieferung/],
    ['de', 60_495, /einschließlich der Kosten der Standardlieferung/],
  ] as const)(
    '%s: a complete return refunds standard delivery too, as mail and terms say',
    async (tenant, total, words) => {
      const ctx = await prepareOrder(testContext(database, tenant), { 'SOFA-1': 1 });
      const done = await placeSeenOrder(ctx);
      if (!done.ok) throw new Error(JSON.stringify(done));
      const { orderId, orderNumber, totalMinor } = done.value.order;
      expect(totalMinor).toBe(total);
      await dispatchOrder(ctx, { orderId, key: 'parcel' });
      await receiveTransfer(ctx, { reference: orderNumber, amountMinor: total, key: orderNumber });
      const items = [{ position: 1, quantity: 1 }];
      expect(await previewReturn(ctx, done.value.order, items)).toMatchObject({
        value: { effect: { refundMinor: total } },
      });
      expect(await returnItems(ctx, orderId, items, 'back')).toMatchObject({ value: { refundMinor: total } });
      const { rows } = await database.pool.query<{ text: string }>(
        'select text from mail_outbox where dedupe_key = $1',
        [`order-confirmation:${orderId}`],
      );
      expect(rows[0]?.text.replace(/\s+/g, ' ')).toMatch(words);
    },
  );

  it.each([
    ['ch', 59_900 + 4900],
    ['de', 59_900 + 2995],
    ['nl', 39_900 + 2495],
  ] as const)(
    '%s: a complete return of freight articles refunds the freight price, also later',
    async (tenant, total) => {
      const ctx = await prepareOrder(testContext(database, tenant), { 'LARGE-1': 1 });
      const done = await placeSeenOrder(ctx);
      if (!done.ok) throw new Error(JSON.stringify(done));
      const { orderId, totalMinor, freight } = done.value.order;
      expect([totalMinor, freight]).toEqual([total, true]);
      // the order is what it was, whatever becomes of the article
      await database.pool.query(`update product set kind = 'dress' where sku = 'LARGE'`);
      await dispatchOrder(ctx, { orderId, key: 'parcel' });
      const back = await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'back');
      expect(back).toMatchObject({ value: { effect: { refundMinor: total } } });
      await database.pool.query(`update product set kind = 'wardrobe' where sku = 'LARGE'`);
    },
  );

  it('a complete return refunds the price of every parcel that was paid for', async () => {
    await database.pool.query(`update product set kind = 'tyre' where sku = 'LARGE'`);
    const done = await placeSeenOrder(await prepareOrder(testContext(database, 'de'), { 'LARGE-1': 3 }));
    await database.pool.query(`update product set kind = 'wardrobe' where sku = 'LARGE'`);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderId, totalMinor, parcels } = done.value.order;
    expect([totalMinor, parcels]).toEqual([3 * 59_900 + 2 * 595, 2]);
    const ctx = testContext(database, 'de');
    await dispatchOrder(ctx, { orderId, key: 'tyres' });
    const back = await returnItems(ctx, orderId, [{ position: 1, quantity: 3 }], 'back');
    expect(back).toMatchObject({ value: { effect: { refundMinor: totalMinor } } });
  });

  it('a complete return refunds and ends the delivery flat rate, a partial one keeps it', async () => {
    const base = testContext(database, 'de');
    const registered = await registerCustomer(base, {
      email: 'flat@example.com',
      passwordHash: null as unknown as string,
      salutation: 'female',
      givenName: 'Zoë',
      familyName: 'Bos',
      phone: null,
    });
    if (!registered.ok) throw new Error(JSON.stringify(registered));
    const { customerId } = registered.value;
    const ctx = createVisitorContext(base, randomUUID(), customerId);
    await addToBasket(ctx, { variantSku: 'SOFA-1', quantity: 2 });
    await setDelivery(ctx, { billing: testAddress(ctx), deliveryOption: 'standard' });
    await setPremium(ctx, true);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    const done = await placeSeenOrder(ctx);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderId, premiumMinor } = done.value.order;
    expect(premiumMinor).toBe(1995);
    await dispatchOrder(ctx, { orderId, key: 'parcel' });
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'one');
    expect(await findPremiumEnd(ctx, customerId)).not.toBeNull();
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'two');
    expect(await findPremiumEnd(ctx, customerId)).toBeNull();
  });
});
