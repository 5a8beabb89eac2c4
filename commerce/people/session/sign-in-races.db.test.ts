import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { signIn } from './session.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]));

it('a customer who signs in on three devices simultaneously gets what lay in the three baskets', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const customerId = await createCustomer(nl);
    const devices = ['A-1', 'B-1', 'C-1'].map((variantSku) => ({
      variantSku,
      ctx: createVisitorContext(nl, randomUUID()),
    }));
    for (const { ctx, variantSku } of devices) await addToBasket(ctx, { variantSku, quantity: 1 });
    await Promise.all(devices.map(({ ctx }) => signIn(ctx, customerId, false, { join: joinCustomer })));
    const { rows } = await database.pool.query(
      'select from basket_line join basket using (basket_id) where customer_id = $1',
      [customerId],
    );
    expect(rows).toHaveLength(3);
  }
});
