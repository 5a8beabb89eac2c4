import type { Visitor } from '#commerce/ground/kernel/context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An anonymous session ends 30 days after the last visit. */
export const ANONYMOUS_MS = 30 * DAY_MS;
/** A sign-in counts fully (type 2) for 12 hours. */
export const SIGNED_IN_MS = 12 * HOUR_MS;
/** "Stay logged in": afterwards the customer is recognised (type 1) until 180 days after the sign-in. */
export const RECOGNISED_MS = 180 * DAY_MS;
/** How often a visit is written down. */
const SEEN_MS = DAY_MS;

export type StoredSession = {
  readonly customerId: string | null;
  /** of a customer's session: the sign-in, since signing in begins a new session */
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
};

/** What a session is worth now; null: it has ended. */
export function sessionType(session: StoredSession, now: Date): Visitor['type'] | null {
  if (now >= session.expiresAt) return null;
  if (session.customerId === null) return 0;
  return now.getTime() < session.createdAt.getTime() + SIGNED_IN_MS ? 2 : 1;
}

/** Whether an anonymous session should be prolonged by this visit. */
export function isRenewable(session: StoredSession, now: Date): boolean {
  return session.customerId === null && now.getTime() - session.seenAt.getTime() >= SEEN_MS;
}

/** @param stay "stay logged in on this device" */
export function sessionEnd(now: Date, signedIn: boolean, stay: boolean): Date {
  const duration = signedIn ? (stay ? RECOGNISED_MS : SIGNED_IN_MS) : ANONYMOUS_MS;
  return new Date(now.getTime() + duration);
}
