import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addToBasket, buildPriceTerms } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { testAddress } from '#commerce/orders/order/test-order.ts';
import { getCheckout } from '../checkout.service.ts';
import { setDelivery, setIdentity } from '../test-checkout.ts';
import { calculateDeliveryTotals } from './delivery-totals.rules.ts';

const database = await testDatabase();
beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'LARGE' }]);
  await database.pool.query(`update product set kind = 'wardrobe' where sku = 'LARGE'`);
});

it.each([
  ['nl', 'A-1'],
  ['de', 'A-1'],
  ['ch', 'A-1'],
  ['nl', 'LARGE-1'],
  ['ch', 'LARGE-1'],
] as const)(
  'the total shown beside a delivery option equals the amount owed with it (%s, %s)',
  async (id, variantSku) => {
    const ctx = createVisitorContext(testContext(database, id), randomUUID());
    await addToBasket(ctx, { variantSku, quantity: 1 });
    await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
    const before = await getCheckout(ctx);
    const shown = calculateDeliveryTotals(before, buildPriceTerms(ctx));
    expect(new Set(shown.map(({ option }) => option)).size).toBe(before.deliveryOptions.length);
    expect(new Set(shown.map(({ totalMinor }) => totalMinor)).size).toBeGreaterThan(1);
    const toAddress = before.deliveryOptions.filter(({ to }) => to === 'address');
    for (const { option: deliveryOption, co2Compensation, ...totals } of shown) {
      const way = toAddress.find(({ code }) => code === deliveryOption);
      if (!way) continue;
      const wishedOn = way.wishedDays[0] ?? null;
      const done = await setDelivery(ctx, {
        billing: testAddress(ctx),
        delivery: null,
        ...{ deliveryOption, wishedOn, co2Compensation },
      });
      expect(done.ok).toBe(true);
      expect((await getCheckout(ctx)).basket).toMatchObject(totals);
    }
  },
);
