import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { order, testAddress } from '#commerce/orders/order/test-order.ts';
import { getCheckout } from './checkout.service.ts';
import { pickupPointsNear } from './points-near.service.ts';
import { setDelivery, setIdentity, setPayment } from './test-checkout.ts';

const database = await testDatabase();
const [de, nl] = [testContext(database, 'de'), testContext(database, 'nl')];

beforeAll(() => sellArticles(database, [{ sku: 'SMALL' }]));

async function shopper(base: typeof de) {
  const ctx = as(base, randomUUID());
  await addToBasket(ctx, { variantSku: 'SMALL-1', quantity: 1 });
  await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
  return ctx;
}
type Shopper = Awaited<ReturnType<typeof shopper>>;

async function nearest(ctx: Shopper, code: string, type: 'locker' | 'manned') {
  const found = await pickupPointsNear(ctx, code);
  return found.ok ? found.value.find((point) => point.type === type) : undefined;
}

async function faultsOf(ctx: Shopper, pickupPointId: string | undefined, postNumber?: string) {
  const pickup = { kind: 'pickup', deliveryOption: 'pickup', pickupPointId };
  const result = await setDelivery(ctx, { billing: testAddress(ctx), ...pickup, postNumber });
  if (result.ok) return [];
  return result.refusal.code === 'InvalidInput'
    ? result.refusal.fields.map(({ field, code }) => `${field} ${code}`)
    : [result.refusal.code];
}

describe('a locker that knows its customers by a number', () => {
  it('is refused without it, and kept with it', async () => {
    const ctx = await shopper(de);
    const locker = await nearest(ctx, '10119', 'locker');
    expect(await faultsOf(ctx, locker?.id)).toEqual(['postNumber required']);
    expect(await faultsOf(ctx, locker?.id, '12345')).toEqual(['postNumber post_number']);
    expect(await getCheckout(ctx)).toMatchObject({ step: 'DELIVERY', pickupPoint: null });
    expect(await faultsOf(ctx, locker?.id, '123 456 78')).toEqual([]);
    const kept = { id: locker?.id, postNumber: '12345678' };
    expect(await getCheckout(ctx)).toMatchObject({ step: 'PAYMENT', pickupPoint: kept });
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await order(ctx)).toMatchObject({ value: { order: { pickupPoint: kept } } });
  });

  it('opens the step again where it was chosen before anybody asked', async () => {
    const ctx = await shopper(de);
    await faultsOf(ctx, (await nearest(ctx, '10119', 'locker'))?.id, '12345678');
    await database.pool.query(
      `update checkout set pickup_point = pickup_point - 'postNumber' where tenant_id = 'de'`,
    );
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'DELIVERY',
      pickupPoint: { type: 'locker', postNumber: null },
    });
  });

  it('and people behind a counter do without; other networks keep none', async () => {
    const ctx = await shopper(de);
    const branch = await nearest(ctx, '10119', 'manned');
    expect(await faultsOf(ctx, branch?.id)).toEqual([]);
    expect(await faultsOf(ctx, branch?.id, '1234567')).toEqual([]);
    expect(await getCheckout(ctx)).toMatchObject({ pickupPoint: { postNumber: '1234567' } });
    const dutch = await shopper(nl);
    expect(await faultsOf(dutch, (await nearest(dutch, '5038 EA', 'locker'))?.id, '12345')).toEqual([]);
    expect(await getCheckout(dutch)).toMatchObject({ step: 'PAYMENT', pickupPoint: { postNumber: null } });
  });
});
