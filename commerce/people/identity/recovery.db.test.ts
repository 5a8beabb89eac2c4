import { randomUUID } from 'node:crypto';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import {
  findCredentials,
  findCustomer,
  registerCustomer,
} from '#commerce/people/customer/customer.service.ts';
import { findSession, signIn } from '#commerce/people/session/session.service.ts';
import {
  confirmEmail,
  requestEmailChange,
  requestEmailVerification,
  viewEmailLink,
} from './email.service.ts';
import { insertPasskey, listPasskeys } from './passkey.store.ts';
import { hashPassword, passwordMatches } from './password.service.ts';
import { isResetOpen, requestPasswordReset, resetPassword } from './recovery.service.ts';
import { confirmRegistration, register, viewRegistration } from './registration.service.ts';
import { answerResetRequests } from './reset-job.ts';
import { asCustomer, mailedSecret, mailsTo } from './test-identity.ts';

const noMove = async () => {};
const database = await testDatabase();
const shop = (tenant: 'nl' | 'de' = 'nl') => ({
  ...testContext(database, tenant),
  clock: systemClock,
  attempts: createAttempts(null),
});
const hours = (ctx: ReturnType<typeof shop>, count: number) => ({
  ...ctx,
  clock: { now: () => new Date(Date.now() + count * 3_600_000) },
});
const INVALID = { ok: false, refusal: { code: 'LinkInvalid' } };

async function customer(ctx = shop()) {
  const email = `${randomUUID()}@example.com`;
  const person = { salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null } as const;
  const passwordHash = await hashPassword('fiets op zolder');
  const made = await registerCustomer(ctx, { email, passwordHash, ...person });
  if (!made.ok) throw new Error('not registered');
  return made.value;
}

async function matches(ctx: ReturnType<typeof shop>, email: string, password: string): Promise<boolean> {
  return passwordMatches((await findCredentials(ctx, email))?.passwordHash ?? null, password);
}

/** The same database, and every statement that is sent through it. */
function heard(db: ReturnType<typeof shop>['db']) {
  const statements: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { statements, db: db.withPlugin(plugin) };
}

/** Asks, and has the background answer. */
async function askForReset(ctx: ReturnType<typeof shop>, email: string): Promise<void> {
  expect(await requestPasswordReset(ctx, { email, address: '::1' })).toEqual({ ok: true, value: null });
  await answerResetRequests(ctx, () => ctx);
}

describe('a forgotten password', () => {
  it('is asked for by the same work whether the address is known or not: nobody looks', async () => {
    const ctx = shop();
    const { email } = await customer(ctx);
    const now = new Date();
    const asked = async (address: string) => {
      const { statements, db } = heard(ctx.db);
      await requestPasswordReset(
        { ...ctx, db, clock: { now: () => now } },
        { email: address, address: '::1' },
      );
      return statements.map((node) => JSON.stringify(node).replaceAll(address, 'the address'));
    };
    const known = await asked(email);
    expect(known).toHaveLength(1);
    expect(await asked(`${randomUUID()}@example.com`)).toEqual(known);
    await answerResetRequests(ctx, () => ctx);
  });

  it('is answered by the same statements, known or not, as the next request can be slowed by them', async () => {
    const ctx = shop();
    const { email } = await customer(ctx);
    const answered = async (address: string) => {
      await requestPasswordReset(ctx, { email: address, address: '::1' });
      const { statements, db } = heard(ctx.db);
      await answerResetRequests({ ...ctx, db }, () => ({ ...ctx, db }));
      return statements.map(({ kind }) => kind);
    };
    const known = await answered(email);
    expect(known.length).toBeGreaterThan(3);
    expect(await answered(`${randomUUID()}@example.com`)).toEqual(known);
  });

  it('is answered once, by whichever server comes first', async () => {
    const ctx = shop();
    const { email } = await customer(ctx);
    await requestPasswordReset(ctx, { email, address: '::1' });
    expect(await mailsTo(database, email)).toEqual([]);
    await Promise.all([answerResetRequests(ctx, () => ctx), answerResetRequests(ctx, () => ctx)]);
    await answerResetRequests(ctx, () => ctx);
    expect(await mailsTo(database, email)).toHaveLength(1);
  });

  it('is replaced by the mailed link, once; sessions end, a mail tells, the old one holds until then', async () => {
    const ctx = shop();
    const { email, customerId } = await customer(ctx);
    const session = await signIn(ctx, customerId, true);
    await askForReset(ctx, email);
    const secret = await mailedSecret(database, email, 'nieuw-wachtwoord');
    for (let look = 0; look < 3; look += 1) expect(await isResetOpen(ctx, secret)).toBe(true);
    expect(await matches(ctx, email, 'fiets op zolder')).toBe(true);
    expect(await resetPassword(ctx, secret, 'een boot in de tuin')).toEqual({ ok: true, value: customerId });
    expect(await matches(ctx, email, 'een boot in de tuin')).toBe(true);
    expect(await matches(ctx, email, 'fiets op zolder')).toBe(false);
    expect(await findSession(ctx, session.secret)).toBeNull();
    expect((await mailsTo(database, email)).at(-1)?.subject).toContain('wachtwoord');
    expect(await resetPassword(ctx, secret, 'nog een keer gebruikt')).toEqual(INVALID);
  });

  it('is not replaced by a link that is a day old, of another tenant, or made up', async () => {
    const ctx = shop();
    const { email } = await customer(ctx);
    await askForReset(ctx, email);
    const secret = await mailedSecret(database, email, 'nieuw-wachtwoord');
    expect(await resetPassword(hours(ctx, 24.01), secret, 'een boot in de tuin')).toEqual(INVALID);
    expect(await resetPassword(shop('de'), secret, 'een boot in de tuin')).toEqual(INVALID);
    for (const made of [null, '', 'x'.repeat(43), `${secret}a`]) {
      expect(await resetPassword(ctx, made, 'een boot in de tuin')).toEqual(INVALID);
    }
    expect(await matches(ctx, email, 'fiets op zolder')).toBe(true);
  });

  it('of an unknown address gets the same answer and a mail that sets nothing', async () => {
    const ctx = shop();
    const email = `${randomUUID()}@example.com`;
    await askForReset(ctx, email);
    const [mail, ...others] = await mailsTo(database, email);
    expect(others).toEqual([]);
    expect(mail?.text).not.toContain('token=');
  });

  it('dies with a changed address: a link of the old one opens nothing', async () => {
    const ctx = shop();
    const known = await customer(ctx);
    await askForReset(ctx, known.email);
    const secret = await mailedSecret(database, known.email, 'nieuw-wachtwoord');
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(ctx, known, email);
    const link = await mailedSecret(database, email, 'e-mail-bevestigen');
    expect(await confirmEmail(asCustomer(ctx, known), link, noMove)).toMatchObject({ ok: true });
    expect(await resetPassword(ctx, secret, 'een boot in de tuin')).toEqual(INVALID);
  });
});

describe('an e-mail address', () => {
  it('changes by a press at the new one; the old one is told before and after', async () => {
    const ctx = shop();
    const known = await customer(ctx);
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(ctx, known, email);
    const link = await mailedSecret(database, email, 'e-mail-bevestigen');
    expect(await viewEmailLink(ctx, link)).toEqual({ purpose: 'email-change', email });
    expect((await findCustomer(ctx, known.customerId))?.email).toBe(known.email);
    expect(await confirmEmail(asCustomer(ctx, known), link, noMove)).toMatchObject({ ok: true });
    expect(await findCustomer(ctx, known.customerId)).toMatchObject({ email, emailVerified: true });
    expect(await confirmEmail(asCustomer(ctx, known), link, noMove)).toEqual(INVALID);
    const told = (await mailsTo(database, known.email)).map(({ text }) => text);
    expect(told.filter((text) => text.includes(email))).toHaveLength(2);
  });

  it('of another account is not taken, and the answer does not tell', async () => {
    const ctx = shop();
    const [known, other] = [await customer(ctx), await customer(ctx)];
    expect(await requestEmailChange(ctx, known, other.email)).toEqual({ ok: true, value: null });
    const [mail] = await mailsTo(database, other.email);
    expect(mail?.text).not.toContain('token=');
    expect((await findCustomer(ctx, known.customerId))?.email).toBe(known.email);
  });

  it('is shown to be one’s own by the link that went there', async () => {
    const ctx = shop();
    const known = await customer(ctx);
    expect(known.emailVerified).toBe(false);
    await requestEmailVerification(ctx, known);
    const link = await mailedSecret(database, known.email, 'e-mail-bevestigen');
    expect(await confirmEmail(asCustomer(ctx, known), link, noMove)).toMatchObject({ ok: true });
    expect((await findCustomer(ctx, known.customerId))?.emailVerified).toBe(true);
  });
});

describe('a stranger’s account with somebody else’s e-mail address', () => {
  it('is confirmed by no press of that person: only for the account of the visitor', async () => {
    const ctx = shop();
    const [stranger, person] = [await customer(ctx), await customer(ctx)];
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(ctx, stranger, email);
    const link = await mailedSecret(database, email, 'e-mail-bevestigen');
    const refused = { ok: false, refusal: { code: 'SignInRequired' } };
    expect(await confirmEmail(ctx, link, noMove)).toEqual(refused);
    expect(await confirmEmail(asCustomer(ctx, person), link, noMove)).toEqual(INVALID);
    expect((await findCustomer(ctx, stranger.customerId))?.email).toBe(stranger.email);
    expect(await confirmEmail(asCustomer(ctx, stranger), link, noMove)).toMatchObject({ ok: true });
  });

  it('is its owner’s by a new password, without the passkeys of before; later ones stay', async () => {
    const ctx = shop();
    const made = await customer(ctx);
    const renew = async (password: string) => {
      await askForReset(ctx, made.email);
      const secret = await mailedSecret(database, made.email, 'nieuw-wachtwoord');
      expect(await resetPassword(ctx, secret, password)).toMatchObject({ ok: true });
      return (await listPasskeys(ctx, made.customerId)).map(({ name }) => name);
    };
    const passkey = { customerId: made.customerId, publicKey: new Uint8Array(8), counter: 0 };
    const add = (name: string) =>
      insertPasskey(ctx, { ...passkey, name, credentialId: randomUUID(), transports: [], backedUp: false });
    await add('the stranger’s');
    expect(await renew('een boot in de tuin')).toEqual([]);
    await add('the owner’s');
    expect(await renew('een boot op het dak')).toEqual(['the owner’s']);
  });

  it('is registered by no stranger so often that a new password cannot be asked for', async () => {
    const ctx = shop();
    const known = await customer(ctx);
    const person = { salutation: 'not_specified', givenName: 'X', familyName: 'Y', phone: null } as const;
    for (let turn = 0; turn < 7; turn += 1) {
      await register(ctx, { email: known.email, password: 'een boot in de tuin', ...person }, `::${turn}`);
    }
    await askForReset(ctx, known.email);
    expect(await mailedSecret(database, known.email, 'nieuw-wachtwoord')).toMatch(/^[\w-]{43}$/);
  });
});

describe('registering', () => {
  const person = { salutation: 'not_specified', givenName: 'Jan', familyName: 'Bos', phone: null } as const;
  const fresh = () => ({ ...person, email: `${randomUUID()}@example.com`, password: 'een boot in de tuin' });

  it('makes an account by the link and the chosen password, not by looking at the link', async () => {
    const ctx = shop();
    const entered = fresh();
    await register(ctx, entered, '::1');
    const secret = await mailedSecret(database, entered.email, 'registratie-bevestigen');
    expect(await viewRegistration(ctx, secret)).toEqual({ givenName: 'Jan' });
    expect(await findCredentials(ctx, entered.email)).toBeNull();
    const wrong = { password: 'iets anders', address: '::1' };
    expect(await confirmRegistration(ctx, secret, wrong)).toMatchObject({
      refusal: { code: 'WrongCredentials' },
    });
    const right = { password: entered.password, address: '::1' };
    expect(await confirmRegistration(ctx, secret, right)).toMatchObject({ ok: true });
    expect((await findCredentials(ctx, entered.email))?.customer).toMatchObject({ emailVerified: true });
    expect(await confirmRegistration(ctx, secret, right)).toEqual(INVALID);
  });

  it('with a known address gives the same answer, and a mail without a link that makes anything', async () => {
    const ctx = shop();
    const known = await customer(ctx);
    const again = { ...fresh(), email: known.email };
    expect(await register(ctx, again, '::1')).toEqual({ ok: true, value: null });
    const [mail] = await mailsTo(database, known.email);
    expect(mail?.text).not.toContain('token=');
    expect(await matches(ctx, known.email, 'fiets op zolder')).toBe(true);
  });
});
