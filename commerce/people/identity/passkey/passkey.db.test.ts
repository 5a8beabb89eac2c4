import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { beginSession } from '#commerce/people/session/session.service.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  checkPasskey,
  listOwnPasskeys,
  removePasskey,
} from './passkey.service.ts';
import { testAuthenticator } from './test-authenticator.ts';

const database = await testDatabase();
const ORIGIN = { nl: 'https://shop.example.nl', de: 'https://shop.example.de' } as const;
const REFUSED = { ok: false, refusal: { code: 'PasskeyRefused' } };

/** A browser of its own: a session without a customer. */
async function createBrowser(tenant: 'nl' | 'de' = 'nl') {
  const ctx = { ...testContext(database, tenant), clock: systemClock };
  const { visitor } = await beginSession(ctx);
  return { ...ctx, visitor, origin: ORIGIN[tenant] };
}

/** A customer with a passkey on an authenticator of hers. */
async function createPasskeyOwner(counter = 0) {
  const ctx = await createBrowser();
  const made = await registerCustomer(ctx, {
    ...{ email: `${randomUUID()}@example.com`, passwordHash: null as unknown as string },
    ...{ salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null },
  });
  if (!made.ok) throw new Error('not registered');
  const authenticator = testAuthenticator();
  const said = { origin: ctx.origin, counter };
  const answer = authenticator.make(await beginPasskey(ctx, made.value), said);
  expect(await addPasskey(ctx, made.value, { answer, name: 'Sleutel' })).toMatchObject({ ok: true });
  return { customer: made.value, authenticator, answer };
}

describe('a passkey', () => {
  it('a passkey signs its customer in and a replayed answer signs nobody in', async () => {
    const { customer, authenticator } = await createPasskeyOwner();
    const ctx = await createBrowser();
    const answer = authenticator.show(await beginPasskeySignIn(ctx), ctx);
    expect(await checkPasskey(ctx, answer)).toEqual({ ok: true, value: customer.customerId });
    expect(await checkPasskey(ctx, answer), 'sent again').toEqual(REFUSED);
    await beginPasskeySignIn(ctx);
    expect(await checkPasskey(ctx, answer), 'for the next challenge').toEqual(REFUSED);
    const thief = await createBrowser();
    await beginPasskeySignIn(thief);
    expect(await checkPasskey(thief, answer), 'from another browser').toEqual(REFUSED);
  });

  it('two simultaneous uses of the same passkey answer sign in one visitor', async () => {
    const { authenticator } = await createPasskeyOwner();
    const ctx = await createBrowser();
    const answer = authenticator.show(await beginPasskeySignIn(ctx), ctx);
    const both = await Promise.all([checkPasskey(ctx, answer), checkPasskey(ctx, answer)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('a passkey is refused with a foreign challenge, too late, from another origin or without its owner', async () => {
    const { authenticator } = await createPasskeyOwner();
    const ctx = await createBrowser();
    const foreign = await beginPasskeySignIn(await createBrowser());
    await beginPasskeySignIn(ctx);
    expect(await checkPasskey(ctx, authenticator.show(foreign, ctx)), 'another session').toEqual(REFUSED);
    const late = { ...ctx, clock: { now: () => new Date(Date.now() + 6 * 60_000) } };
    const old = authenticator.show(await beginPasskeySignIn(ctx), ctx);
    expect(await checkPasskey(late, old), 'six minutes later').toEqual(REFUSED);
    const phished = authenticator.show(await beginPasskeySignIn(ctx), {
      origin: 'https://shop.example.nl.evil.test',
    });
    expect(await checkPasskey(ctx, phished), 'another origin').toEqual(REFUSED);
    const unknown = testAuthenticator().show(await beginPasskeySignIn(ctx), ctx);
    expect(await checkPasskey(ctx, unknown), 'an authenticator of nobody').toEqual(REFUSED);
  });

  it('a passkey of one shop does not work in another', async () => {
    const { authenticator } = await createPasskeyOwner();
    const german = await createBrowser('de');
    const answer = authenticator.show(await beginPasskeySignIn(german), german);
    expect(await checkPasskey(german, answer)).toEqual(REFUSED);
  });

  it('a passkey is treated as a copy when its counter does not grow', async () => {
    const { customer, authenticator } = await createPasskeyOwner(7);
    const ctx = await createBrowser();
    const checkShownPasskey = async (counter: number) =>
      checkPasskey(ctx, authenticator.show(await beginPasskeySignIn(ctx), { ...ctx, counter }));
    expect(await checkShownPasskey(8)).toEqual({ ok: true, value: customer.customerId });
    expect(await checkShownPasskey(8)).toEqual(REFUSED);
    expect(await checkShownPasskey(9)).toMatchObject({ ok: true });
  });

  it('a passkey belongs to one customer: nobody else can add it and a removed one opens nothing', async () => {
    const { customer, authenticator, answer } = await createPasskeyOwner();
    const thief = await createPasskeyOwner();
    const ctx = await createBrowser();
    await beginPasskey(ctx, thief.customer);
    expect(await addPasskey(ctx, thief.customer, { answer, name: 'x' }), 'a copied answer').toEqual(REFUSED);
    const again = authenticator.make(await beginPasskey(ctx, thief.customer), ctx);
    expect(await addPasskey(ctx, thief.customer, { answer: again, name: 'x' })).toEqual(REFUSED);
    const [passkey] = await listOwnPasskeys(ctx, customer.customerId);
    const passkeyId = passkey?.passkeyId ?? '';
    expect(await removePasskey(ctx, thief.customer, passkeyId), 'by another customer').toBe(false);
    expect(await removePasskey(ctx, customer, passkeyId)).toBe(true);
    expect(await checkPasskey(ctx, authenticator.show(await beginPasskeySignIn(ctx), ctx))).toEqual(REFUSED);
  });

  it('a passkey gets a number when another one already has its name', async () => {
    const { customer } = await createPasskeyOwner();
    for (let nth = 2; nth <= 3; nth += 1) {
      const ctx = await createBrowser();
      const said = { origin: ctx.origin, counter: 0 };
      const answer = testAuthenticator().make(await beginPasskey(ctx, customer), said);
      expect(await addPasskey(ctx, customer, { answer, name: 'Sleutel' })).toMatchObject({ ok: true });
    }
    const names = (await listOwnPasskeys(await createBrowser(), customer.customerId)).map(({ name }) => name);
    expect(names).toEqual(['Sleutel', 'Sleutel 2', 'Sleutel 3']);
  });

  it('a passkey is added or removed together with its mail or not at all', async () => {
    const { customer } = await createPasskeyOwner();
    const ctx = await createBrowser();
    const answer = testAuthenticator().make(await beginPasskey(ctx, customer), ctx);
    const [first] = await listOwnPasskeys(ctx, customer.customerId);
    await database.pool.query('alter table mail_outbox add constraint full_disk check (false) not valid');
    await expect(addPasskey(ctx, customer, { answer, name: 'Tweede' })).rejects.toThrow();
    await expect(removePasskey(ctx, customer, first?.passkeyId ?? '')).rejects.toThrow();
    await database.pool.query('alter table mail_outbox drop constraint full_disk');
    expect(await listOwnPasskeys(ctx, customer.customerId)).toEqual([first]);
  });

  it('a passkey requires user verification: a touch alone is not enough', async () => {
    const { customer } = await createPasskeyOwner();
    const ctx = await createBrowser();
    const careless = testAuthenticator(false);
    const answer = careless.make(await beginPasskey(ctx, customer), ctx);
    expect(await addPasskey(ctx, customer, { answer, name: 'x' })).toEqual(REFUSED);
  });
});
