import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, countBasket } from '#commerce/buying/basket/basket.service.ts';
import { deleteSessionBaskets } from '#commerce/buying/basket/order/ended-basket.commands.ts';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { Visitor } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { findSession } from './session.commands.ts';
import { beginSession, purgeSessions, signIn, signOut } from './session.service.ts';
import { createSessionKeys } from './session-key.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const de = testContext(database, 'de');
const keys = createSessionKeys('a secret that nobody knows, long enough');
let customerId = '';

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }]);
  const registered = await registerCustomer(nl, {
    email: 'jan@example.com',
    passwordHash: await hashPassword('geheim1'),
    salutation: 'male',
    givenName: 'Jan',
    familyName: 'Bos',
    phone: null,
  });
  if (registered.ok) customerId = registered.value.customerId;
});

const createContextAt = (iso: string) => ({ ...nl, clock: createFixedClock(iso) });
const createContextWith = (visitor: Visitor, ctx = nl) => ({ ...ctx, visitor });

describe('a session', () => {
  it('a session is found by its secret in its tenant while it lasts, and the secret is not stored', async () => {
    const { secret, visitor } = await beginSession(nl);
    expect(await findSession(nl, secret)).toEqual({ visitor, renewed: false });
    expect(visitor).toMatchObject({ type: 0, customerId: null });
    expect(await findSession(de, secret)).toBeNull();
    expect(await findSession(createContextAt('2027-01-20T12:00:00Z'), secret)).toBeNull();
    const { rows } = await database.pool.query('select session::text as text from session');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('a session lasts longer with every day of use', async () => {
    const { secret } = await beginSession(nl);
    expect(await findSession(createContextAt('2026-12-15T12:00:00Z'), secret)).toMatchObject({
      renewed: true,
    });
    expect(await findSession(createContextAt('2027-01-10T12:00:00Z'), secret)).not.toBeNull();
  });

  it.each([null, '', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", 'ü'.repeat(43), '\0'])(
    'a session is not found by %j',
    async (secret) => {
      expect(await findSession(nl, secret)).toBeNull();
    },
  );
});

describe('signing in', () => {
  it('signing in changes the secret, takes the basket along and gives nothing to a holder of the old secret', async () => {
    const before = await beginSession(nl);
    await addToBasket(createContextWith(before.visitor), { variantSku: 'A-1', quantity: 2 });
    const after = await signIn(createContextWith(before.visitor), customerId, false, { join: joinCustomer });
    expect(after.secret).not.toBe(before.secret);
    expect(await findSession(nl, after.secret)).toMatchObject({ visitor: { type: 2, customerId } });
    expect(await countBasket(createContextWith(after.visitor))).toBe(2);
    const old = await findSession(nl, before.secret);
    expect(old).toMatchObject({ visitor: { type: 0, customerId: null } });
    expect(await countBasket(createContextWith(before.visitor))).toBe(0);
    expect(await findSession(createContextAt('2026-11-20T12:06:00Z'), before.secret)).toBeNull();
  });

  it('a sign-in is forgotten after 12 hours, or softened to recognition when asked to stay', async () => {
    const visit = await signIn(nl, customerId, false, { join: joinCustomer });
    const stay = await signIn(nl, customerId, true, { join: joinCustomer });
    const later = createContextAt('2026-11-21T00:00:00Z');
    expect(await findSession(later, visit.secret)).toBeNull();
    expect(await findSession(later, stay.secret)).toMatchObject({ visitor: { type: 1, customerId } });
  });

  it('a signed-out session loses everything it knew', async () => {
    const signedIn = await signIn(nl, customerId, true, { join: joinCustomer });
    const { secret, visitor } = await signOut(createContextWith(signedIn.visitor));
    expect(visitor).toMatchObject({ type: 0, customerId: null });
    expect(await findSession(nl, signedIn.secret)).toBeNull();
    expect(await countBasket(createContextWith(visitor))).toBe(0);
    expect(await findSession(nl, secret)).not.toBeNull();
  });
});

describe('a session key', () => {
  it('a session key is valid for its own session only until it is invalidated or two hours old', async () => {
    const { visitor } = await beginSession(nl);
    const { visitor: other } = await beginSession(nl);
    const key = await keys.issue(createContextWith(visitor));
    expect(key).toMatchObject({ type: 0, exp: Date.parse('2026-11-20T14:00:00Z') / 1000 });
    expect(await keys.holds(createContextWith(visitor), key.token)).toBe(true);
    expect(
      await keys.holds(createContextWith(visitor, createContextAt('2026-11-20T14:00:01Z')), key.token),
    ).toBe(false);
    await keys.issue(createContextWith(other));
    expect(await keys.holds(createContextWith(other), key.token)).toBe(false);
    const again = await keys.issue(createContextWith(visitor));
    expect(await keys.holds(createContextWith(visitor), key.token)).toBe(true);
    await keys.invalidate(createContextWith(visitor));
    expect(await keys.holds(createContextWith(visitor), key.token)).toBe(false);
    expect(await keys.holds(createContextWith(visitor), again.token)).toBe(false);
    expect(
      await keys.holds(createContextWith(visitor), (await keys.issue(createContextWith(visitor))).token),
    ).toBe(true);
  });

  it('a session key signed by somebody else or malformed is rejected', async () => {
    const { visitor } = await beginSession(nl);
    await keys.issue(createContextWith(visitor));
    const forged = await createSessionKeys('another secret, as long as the first').issue(
      createContextWith(visitor),
    );
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.token.split('.')[1]}.`;
    for (const token of [forged.token, unsigned, '', 'a.b.c', 'x'.repeat(10_000)]) {
      expect(await keys.holds(createContextWith(visitor), token)).toBe(false);
    }
  });
});

it('housekeeping deletes ended sessions with their baskets and no others', async () => {
  const ended = await beginSession(createContextAt('2026-01-01T12:00:00Z'));
  await addToBasket(createContextWith(ended.visitor), { variantSku: 'A-1', quantity: 1 });
  const alive = await beginSession(nl);
  await addToBasket(createContextWith(alive.visitor), { variantSku: 'A-1', quantity: 1 });
  await database.pool.query(
    `insert into session (tenant_id, session_id, expires_at)
     select 'nl', 'old-' || number, '2026-01-01' from generate_series(1, 2500) number`,
  );
  expect((await purgeSessions(nl, deleteSessionBaskets)).sessions).toBe(2501);
  expect(await countBasket(createContextWith(ended.visitor))).toBe(0);
  expect(await countBasket(createContextWith(alive.visitor))).toBe(1);
});
