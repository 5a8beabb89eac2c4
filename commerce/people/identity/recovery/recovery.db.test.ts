import { randomUUID } from 'node:crypto';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { findCredentials, findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { findSession } from '#commerce/people/session/session.commands.ts';
import { signIn } from '#commerce/people/session/session.service.ts';
import {
  confirmEmail,
  requestEmailChange,
  requestEmailVerification,
  viewEmailLink,
} from '../email.service.ts';
import { insertPasskey, listPasskeys } from '../passkey/passkey.store.ts';
import { confirmRegistration, register, viewRegistration } from '../registration.service.ts';
import { hashPassword, matchesPassword } from '../sign-in/password.service.ts';
import { createCustomerContext, fetchMailedSecret, fetchMails } from '../test-identity.ts';
import { requestPasswordReset } from './recovery.commands.ts';
import { isResetOpen, resetPassword } from './recovery.service.ts';
import { answerResetRequests } from './reset-job.ts';

const skipMove = async () => {};
const database = await testDatabase();
const createShopContext = (tenant: 'nl' | 'de' = 'nl') => ({
  ...testContext(database, tenant),
  clock: systemClock,
  attempts: createAttempts(null),
});
const moveClockByHours = (ctx: ReturnType<typeof createShopContext>, count: number) => ({
  ...ctx,
  clock: { now: () => new Date(Date.now() + count * 3_600_000) },
});
const INVALID = { ok: false, refusal: { code: 'LinkInvalid' } };

async function registerTestCustomer(ctx = createShopContext()) {
  const email = `${randomUUID()}@example.com`;
  const person = { salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null } as const;
  const passwordHash = await hashPassword('fiets op zolder');
  const made = await registerCustomer(ctx, { email, passwordHash, ...person });
  if (!made.ok) throw new Error('not registered');
  return made.value;
}

async function matches(
  ctx: ReturnType<typeof createShopContext>,
  email: string,
  password: string,
): Promise<boolean> {
  return matchesPassword((await findCredentials(ctx, email))?.passwordHash ?? null, password);
}

/** The same database, and every statement that is sent through it. */
function recordStatements(db: ReturnType<typeof createShopContext>['db']) {
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
async function askForReset(ctx: ReturnType<typeof createShopContext>, email: string): Promise<void> {
  expect(await requestPasswordReset(ctx, { email, address: '::1' })).toEqual({ ok: true, value: null });
  await answerResetRequests(ctx, () => ctx);
}

describe('a forgotten password', () => {
  it('a reset request takes the same work whether or not the address is known', async () => {
    const ctx = createShopContext();
    const { email } = await registerTestCustomer(ctx);
    const now = new Date();
    const collectResetStatements = async (address: string) => {
      const { statements, db } = recordStatements(ctx.db);
      await requestPasswordReset(
        { ...ctx, db, clock: { now: () => now } },
        { email: address, address: '::1' },
      );
      return statements.map((node) => JSON.stringify(node).replaceAll(address, 'the address'));
    };
    const known = await collectResetStatements(email);
    expect(known).toHaveLength(1);
    expect(await collectResetStatements(`${randomUUID()}@example.com`)).toEqual(known);
    await answerResetRequests(ctx, () => ctx);
  });

  it('a reset request runs the same statements for known and unknown addresses', async () => {
    const ctx = createShopContext();
    const { email } = await registerTestCustomer(ctx);
    const requestAndAnswerReset = async (address: string) => {
      await requestPasswordReset(ctx, { email: address, address: '::1' });
      const { statements, db } = recordStatements(ctx.db);
      await answerResetRequests({ ...ctx, db }, () => ({ ...ctx, db }));
      return statements.map(({ kind }) => kind);
    };
    const known = await requestAndAnswerReset(email);
    expect(known.length).toBeGreaterThan(3);
    expect(await requestAndAnswerReset(`${randomUUID()}@example.com`)).toEqual(known);
  });

  it('a reset request is answered once by whichever server comes first', async () => {
    const ctx = createShopContext();
    const { email } = await registerTestCustomer(ctx);
    await requestPasswordReset(ctx, { email, address: '::1' });
    expect(await fetchMails(database, email)).toEqual([]);
    await Promise.all([answerResetRequests(ctx, () => ctx), answerResetRequests(ctx, () => ctx)]);
    await answerResetRequests(ctx, () => ctx);
    expect(await fetchMails(database, email)).toHaveLength(1);
  });

  it('the mailed link replaces the password once, ends sessions and sends a mail; the old one works until then', async () => {
    const ctx = createShopContext();
    const { email, customerId } = await registerTestCustomer(ctx);
    const session = await signIn(ctx, customerId, true);
    await askForReset(ctx, email);
    const secret = await fetchMailedSecret(database, email, 'nieuw-wachtwoord');
    for (let look = 0; look < 3; look += 1) expect(await isResetOpen(ctx, secret)).toBe(true);
    expect(await matches(ctx, email, 'fiets op zolder')).toBe(true);
    expect(await resetPassword(ctx, secret, 'een boot in de tuin')).toEqual({ ok: true, value: customerId });
    expect(await matches(ctx, email, 'een boot in de tuin')).toBe(true);
    expect(await matches(ctx, email, 'fiets op zolder')).toBe(false);
    expect(await findSession(ctx, session.secret)).toBeNull();
    expect((await fetchMails(database, email)).at(-1)?.subject).toContain('wachtwoord');
    expect(await resetPassword(ctx, secret, 'nog een keer gebruikt')).toEqual(INVALID);
  });

  it('a reset link that is a day old, of another tenant or invented is refused', async () => {
    const ctx = createShopContext();
    const { email } = await registerTestCustomer(ctx);
    await askForReset(ctx, email);
    const secret = await fetchMailedSecret(database, email, 'nieuw-wachtwoord');
    expect(await resetPassword(moveClockByHours(ctx, 24.01), secret, 'een boot in de tuin')).toEqual(INVALID);
    expect(await resetPassword(createShopContext('de'), secret, 'een boot in de tuin')).toEqual(INVALID);
    for (const made of [null, '', 'x'.repeat(43), `${secret}a`]) {
      expect(await resetPassword(ctx, made, 'een boot in de tuin')).toEqual(INVALID);
    }
    expect(await matches(ctx, email, 'fiets op zolder')).toBe(true);
  });

  it('a reset request for an unknown address gets the same answer and a mail that sets nothing', async () => {
    const ctx = createShopContext();
    const email = `${randomUUID()}@example.com`;
    await askForReset(ctx, email);
    const [mail, ...others] = await fetchMails(database, email);
    expect(others).toEqual([]);
    expect(mail?.text).not.toContain('token=');
  });

  it('a change of address invalidates the reset links of the old one', async () => {
    const ctx = createShopContext();
    const known = await registerTestCustomer(ctx);
    await askForReset(ctx, known.email);
    const secret = await fetchMailedSecret(database, known.email, 'nieuw-wachtwoord');
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(ctx, known, email);
    const link = await fetchMailedSecret(database, email, 'e-mail-bevestigen');
    expect(await confirmEmail(createCustomerContext(ctx, known), link, skipMove)).toMatchObject({ ok: true });
    expect(await resetPassword(ctx, secret, 'een boot in de tuin')).toEqual(INVALID);
  });
});

describe('an e-mail address', () => {
  it('an e-mail address changes by a link sent to the new one, and the old one is informed before and after', async () => {
    const ctx = createShopContext();
    const known = await registerTestCustomer(ctx);
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(ctx, known, email);
    const link = await fetchMailedSecret(database, email, 'e-mail-bevestigen');
    expect(await viewEmailLink(ctx, link)).toEqual({ purpose: 'email-change', email });
    expect((await findCustomer(ctx, known.customerId))?.email).toBe(known.email);
    expect(await confirmEmail(createCustomerContext(ctx, known), link, skipMove)).toMatchObject({ ok: true });
    expect(await findCustomer(ctx, known.customerId)).toMatchObject({ email, emailVerified: true });
    expect(await confirmEmail(createCustomerContext(ctx, known), link, skipMove)).toEqual(INVALID);
    const told = (await fetchMails(database, known.email)).map(({ text }) => text);
    expect(told.filter((text) => text.includes(email))).toHaveLength(2);
  });

  it('an e-mail address of another account is refused without revealing it', async () => {
    const ctx = createShopContext();
    const [known, other] = [await registerTestCustomer(ctx), await registerTestCustomer(ctx)];
    expect(await requestEmailChange(ctx, known, other.email)).toEqual({ ok: true, value: null });
    const [mail] = await fetchMails(database, other.email);
    expect(mail?.text).not.toContain('token=');
    expect((await findCustomer(ctx, known.customerId))?.email).toBe(known.email);
  });

  it('an e-mail address is verified by the link sent to it', async () => {
    const ctx = createShopContext();
    const known = await registerTestCustomer(ctx);
    expect(known.emailVerified).toBe(false);
    await requestEmailVerification(ctx, known);
    const link = await fetchMailedSecret(database, known.email, 'e-mail-bevestigen');
    expect(await confirmEmail(createCustomerContext(ctx, known), link, skipMove)).toMatchObject({ ok: true });
    expect((await findCustomer(ctx, known.customerId))?.emailVerified).toBe(true);
  });
});

describe('a stranger’s account with somebody else’s e-mail address', () => {
  it('opening the link confirms an account only for the visitor who requested it', async () => {
    const ctx = createShopContext();
    const [stranger, person] = [await registerTestCustomer(ctx), await registerTestCustomer(ctx)];
    const email = `${randomUUID()}@example.com`;
    await requestEmailChange(ctx, stranger, email);
    const link = await fetchMailedSecret(database, email, 'e-mail-bevestigen');
    const refused = { ok: false, refusal: { code: 'SignInRequired' } };
    expect(await confirmEmail(ctx, link, skipMove)).toEqual(refused);
    expect(await confirmEmail(createCustomerContext(ctx, person), link, skipMove)).toEqual(INVALID);
    expect((await findCustomer(ctx, stranger.customerId))?.email).toBe(stranger.email);
    expect(await confirmEmail(createCustomerContext(ctx, stranger), link, skipMove)).toMatchObject({
      ok: true,
    });
  });

  it('a new password gives the account to the address owner without earlier passkeys; later ones stay', async () => {
    const ctx = createShopContext();
    const made = await registerTestCustomer(ctx);
    const renew = async (password: string) => {
      await askForReset(ctx, made.email);
      const secret = await fetchMailedSecret(database, made.email, 'nieuw-wachtwoord');
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

  it('a stranger’s repeated registrations cannot block the owner’s password reset', async () => {
    const ctx = createShopContext();
    const known = await registerTestCustomer(ctx);
    const person = { salutation: 'not_specified', givenName: 'X', familyName: 'Y', phone: null } as const;
    for (let turn = 0; turn < 7; turn += 1) {
      await register(ctx, { email: known.email, password: 'een boot in de tuin', ...person }, `::${turn}`);
    }
    await askForReset(ctx, known.email);
    expect(await fetchMailedSecret(database, known.email, 'nieuw-wachtwoord')).toMatch(/^[\w-]{43}$/);
  });
});

describe('registering', () => {
  const person = { salutation: 'not_specified', givenName: 'Jan', familyName: 'Bos', phone: null } as const;
  const createFreshPerson = () => ({
    ...person,
    email: `${randomUUID()}@example.com`,
    password: 'een boot in de tuin',
  });

  it('registering creates an account by the link and the chosen password and not by viewing the link', async () => {
    const ctx = createShopContext();
    const entered = createFreshPerson();
    await register(ctx, entered, '::1');
    const secret = await fetchMailedSecret(database, entered.email, 'registratie-bevestigen');
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

  it('registering a known address gets the same answer and a mail without a creating link', async () => {
    const ctx = createShopContext();
    const known = await registerTestCustomer(ctx);
    const again = { ...createFreshPerson(), email: known.email };
    expect(await register(ctx, again, '::1')).toEqual({ ok: true, value: null });
    const [mail] = await fetchMails(database, known.email);
    expect(mail?.text).not.toContain('token=');
    expect(await matches(ctx, known.email, 'fiets op zolder')).toBe(true);
  });
});
