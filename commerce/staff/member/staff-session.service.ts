import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { matchesPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { parseDeviceName } from '#commerce/people/session/device-name.rules.ts';
import { resolveGrants } from '../access/rights.rules.ts';
import { createSecret, hashSecret } from '../access/secret.rules.ts';
import type { Actor, StaffContext } from '../access/staff-context.types.ts';
import {
  findCredentials,
  findMember,
  type StaffCredentials,
  type StaffMember,
} from './staff-member.queries.ts';
import { spendTotpStep } from './staff-member.store.ts';
import {
  deleteEndedSessions,
  deleteMemberSessions,
  deleteSession,
  findSession,
  insertSession,
  listMemberSessions,
  type StaffSessionRow,
  touchSession,
} from './staff-session.store.ts';
import { checkTotp } from './totp.rules.ts';

/** A working day with its breaks; nobody is signed in longer without giving the password again. */
const LONGEST_MS = 12 * 3_600_000;
/** A desk that was left alone. */
const IDLE_MS = 2 * 3_600_000;
/** How exact the time of the last use is: a page does not write each time. */
const SEEN_EVERY_MS = 60_000;

export type StaffSignIn = {
  readonly email: string;
  readonly password: string;
  /** six digits of an authenticator; empty if the member has none */
  readonly code: string;
  readonly clientAddress: string;
  readonly userAgent: string | null;
};

/** `code` of a refusal: the answer tells a wrong address from a wrong password or code in no way. */
export type SignInRefused =
  | { readonly code: 'WrongCredentials' }
  | { readonly code: 'TooManyAttempts'; readonly retryAfterSeconds: number };

/** A member's session with the secret for the cookie, which is stored nowhere. */
export type StaffSession = { readonly secret: string; readonly member: StaffMember };

/**
 * Signs a member in by address, password and the code of an authenticator. A wrong address takes as long as a wrong
 * password; tries are counted by account and address.
 */
export async function signInStaff(
  ctx: StaffContext,
  input: StaffSignIn,
): Promise<Result<StaffSession, SignInRefused>> {
  const email = input.email.trim().toLowerCase();
  const guess = { account: `desk|${email}`, address: input.clientAddress, knownDevice: null };
  const { retryAfterSeconds } = await ctx.attempts.countSignIn(guess);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const found = await findCredentials(ctx.db, 'email', email);
  const matches = await matchesPassword(found?.passwordHash ?? null, input.password);
  if (!found || !matches || found.member.state !== 'active' || !(await spendCode(ctx, found, input.code)))
    return refuse({ code: 'WrongCredentials' });
  await ctx.attempts.forgetSignIns(guess);
  return ok({ secret: await beginSession(ctx, found.member, input.userAgent), member: found.member });
}

/** @returns the cookie's secret */
export async function beginSession(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  { staffMemberId }: StaffMember,
  userAgent: string | null,
): Promise<string> {
  const secret = createSecret();
  const now = clock.now();
  const { browser, system } = parseDeviceName(userAgent);
  await insertSession(db, {
    sessionId: hashSecret(secret),
    staffMemberId,
    createdAt: now,
    lastSeenAt: now,
    device: [browser, system].filter((part) => part !== null).join(' '),
  });
  return secret;
}

/** @param secret the cookie's value, whatever it is @returns null if nobody is signed in by it, or no longer */
export async function readStaffSession(
  ctx: Pick<StaffContext, 'db' | 'clock'>,
  secret: string | null,
): Promise<{ readonly sessionId: string; readonly member: StaffMember } | null> {
  if (!secret || secret.length > 100) return null;
  const now = ctx.clock.now();
  const session = await findSession(ctx.db, hashSecret(secret), computeLimits(now));
  if (!session) return null;
  const member = await findMember(ctx.db, session.staffMemberId);
  if (member?.state !== 'active') return null;
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await touchSession(ctx.db, session.sessionId, now);
  return { sessionId: session.sessionId, member };
}

export async function endStaffSession({ db }: Pick<StaffContext, 'db'>, secret: string): Promise<void> {
  await deleteSession(db, hashSecret(secret));
}

/** Signs a member out everywhere. */
export async function endMemberSessions({ db }: Pick<StaffContext, 'db'>, memberId: string): Promise<void> {
  await deleteMemberSessions(db, memberId);
}

/** The sessions that are open, the one used last first. */
export function listStaffSessions(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  staffMemberId: string,
): Promise<StaffSessionRow[]> {
  return listMemberSessions(db, staffMemberId, computeLimits(clock.now()));
}

export async function purgeStaffSessions({ db, clock }: Pick<StaffContext, 'db' | 'clock'>): Promise<void> {
  await deleteEndedSessions(db, computeLimits(clock.now()));
}

/** A member as the one who acts. */
export function createMemberActor({ staffMemberId, name, grants }: StaffMember): Actor {
  return { kind: 'member', id: staffMemberId, name, grants: resolveGrants(grants) };
}

function computeLimits(now: Date): { createdAfter: Date; seenAfter: Date } {
  return {
    createdAfter: new Date(now.getTime() - LONGEST_MS),
    seenAfter: new Date(now.getTime() - IDLE_MS),
  };
}

async function spendCode(
  { db, clock }: StaffContext,
  { member, totp }: StaffCredentials,
  code: string,
): Promise<boolean> {
  if (!totp) return true;
  const step = checkTotp(totp, code, clock.now());
  return step !== null && (await spendTotpStep(db, member.staffMemberId, step));
}
