import { beforeAll, expect, it } from 'vitest';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { findShare, sharedProducts, shareWishlist, unshareWishlist } from './share.service.ts';
import { addToWishlist } from './wishlist.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));

async function keeper(...skus: string[]): Promise<string> {
  const customerId = await newCustomer(nl);
  for (const sku of skus) await addToWishlist(as(nl, customerId, customerId), { sku, variantSku: null });
  return customerId;
}

it('a link shows the articles of its list, and of no other', async () => {
  const [owner, other] = [await keeper('A', 'B'), await keeper('A')];
  const key = await shareWishlist(nl, owner);
  expect(await shareWishlist(nl, owner), 'the same link').toBe(key);
  expect(await sharedProducts(nl, key)).toHaveLength(2);
  expect(await sharedProducts(nl, await shareWishlist(nl, other))).toHaveLength(1);
  expect(await sharedProducts(testContext(database, 'de'), key), 'of another tenant').toBeNull();
});

it('a link that was withdrawn opens nothing, and sharing again makes another', async () => {
  const owner = await keeper('A');
  const key = await shareWishlist(nl, owner);
  await unshareWishlist(nl, owner);
  await unshareWishlist(nl, owner);
  expect([await findShare(nl, owner), await sharedProducts(nl, key)]).toEqual([null, null]);
  const again = await shareWishlist(nl, owner);
  expect(again).not.toBe(key);
  expect(await sharedProducts(nl, key)).toBeNull();
});

it.each(['', 'x', 'a'.repeat(22), "' or true --", '\0'])('%j opens nothing', async (key) => {
  expect(await sharedProducts(nl, key)).toBeNull();
});
