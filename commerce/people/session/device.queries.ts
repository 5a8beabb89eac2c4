import { createHash } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { DeviceName } from './device-name.rules.ts';

/** A browser in which a customer is signed in or soft-logged-in. */
export type Device = DeviceName & {
  /** by which its owner ends it */
  readonly handle: string;
  readonly signedInAt: Date;
  /** to the day */
  readonly seenAt: Date;
  readonly endsAt: Date;
  readonly isCurrent: boolean;
};

const MOST_LISTED = 50;

/** Where the customer is signed in: this browser first, then the one seen last. */
export async function listDevices(ctx: RequestContext, customerId: string): Promise<Device[]> {
  const rows = await ctx.db
    .selectFrom('session')
    .select(['session_id', 'handle', 'browser', 'system', 'created_at', 'seen_at', 'expires_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('seen_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const devices = rows.map((row) => ({
    handle: row.handle,
    browser: row.browser,
    system: row.system,
    signedInAt: row.created_at,
    seenAt: row.seen_at,
    endsAt: row.expires_at,
    isCurrent: row.session_id === ctx.visitor?.sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export const SECRET = /^[\w-]{43}$/;

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** @param secret the device cookie's value, whatever the browser sent */
export async function isKnownDevice(
  ctx: RequestContext,
  customerId: string | null,
  secret: string | null,
): Promise<boolean> {
  // the cookie alone decides, and reveals nothing about the account: the answer takes equally long for every account
  if (secret === null || !SECRET.test(secret)) return false;
  const row = await ctx.db
    .selectFrom('known_device')
    .select('seen_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('device_hash', '=', hashSecret(secret))
    .where('customer_id', '=', customerId ?? '00000000-0000-0000-0000-000000000000')
    .executeTakeFirst();
  return (
    row !== undefined && addDaysToMoment(row.seen_at, ctx.tenant.retention.knownDeviceDays) > ctx.clock.now()
  );
}
