import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { placeSeenOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { getCheckout } from '../checkout.service.ts';
import { setDelivery, setIdentity, setPayment } from '../test-checkout.ts';
import { findPickupPointsNear } from './points-near.service.ts';

const database = await testDatabase();
const [de, nl] = [testContext(database, 'de'), testContext(database, 'nl')];

beforeAll(() => sellArticles(database, [{ sku: 'SMALL' }]));

async function createShopper(base: typeof de) {
  const ctx = createVisitorContext(base, randomUUID());
  await addToBasket(ctx, { variantSku: 'SMALL-1', quantity: 1 });
  await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
  return ctx;
}
type Shopper = Awaited<ReturnType<typeof createShopper>>;

async function fetchNearestPoint(ctx: Shopper, code: string, type: 'locker' | 'manned') {
  const found = await findPickupPointsNear(ctx, code);
  return found.ok ? found.value.find((point) => point.type === type) : undefined;
}

async function fetchFaults(ctx: Shopper, pickupPointId: string | undefined, postNumber?: string) {
  const pickup = { kind: 'pickup', deliveryOption: 'pickup', pickupPointId };
  const result = await setDelivery(ctx, { billing: testAddress(ctx), ...pickup, postNumber });
  if (result.ok) return [];
  return result.refusal.code === 'InvalidInput'
    ? result.refusal.fields.map(({ field, code }) => `${field} ${code}`)
    : [result.refusal.code];
}

describe('a locker that identifies customers by a number', () => {
  it('a locker is refused without the customer’s number and stored with it', async () => {
    const ctx = await createShopper(de);
    const locker = await fetchNearestPoint(ctx, '10119', 'locker');
    expect(await fetchFaults(ctx, locker?.id)).toEqual(['postNumber required']);
    expect(await fetchFaults(ctx, locker?.id, '12345')).toEqual(['postNumber post_number']);
    expect(await getCheckout(ctx)).toMatchObject({ step: 'DELIVERY', pickupPoint: null });
    expect(await fetchFaults(ctx, locker?.id, '123 456 78')).toEqual([]);
    const kept = { id: locker?.id, postNumber: '12345678' };
    expect(await getCheckout(ctx)).toMatchObject({ step: 'PAYMENT', pickupPoint: kept });
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await placeSeenOrder(ctx)).toMatchObject({ value: { order: { pickupPoint: kept } } });
  });

  it('a locker chosen before the number was required reopens the delivery step', async () => {
    const ctx = await createShopper(de);
    await fetchFaults(ctx, (await fetchNearestPoint(ctx, '10119', 'locker'))?.id, '12345678');
    await database.pool.query(
      `update checkout set pickup_point = pickup_point - 'postNumber' where tenant_id = 'de'`,
    );
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'DELIVERY',
      pickupPoint: { type: 'locker', postNumber: null },
    });
  });

  it('staffed points need no customer number and other networks store none', async () => {
    const ctx = await createShopper(de);
    const branch = await fetchNearestPoint(ctx, '10119', 'manned');
    expect(await fetchFaults(ctx, branch?.id)).toEqual([]);
    expect(await fetchFaults(ctx, branch?.id, '1234567')).toEqual([]);
    expect(await getCheckout(ctx)).toMatchObject({ pickupPoint: { postNumber: '1234567' } });
    const dutch = await createShopper(nl);
    expect(
      await fetchFaults(dutch, (await fetchNearestPoint(dutch, '5038 EA', 'locker'))?.id, '12345'),
    ).toEqual([]);
    expect(await getCheckout(dutch)).toMatchObject({ step: 'PAYMENT', pickupPoint: { postNumber: null } });
  });
});
