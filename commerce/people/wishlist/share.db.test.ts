import { beforeAll, expect, it } from 'vitest';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { shareWishlist, unshareWishlist } from './share.commands.ts';
import { findShare, listSharedProducts } from './share.queries.ts';
import { addToWishlist } from './wishlist.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));

async function createWishlistCustomer(...skus: string[]): Promise<string> {
  const customerId = await createCustomer(nl);
  for (const sku of skus)
    await addToWishlist(createVisitorContext(nl, customerId, customerId), { sku, variantSku: null });
  return customerId;
}

it('a share link shows the articles of its list and of no other', async () => {
  const [owner, other] = [await createWishlistCustomer('A', 'B'), await createWishlistCustomer('A')];
  const key = await shareWishlist(nl, owner);
  expect(await shareWishlist(nl, owner), 'the same link').toBe(key);
  expect(await listSharedProducts(nl, key)).toHaveLength(2);
  expect(await listSharedProducts(nl, await shareWishlist(nl, other))).toHaveLength(1);
  expect(await listSharedProducts(testContext(database, 'de'), key), 'of another tenant').toBeNull();
});

it('a withdrawn share link opens nothing and sharing again creates another', async () => {
  const owner = await createWishlistCustomer('A');
  const key = await shareWishlist(nl, owner);
  await unshareWishlist(nl, owner);
  await unshareWishlist(nl, owner);
  expect([await findShare(nl, owner), await listSharedProducts(nl, key)]).toEqual([null, null]);
  const again = await shareWishlist(nl, owner);
  expect(again).not.toBe(key);
  expect(await listSharedProducts(nl, key)).toBeNull();
});

it.each(['', 'x', 'a'.repeat(22), "' or true --", '\0'])('the share link %j opens nothing', async (key) => {
  expect(await listSharedProducts(nl, key)).toBeNull();
});
