import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { purgeSessions, signIn } from '#commerce/people/session/session.service.ts';
import { keep, keepNinetyNine, keptSkus, sellKeepable, wishlistVisitors } from './test-wishlist.ts';
import { changeWishlistVariant, getWishlist, removeFromWishlist } from './wishlist.service.ts';

const database = await testDatabase();
const { nl, anonymous, customer } = wishlistVisitors(database);

beforeAll(() => sellKeepable(database));

describe('keeping', () => {
  it('shows the newest first, with the price of the day it was kept', async () => {
    const ctx = await anonymous();
    await keep(ctx, 'A');
    await keep({ ...ctx, clock: fixedClock('2026-11-20T12:00:01Z') }, 'C', 'C-1');
    expect((await getWishlist(ctx)).lines).toMatchObject([
      { sku: 'C', variantSku: 'C-1', keptMinor: 1999 },
      { sku: 'A', variantSku: null, keptMinor: 1999 },
    ]);
  });

  it('keeps an article once, however often and from however many tabs it is pressed', async () => {
    const ctx = await anonymous();
    await Promise.all(Array.from({ length: 8 }, () => keep(ctx, 'A')));
    expect(await keptSkus(ctx)).toEqual(['A']);
    expect(await keep(ctx, 'A', 'A-2')).toMatchObject({
      value: { line: { variantSku: 'A-2', keptMinor: 2499 } },
    });
    expect(await keep(ctx, 'A')).toMatchObject({ value: { line: { variantSku: 'A-2' } } });
  });

  it('takes what is sold out, for later', async () => {
    const ctx = await anonymous();
    expect(await keep(ctx, 'B')).toMatchObject({ ok: true });
  });

  it.each([
    ['unknown article', 'NOPE', null, { code: 'ProductNotFound', sku: 'NOPE' }],
    ['article of another tenant', 'GERMAN', null, { code: 'ProductNotFound' }],
    ['article taken out of the range', 'GONE', null, { code: 'ProductNotFound' }],
    ['variant of another article', 'A', 'C-1', { code: 'VariantNotFound', sku: 'C-1' }],
    ['number that is none', '\0', null, { code: 'ProductNotFound' }],
    ['number without end', 'x'.repeat(5000), null, { code: 'ProductNotFound' }],
  ])('is refused: %s', async (_name, sku, variantSku, refusal) => {
    const ctx = await anonymous();
    expect(await keep(ctx, sku, variantSku)).toMatchObject({ ok: false, refusal });
    expect(await keptSkus(ctx)).toEqual([]);
  });

  it('stops at a hundred, also when two are added at once', async () => {
    const ctx = await anonymous();
    await keepNinetyNine(database, ctx.visitor);
    const [first, second] = await Promise.all([keep(ctx, 'L0'), keep(ctx, 'L1')]);
    expect([first.ok, second.ok].sort()).toEqual([false, true]);
    expect(first.ok ? second : first).toMatchObject({ refusal: { code: 'WishlistFull', limit: 100 } });
    expect(await keep(ctx, 'L5')).toMatchObject({ ok: true });
  });
});

it('removes, and removing again is no fault', async () => {
  const ctx = await anonymous();
  await keep(ctx, 'A');
  for (let times = 0; times < 2; times += 1) {
    expect(await removeFromWishlist(ctx, 'A')).toEqual({ wishlist: { lines: [] }, line: null });
  }
});

it('does not reach the list of another visitor or tenant', async () => {
  const [owner, other, german] = [await anonymous(), await anonymous(), await anonymous()];
  await keep(owner, 'A');
  const elsewhere = { ...testContext(database, 'de'), visitor: german.visitor };
  expect(await keptSkus({ ...elsewhere, visitor: owner.visitor })).toEqual([]);
  await removeFromWishlist(other, 'A');
  expect(await changeWishlistVariant(other, { sku: 'A', variantSku: 'A-2' })).toMatchObject({ ok: false });
  expect(await keptSkus(owner)).toEqual(['A']);
});

describe('choosing another variant', () => {
  it.each([
    [
      'applies it, with its price',
      'A-2',
      { ok: true, value: { line: { variantSku: 'A-2', keptMinor: 2499 } } },
    ],
    ['says that nothing changed', 'A-1', { ok: false, refusal: { code: 'WishlistUnchanged' } }],
    ['says that it is sold out', 'A-3', { ok: false, refusal: { code: 'VariantSoldOut', sku: 'A-3' } }],
    ['knows no variant of another article', 'C-1', { ok: false, refusal: { code: 'VariantNotFound' } }],
  ])('%s', async (_name, variantSku, answer) => {
    const ctx = await anonymous();
    await keep(ctx, 'A', 'A-1');
    expect(await changeWishlistVariant(ctx, { sku: 'A', variantSku })).toMatchObject(answer);
  });
});

describe('signing in', () => {
  it('brings along what was kept before; what both kept stays as the customer has it', async () => {
    const [before, owner] = [await anonymous(), await customer()];
    await keep(owner, 'A', 'A-2');
    await keep(before, 'A', 'A-1');
    await keep(before, 'C');
    const { visitor } = await signIn(before, owner.visitor.customerId ?? '', false, { join: joinCustomer });
    expect(await getWishlist({ ...nl, visitor })).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({ sku: 'A', variantSku: 'A-2' }),
        expect.objectContaining({ sku: 'C' }),
      ]),
    });
    expect(await keptSkus(owner)).toHaveLength(2);
    expect(await keptSkus(before)).toEqual([]);
  });

  it('from two devices at once loses and doubles nothing', async () => {
    const owner = await customer();
    const devices = await Promise.all([anonymous(), anonymous()]);
    for (const [index, device] of devices.entries()) {
      await keep(device, 'A');
      await keep(device, index === 0 ? 'B' : 'C');
    }
    await Promise.all(
      devices.map((device) => signIn(device, owner.visitor.customerId ?? '', false, { join: joinCustomer })),
    );
    expect((await keptSkus(owner)).sort()).toEqual(['A', 'B', 'C']);
  });

  it('keeps to the limit: the newest of the session come along', async () => {
    const [before, owner] = [await anonymous(), await customer()];
    await keepNinetyNine(database, owner.visitor);
    await keep(before, 'A');
    await keep({ ...before, clock: fixedClock('2026-11-20T13:00:00Z') }, 'C');
    await signIn(before, owner.visitor.customerId ?? '', false, { join: joinCustomer });
    const kept = await keptSkus(owner);
    expect(kept).toHaveLength(100);
    expect(kept.includes('A')).toBe(false);
    expect(kept.includes('C')).toBe(true);
  });
});

it('goes with the session that nobody can reach any more', async () => {
  const ctx = await anonymous();
  await keep(ctx, 'A');
  await purgeSessions({ ...nl, clock: fixedClock('2027-06-01T12:00:00Z') });
  expect(await keptSkus(ctx)).toEqual([]);
});
