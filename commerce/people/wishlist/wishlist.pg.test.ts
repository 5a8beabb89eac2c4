import { beforeAll, describe, expect, it } from 'vitest';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testServerDatabase } from '#commerce/ground/database/test-database.ts';
import { signIn } from '#commerce/people/session/session.service.ts';
import { keep, keepNinetyNine, keptSkus, sellKeepable, wishlistVisitors } from './test-wishlist.ts';

const database = await testServerDatabase({ poolSize: 12 });
const { anonymous, customer } = wishlistVisitors(database);

beforeAll(() => sellKeepable(database));

describe('on a PostgreSQL server, at once', () => {
  it('the same article from ten tabs is kept once', async () => {
    const ctx = await anonymous();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep(ctx, 'A')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await keptSkus(ctx)).toEqual(['A']);
  });

  it('two for the last place: one is kept, the other hears the limit', async () => {
    const ctx = await anonymous();
    await keepNinetyNine(database, ctx.visitor);
    const [first, second] = await Promise.all([keep(ctx, 'L0'), keep(ctx, 'L1')]);
    expect(first.ok ? second : first).toMatchObject({ refusal: { code: 'WishlistFull', limit: 100 } });
    expect(await keptSkus(ctx)).toHaveLength(100);
  });

  it('sign-ins on six devices lose and double nothing', async () => {
    const owner = await customer();
    const devices = await Promise.all(Array.from({ length: 6 }, anonymous));
    await Promise.all(devices.map((device, index) => keep(device, `L${index}`)));
    await Promise.all(devices.map((device) => keep(device, 'A')));
    const { customerId } = owner.visitor;
    await Promise.all(
      devices.map((device) => signIn(device, customerId ?? '', false, { join: joinCustomer })),
    );
    expect((await keptSkus(owner)).sort()).toEqual(['A', 'L0', 'L1', 'L2', 'L3', 'L4', 'L5']);
  });
});
