import { createHash, randomBytes } from 'node:crypto';
import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
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

/** Ends the customer's session of this handle; one that is not the customer's stays. @returns whether there was one */
export async function endDevice(ctx: RequestContext, customerId: string, handle: string): Promise<boolean> {
  const ended = await ctx.db
    .deleteFrom('session')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('handle', '=', handle)
    .returning('handle')
    .execute();
  return ended.length > 0;
}

/**
 * Ends every session of the customer except the visitor's own, and lets no other browser keep its privileges.
 * @param keep the session that stays; null for none
 */
export async function endOtherDevices(
  ctx: RequestContext,
  customerId: string,
  keep: string | null,
): Promise<number> {
  const ended = await ctx.db
    .deleteFrom('session')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .$if(keep !== null, (query) => query.where('session_id', '!=', keep))
    .returning('handle')
    .execute();
  return ended.length;
}

const SECRET = /^[\w-]{43}$/;

function hashSecret(secret: string): string {
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

/**
 * Remembers that the customer signed in with this browser. @param secret the device cookie's value; null if none
 * @returns the value for its cookie
 */
export async function rememberDevice(
  ctx: RequestContext,
  customerId: string,
  secret: string | null,
): Promise<string> {
  const kept = secret !== null && SECRET.test(secret) ? secret : randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('known_device')
    .values({
      tenant_id: ctx.tenant.id,
      device_hash: hashSecret(kept),
      customer_id: customerId,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'device_hash', 'customer_id']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  return kept;
}

/** For a changed password: a stolen device cookie no longer lifts the limits. */
export async function forgetDevices(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .deleteFrom('known_device')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deletes devices that are no longer recognised. */
export async function purgeDevices({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('known_device')
      .where('tenant_id', '=', id)
      .where('seen_at', '<', addDaysToMoment(clock.now(), -retention.knownDeviceDays))
      .execute();
}
