import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { placeSeenOrder, prepareOrder } from '../test-order.ts';

// more orders on each connection than PostgreSQL makes plans for: from then on one plan serves all values
const ORDERS = 40;
const database = await testDatabase({ poolSize: 2 });
const nl = { ...testContext(database, 'nl'), attempts: UNLIMITED_ATTEMPTS };

beforeAll(() => sellArticles(database, [{ sku: 'X', stock: 1000 }]));

async function fetchAddresses(customerId: string) {
  const { rows } = await database.pool.query(
    'select is_default, address from customer_address where customer_id = $1',
    [customerId],
  );
  return rows;
}

it('a signed-in customer orders as often as they like and keeps the first address', async () => {
  const customerId = await createCustomer(nl);
  const placed: boolean[] = [];
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const ctx = await prepareOrder(
      createVisitorContext(nl, randomUUID(), customerId),
      { 'X-1': 1 },
      { customerId },
    );
    placed.push((await placeSeenOrder(ctx)).ok);
  }
  expect(placed).toEqual(Array(ORDERS).fill(true));
  expect(await fetchAddresses(customerId)).toEqual([
    { is_default: true, address: expect.objectContaining({ street: 'Heuvelstraat' }) },
  ]);
});

it('account requests are handled one after another, each with its own link', async () => {
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const account = { email: `${randomUUID()}@example.com`, password: 'geheim-van-Zoe-12' };
    expect(await placeSeenOrder(await prepareOrder(nl, { 'X-1': 1 }, account))).toMatchObject({ ok: true });
  }
  const { rows } = await database.pool.query(
    `select count(distinct token_hash)::int as links from identity_token where kind = 'registration'`,
  );
  expect(rows).toEqual([{ links: ORDERS }]);
});
