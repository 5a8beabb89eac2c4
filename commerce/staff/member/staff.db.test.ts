import { expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createApiKey, readKeyActor, revokeApiKey } from '../api-key/api-key.service.ts';
import { createMember, createStaffContext, generateCode, TEST_PASSWORD } from '../test-staff.ts';
import {
  acceptInvitation,
  blockMember,
  changeGrants,
  inviteAgain,
  inviteStaff,
  readInvitation,
} from './staff-member.service.ts';
import { readStaffSession, signInStaff } from './staff-session.service.ts';
import { createTotpSecret } from './totp.rules.ts';

const database = await testDatabase();
const ctx = createStaffContext(database);
const at = (iso: string) => ({ ...ctx, clock: createFixedClock(iso) });
const LATER = '2026-11-29T10:05:00Z';
const EVERYWHERE = [{ role: 'administrator', tenantScope: '*' }] as const;
const place = { clientAddress: '192.0.2.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };

test('an invitation is mailed, works once, and ends after three days', async () => {
  const invited = await inviteStaff(ctx, {
    ...{ email: 'anna@example.com', name: 'Anna', language: 'de', grants: [], idempotencyKey: 'anna' },
    deskOrigin: 'http://desk.example',
  });
  const url = invited.ok ? (invited.value.url ?? '') : '';
  expect(url).toMatch(/^http:\/\/desk\.example\/invitation\?token=/);
  const { rows } = await database.pool.query(
    `select text from mail_outbox where recipient = 'anna@example.com'`,
  );
  expect(rows).toEqual([{ text: expect.stringContaining(url) }]);
  const token = url.split('token=')[1] ?? '';
  expect(await readInvitation(ctx, token)).toMatchObject({ name: 'Anna', state: 'invited' });
  expect(await readInvitation(at('2026-12-03T10:00:00Z'), token)).toBeNull();
  const totpSecret = createTotpSecret();
  const chosen = { password: TEST_PASSWORD, totpSecret, code: generateCode(totpSecret, ctx.clock.now()) };
  expect(await acceptInvitation(ctx, token, { ...chosen, password: 'anna' })).toMatchObject({
    refusal: { code: 'WeakPassword' },
  });
  expect(await acceptInvitation(ctx, token, { ...chosen, code: '000000' })).toMatchObject({
    refusal: { code: 'WrongCode' },
  });
  expect(await acceptInvitation(ctx, token, chosen)).toMatchObject({ ok: true, value: { state: 'active' } });
  expect(await acceptInvitation(ctx, token, chosen)).toMatchObject({ refusal: { code: 'InvitationEnded' } });
});

test('a member signs in with password and code, and a code counts once', async () => {
  const { email, totpSecret } = await createMember(ctx, EVERYWHERE);
  const later = at(LATER);
  const code = generateCode(totpSecret, later.clock.now());
  const input = { ...place, email: email.toUpperCase(), password: TEST_PASSWORD, code };
  expect(await signInStaff(later, { ...input, code: '' })).toMatchObject({
    refusal: { code: 'WrongCredentials' },
  });
  const [one, other] = await Promise.all([signInStaff(later, input), signInStaff(later, input)]);
  expect([one.ok, other.ok].sort()).toEqual([false, true]);
  const secret = one.ok ? one.value.secret : other.ok ? other.value.secret : '';
  expect(await readStaffSession(later, secret)).toMatchObject({ member: { email } });
  expect(await readStaffSession(at('2026-11-29T12:06:00Z'), secret)).toBeNull();
});

test('a session ends after twelve hours however busy it is', async () => {
  const { email, totpSecret } = await createMember(ctx, EVERYWHERE);
  const later = at(LATER);
  const code = generateCode(totpSecret, later.clock.now());
  const signedIn = await signInStaff(later, { ...place, email, password: TEST_PASSWORD, code });
  const secret = signedIn.ok ? signedIn.value.secret : '';
  for (let hour = 11; hour <= 21; hour += 1)
    expect(await readStaffSession(at(`2026-11-29T${hour}:30:00Z`), secret)).not.toBeNull();
  expect(await readStaffSession(at('2026-11-29T22:06:00Z'), secret)).toBeNull();
});

test('guesses from one address are limited', async () => {
  const { email } = await createMember(ctx, []);
  const limited = { ...ctx, attempts: createAttempts(null) };
  const guess = () => signInStaff(limited, { ...place, email, password: 'wrong', code: '' });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  expect(await guess()).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
});

test('a blocked member is signed out at once, and the last administrator stays', async () => {
  const { actor, email, totpSecret } = await createMember(ctx, EVERYWHERE);
  const later = at(LATER);
  const code = generateCode(totpSecret, later.clock.now());
  const signedIn = await signInStaff(later, { ...place, email, password: TEST_PASSWORD, code });
  const secret = signedIn.ok ? signedIn.value.secret : '';
  const command = { staffMemberId: actor.id, idempotencyKey: 'block' };
  const own = { ...ctx, actor };
  expect(await blockMember(own, command)).toMatchObject({ refusal: { code: 'OwnAccount' } });
  expect(await changeGrants(own, { ...command, grants: [] })).toMatchObject({
    refusal: { code: 'OwnAccount' },
  });
  expect(await blockMember(ctx, command)).toMatchObject({ ok: true });
  expect(await readStaffSession(later, secret)).toBeNull();
  await database.pool.query(`update staff_member set state = 'blocked'`);
  const last = await createMember(ctx, EVERYWHERE);
  expect(await blockMember(ctx, { staffMemberId: last.actor.id, idempotencyKey: 'last' })).toMatchObject({
    refusal: { code: 'LastAdministrator' },
  });
});

test('a new invitation ends the old password and all sessions', async () => {
  const { actor, email, totpSecret } = await createMember(ctx, EVERYWHERE);
  const later = at(LATER);
  await inviteAgain(ctx, { staffMemberId: actor.id, deskOrigin: '', idempotencyKey: 'again' });
  const code = generateCode(totpSecret, later.clock.now());
  expect(await signInStaff(later, { ...place, email, password: TEST_PASSWORD, code })).toMatchObject({
    ok: false,
  });
});

test('a key is shown once, has its rights in its tenant, and ends when it is revoked', async () => {
  const { actor } = await createMember(ctx, EVERYWHERE);
  const own = { ...ctx, actor };
  const key = {
    ...{ name: 'ERP', rights: ['orders.read'] as const, tenantScope: 'nl', idempotencyKey: 'erp' },
    expiresAt: new Date('2027-06-01T00:00:00Z'),
  };
  const made = await createApiKey(own, key);
  const secret = made.ok ? (made.value.secret ?? '') : '';
  expect(await createApiKey(own, key)).toMatchObject({ ok: true, value: { secret: null } });
  expect(await readKeyActor(ctx, secret)).toMatchObject({ name: 'ERP', grants: [{ tenantScope: 'nl' }] });
  expect(await readKeyActor(at('2027-06-01T00:00:01Z'), secret)).toBeNull();
  const apiKeyId = made.ok ? made.value.apiKeyId : '';
  expect(await revokeApiKey(own, { apiKeyId, idempotencyKey: 'end' })).toMatchObject({ ok: true });
  expect(await readKeyActor(ctx, secret)).toBeNull();
  expect(
    await createApiKey(own, { ...key, idempotencyKey: 'long', expiresAt: new Date('2036-01-01T00:00:00Z') }),
  ).toMatchObject({ refusal: { code: 'ExpiryRefused' } });
});
