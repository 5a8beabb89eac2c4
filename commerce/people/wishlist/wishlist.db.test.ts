import { beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { purgeSessions, signIn } from '#commerce/people/session/session.service.ts';
import {
  createWishlistVisitors,
  fetchWishlistSkus,
  keep,
  keepNinetyNine,
  sellKeepable,
} from './test-wishlist.ts';
import { changeWishlistVariant, getWishlist, removeFromWishlist } from './wishlist.service.ts';

const database = await testDatabase();
const { nl, createAnonymousVisitor, createCustomerVisitor } = createWishlistVisitors(database);

beforeAll(() => sellKeepable(database));

describe('adding to a wishlist', () => {
  it('a wishlist shows the newest first with the price of the day it was added', async () => {
    const ctx = await createAnonymousVisitor();
    await keep(ctx, 'A');
    await keep({ ...ctx, clock: createFixedClock('2026-11-20T12:00:01Z') }, 'C', 'C-1');
    expect((await getWishlist(ctx)).lines).toMatchObject([
      { sku: 'C', variantSku: 'C-1', keptMinor: 1999 },
      { sku: 'A', variantSku: null, keptMinor: 1999 },
    ]);
  });

  it('a wishlist keeps an article once, however often and from however many tabs it is added', async () => {
    const ctx = await createAnonymousVisitor();
    await Promise.all(Array.from({ length: 8 }, () => keep(ctx, 'A')));
    expect(await fetchWishlistSkus(ctx)).toEqual(['A']);
    expect(await keep(ctx, 'A', 'A-2')).toMatchObject({
      value: { line: { variantSku: 'A-2', keptMinor: 2499 } },
    });
    expect(await keep(ctx, 'A')).toMatchObject({ value: { line: { variantSku: 'A-2' } } });
  });

  it('a wishlist accepts sold-out articles for later', async () => {
    const ctx = await createAnonymousVisitor();
    expect(await keep(ctx, 'B')).toMatchObject({ ok: true });
  });

  it.each([
    ['unknown article', 'NOPE', null, { code: 'ProductNotFound', sku: 'NOPE' }],
    ['article of another tenant', 'GERMAN', null, { code: 'ProductNotFound' }],
    ['article taken out of the range', 'GONE', null, { code: 'ProductNotFound' }],
    ['variant of another article', 'A', 'C-1', { code: 'VariantNotFound', sku: 'C-1' }],
    ['number that is none', '\0', null, { code: 'ProductNotFound' }],
    ['number without end', 'x'.repeat(5000), null, { code: 'ProductNotFound' }],
  ])('adding to a wishlist is refused: %s', async (_name, sku, variantSku, refusal) => {
    const ctx = await createAnonymousVisitor();
    expect(await keep(ctx, sku, variantSku)).toMatchObject({ ok: false, refusal });
    expect(await fetchWishlistSkus(ctx)).toEqual([]);
  });

  it('a wishlist takes at most a hundred articles, even when two are added simultaneously', async () => {
    const ctx = await createAnonymousVisitor();
    await keepNinetyNine(database, ctx.visitor);
    const [first, second] = await Promise.all([keep(ctx, 'L0'), keep(ctx, 'L1')]);
    expect([first.ok, second.ok].sort()).toEqual([false, true]);
    expect(first.ok ? second : first).toMatchObject({ refusal: { code: 'WishlistFull', limit: 100 } });
    expect(await keep(ctx, 'L5')).toMatchObject({ ok: true });
  });
});

it('an article can be removed from a wishlist, and removing it again is no error', async () => {
  const ctx = await createAnonymousVisitor();
  await keep(ctx, 'A');
  for (let times = 0; times < 2; times += 1) {
    expect(await removeFromWishlist(ctx, 'A')).toEqual({ wishlist: { lines: [] }, line: null });
  }
});

it('a visitor cannot change the wishlist of another visitor or tenant', async () => {
  const [owner, other, german] = [
    await createAnonymousVisitor(),
    await createAnonymousVisitor(),
    await createAnonymousVisitor(),
  ];
  await keep(owner, 'A');
  const elsewhere = { ...testContext(database, 'de'), visitor: german.visitor };
  expect(await fetchWishlistSkus({ ...elsewhere, visitor: owner.visitor })).toEqual([]);
  await removeFromWishlist(other, 'A');
  expect(await changeWishlistVariant(other, { sku: 'A', variantSku: 'A-2' })).toMatchObject({ ok: false });
  expect(await fetchWishlistSkus(owner)).toEqual(['A']);
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
  ])('choosing another wishlist variant gives the correct result: %s', async (_name, variantSku, answer) => {
    const ctx = await createAnonymousVisitor();
    await keep(ctx, 'A', 'A-1');
    expect(await changeWishlistVariant(ctx, { sku: 'A', variantSku })).toMatchObject(answer);
  });
});

describe('signing in with a wishlist', () => {
  it('signing in brings earlier articles along and keeps the customer’s version of shared ones', async () => {
    const [before, owner] = [await createAnonymousVisitor(), await createCustomerVisitor()];
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
    expect(await fetchWishlistSkus(owner)).toHaveLength(2);
    expect(await fetchWishlistSkus(before)).toEqual([]);
  });

  it('signing in from two devices simultaneously loses and doubles nothing', async () => {
    const owner = await createCustomerVisitor();
    const devices = await Promise.all([createAnonymousVisitor(), createAnonymousVisitor()]);
    for (const [index, device] of devices.entries()) {
      await keep(device, 'A');
      await keep(device, index === 0 ? 'B' : 'C');
    }
    await Promise.all(
      devices.map((device) => signIn(device, owner.visitor.customerId ?? '', false, { join: joinCustomer })),
    );
    expect((await fetchWishlistSkus(owner)).sort()).toEqual(['A', 'B', 'C']);
  });

  it('signing in keeps to the limit with the newest articles of the session', async () => {
    const [before, owner] = [await createAnonymousVisitor(), await createCustomerVisitor()];
    await keepNinetyNine(database, owner.visitor);
    await keep(before, 'A');
    await keep({ ...before, clock: createFixedClock('2026-11-20T13:00:00Z') }, 'C');
    await signIn(before, owner.visitor.customerId ?? '', false, { join: joinCustomer });
    const kept = await fetchWishlistSkus(owner);
    expect(kept).toHaveLength(100);
    expect(kept.includes('A')).toBe(false);
    expect(kept.includes('C')).toBe(true);
  });
});

it('a wishlist is deleted with a session that nobody can reach any more', async () => {
  const ctx = await createAnonymousVisitor();
  await keep(ctx, 'A');
  await purgeSessions({ ...nl, clock: createFixedClock('2027-06-01T12:00:00Z') });
  expect(await fetchWishlistSkus(ctx)).toEqual([]);
});
