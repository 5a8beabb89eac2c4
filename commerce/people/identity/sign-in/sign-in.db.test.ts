import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { rememberDevice } from '#commerce/people/session/device.commands.ts';
import { addSecurityCheck, createSignInPlace, solve } from '../test-identity.ts';
import { hashPassword } from './password.service.ts';
import { checkCredentials, checkCustomerNumber } from './sign-in.service.ts';

const database = await testDatabase();
const createShopContext = (tenant: 'nl' | 'de') =>
  addSecurityCheck({ ...testContext(database, tenant), clock: systemClock, attempts: createAttempts(null) });

async function registerTestCustomer(ctx = createShopContext('nl')) {
  const email = `${randomUUID()}@example.com`;
  const made = await registerCustomer(ctx, {
    email,
    passwordHash: await hashPassword('fiets op zolder'),
    salutation: 'not_specified',
    givenName: 'Zoë',
    familyName: 'Bos',
    phone: null,
  });
  if (!made.ok) throw new Error('not registered');
  return made.value;
}

const buildRightCredentials = (email: string) => ({ email, password: 'fiets op zolder' });
const buildWrongCredentials = (email: string) => ({ email, password: 'auto op zolder' });
const WRONG = { ok: false, refusal: { code: 'WrongCredentials' } };

describe('signing in by password', () => {
  it('signing in succeeds with the right password and answers everything else alike', async () => {
    const ctx = createShopContext('nl');
    const { email } = await registerTestCustomer(ctx);
    expect(
      await checkCredentials(ctx, buildRightCredentials(email), createSignInPlace('10.0.0.1')),
    ).toMatchObject({
      value: { givenName: 'Zoë' },
    });
    expect(await checkCredentials(ctx, buildWrongCredentials(email), createSignInPlace('10.0.0.1'))).toEqual(
      WRONG,
    );
    expect(
      await checkCredentials(ctx, buildRightCredentials('nobody@example.com'), createSignInPlace('10.0.0.1')),
    ).toEqual(WRONG);
    expect(
      await checkCredentials(
        createShopContext('de'),
        buildRightCredentials(email),
        createSignInPlace('10.0.0.1'),
      ),
    ).toEqual(WRONG);
  });

  it('the security check is required after three wrong guesses and each answer counts once', async () => {
    const ctx = createShopContext('nl');
    const { email } = await registerTestCustomer(ctx);
    for (let guess = 0; guess < 3; guess += 1) {
      expect(
        await checkCredentials(ctx, buildWrongCredentials(email), createSignInPlace('10.0.0.2')),
      ).toEqual(WRONG);
    }
    const asked = await checkCredentials(ctx, buildRightCredentials(email), createSignInPlace('10.0.0.2'));
    if (asked.ok || asked.refusal.code !== 'SecurityCheckRequired') throw new Error('not asked');
    const securityAnswer = await solve(asked.refusal.challenge);
    const answered = createSignInPlace('10.0.0.2', { securityAnswer });
    expect(await checkCredentials(ctx, buildWrongCredentials(email), answered)).toEqual(WRONG);
    expect(await checkCredentials(ctx, buildRightCredentials(email), answered)).toMatchObject({
      refusal: { code: 'SecurityCheckRequired' },
    });
    const foreign = createShopContext('de');
    const theirs = await foreign.securityCheck.begin(foreign);
    const elsewhere = createSignInPlace('10.0.0.2', { securityAnswer: await solve(theirs) });
    expect(await checkCredentials(ctx, buildRightCredentials(email), elsewhere)).toMatchObject({
      refusal: { code: 'SecurityCheckRequired' },
    });
  });

  it('ten wrong guesses from one place delay that place and no other', async () => {
    const ctx = {
      ...createShopContext('nl'),
      securityCheck: { begin: async () => '', holds: async () => true },
    };
    const { email } = await registerTestCustomer(ctx);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(
        await checkCredentials(ctx, buildWrongCredentials(email), createSignInPlace('10.0.0.3')),
      ).toEqual(WRONG);
    }
    expect(
      await checkCredentials(ctx, buildRightCredentials(email), createSignInPlace('10.0.0.3')),
    ).toMatchObject({
      refusal: { code: 'TooManyAttempts' },
    });
    expect(
      await checkCredentials(ctx, buildRightCredentials(email), createSignInPlace('10.0.0.4')),
    ).toMatchObject({ ok: true });
  });

  it('guessing from many places cannot lock a customer out', async () => {
    const ctx = createShopContext('nl');
    const { email, customerId } = await registerTestCustomer(ctx);
    const device = await rememberDevice(ctx, customerId, null);
    const account = `nl|${email}`;
    for (let guess = 0; guess < 500; guess += 1) {
      await ctx.attempts.countSignIn({ account, address: `10.1.${guess}.1`, knownDevice: null });
    }
    // her own browser notices nothing, a new one does the security check and is let in
    expect(
      await checkCredentials(ctx, buildRightCredentials(email), createSignInPlace('10.9.9.9', { device })),
    ).toMatchObject({
      ok: true,
    });
    const asked = await checkCredentials(ctx, buildRightCredentials(email), createSignInPlace('10.9.9.8'));
    if (asked.ok || asked.refusal.code !== 'SecurityCheckRequired') throw new Error('not asked');
    const securityAnswer = await solve(asked.refusal.challenge);
    expect(
      await checkCredentials(
        ctx,
        buildRightCredentials(email),
        createSignInPlace('10.9.9.8', { securityAnswer }),
      ),
    ).toMatchObject({
      ok: true,
    });
  });

  it('ten thousand guesses from one place are stopped after ten', async () => {
    const ctx = {
      ...createShopContext('nl'),
      securityCheck: { begin: async () => '', holds: async () => true },
    };
    const account = 'nl|victim@example.com';
    let allowed = 0;
    for (let guess = 0; guess < 10_000; guess += 1) {
      const limit = await ctx.attempts.countSignIn({ account, address: '10.2.0.1', knownDevice: null });
      if (limit.retryAfterSeconds === null) allowed += 1;
    }
    expect(allowed).toBe(10);
  });

  it('another customer’s browser is not treated as a known one', async () => {
    const ctx = createShopContext('nl');
    const [victim, thief] = [await registerTestCustomer(ctx), await registerTestCustomer(ctx)];
    const device = await rememberDevice(ctx, thief.customerId, null);
    for (let guess = 0; guess < 3; guess += 1) {
      await checkCredentials(
        ctx,
        buildWrongCredentials(victim.email),
        createSignInPlace('10.3.0.1', { device }),
      );
    }
    expect(
      await checkCredentials(
        ctx,
        buildWrongCredentials(victim.email),
        createSignInPlace('10.3.0.1', { device }),
      ),
    ).toMatchObject({
      refusal: { code: 'SecurityCheckRequired' },
    });
  });
});

describe('signing in by customer number', () => {
  const on = () => {
    const ctx = createShopContext('nl');
    return {
      ...ctx,
      tenant: { ...ctx.tenant, features: { ...ctx.tenant.features, loginByCustomerNumber: true } },
    };
  };

  it('number and date of birth sign a customer in only where this is switched on', async () => {
    const ctx = createShopContext('nl');
    const { customerId, customerNumber } = await registerTestCustomer(ctx);
    await database.pool.query(`update customer set date_of_birth = '1980-02-29' where customer_id = $1`, [
      customerId,
    ]);
    const typed = { customerNumber, dateOfBirth: '1980-02-29' };
    expect(await checkCustomerNumber(ctx, typed, createSignInPlace('10.4.0.1'))).toEqual(WRONG);
    expect(await checkCustomerNumber(on(), typed, createSignInPlace('10.4.0.1'))).toMatchObject({ ok: true });
    const other = { ...typed, dateOfBirth: '1980-02-28' };
    expect(await checkCustomerNumber(on(), other, createSignInPlace('10.4.0.2'))).toEqual(WRONG);
    const nobody = { customerNumber: '1', dateOfBirth: '1980-02-29' };
    expect(await checkCustomerNumber(on(), nobody, createSignInPlace('10.4.0.3'))).toEqual(WRONG);
  });
});
