import type { Visitor } from '#commerce/ground/kernel/context.ts';
import { DAY_MS } from '#commerce/ground/kernel/day.rules.ts';

const HOUR_MS = 3_600_000;

/* How long a visit is trusted is a matter of security, the same for all tenants (product 4). */

/** An anonymous session ends 30 days after the last visit. */
export const ANONYMOUS_MS = 30 * DAY_MS;
/** A sign-in counts fully (type 2) for 12 hours. */
export const SIGNED_IN_MS = 12 * HOUR_MS;
/** "Stay logged in": afterwards the customer is soft-logged-in (type 1) until 180 days after the sign-in. */
export const SOFT_LOGGED_IN_MS = 180 * DAY_MS;
/** How often a visit is written down. */
const SEEN_MS = DAY_MS;

/** How long after a sign-in by password or passkey a customer may change address, password and passkeys. */
export const STEP_UP_MS = 10 * 60_000;

export type StoredSession = {
  readonly customerId: string | null;
  /** when a password or a passkey was last given; null if never in this session */
  readonly authenticatedAt: Date | null;
  readonly seenAt: Date;
  readonly expiresAt: Date;
};

/** The current type of a session; null if it has ended. */
export function resolveSessionType(session: StoredSession, now: Date): Visitor['type'] | null {
  if (now >= session.expiresAt) return null;
  if (session.customerId === null) return 0;
  return isWithin(session.authenticatedAt, SIGNED_IN_MS, now) ? 2 : 1;
}

/** Whether a password or passkey was given so recently that it need not be requested again. */
export function isFresh({ authenticatedAt }: Pick<StoredSession, 'authenticatedAt'>, now: Date): boolean {
  return isWithin(authenticatedAt, STEP_UP_MS, now);
}

function isWithin(since: Date | null, duration: number, now: Date): boolean {
  return since !== null && now.getTime() < since.getTime() + duration;
}

/** Whether this visit is to be written down: an anonymous session is prolonged by it. */
export function isSeenAnew({ seenAt }: Pick<StoredSession, 'seenAt'>, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= SEEN_MS;
}

/** @param stay "stay logged in on this device" */
export function computeSessionEnd(now: Date, signedIn: boolean, stay: boolean): Date {
  const duration = signedIn ? (stay ? SOFT_LOGGED_IN_MS : SIGNED_IN_MS) : ANONYMOUS_MS;
  return new Date(now.getTime() + duration);
}
