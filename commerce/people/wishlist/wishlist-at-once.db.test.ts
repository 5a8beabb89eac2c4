import { beforeAll, describe, expect, it } from 'vitest';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { signIn } from '#commerce/people/session/session.service.ts';
import {
  createWishlistVisitors,
  fetchWishlistSkus,
  keep,
  keepNinetyNine,
  sellKeepable,
} from './test-wishlist.ts';

const database = await testDatabase({ poolSize: 12 });
const { createAnonymousVisitor, createCustomerVisitor } = createWishlistVisitors(database);

beforeAll(() => sellKeepable(database));

describe('simultaneous wishlist changes on a PostgreSQL server', () => {
  it('the same article added from ten tabs is stored once', async () => {
    const ctx = await createAnonymousVisitor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep(ctx, 'A')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await fetchWishlistSkus(ctx)).toEqual(['A']);
  });

  it('two articles for the last place: one is stored and the other is refused with the limit', async () => {
    const ctx = await createAnonymousVisitor();
    await keepNinetyNine(database, ctx.visitor);
    const [first, second] = await Promise.all([keep(ctx, 'L0'), keep(ctx, 'L1')]);
    expect(first.ok ? second : first).toMatchObject({ refusal: { code: 'WishlistFull', limit: 100 } });
    expect(await fetchWishlistSkus(ctx)).toHaveLength(100);
  });

  it('sign-ins on six devices lose and double nothing', async () => {
    const owner = await createCustomerVisitor();
    const devices = await Promise.all(Array.from({ length: 6 }, createAnonymousVisitor));
    await Promise.all(devices.map((device, index) => keep(device, `L${index}`)));
    await Promise.all(devices.map((device) => keep(device, 'A')));
    const { customerId } = owner.visitor;
    await Promise.all(
      devices.map((device) => signIn(device, customerId ?? '', false, { join: joinCustomer })),
    );
    expect((await fetchWishlistSkus(owner)).sort()).toEqual(['A', 'L0', 'L1', 'L2', 'L3', 'L4', 'L5']);
  });
});
