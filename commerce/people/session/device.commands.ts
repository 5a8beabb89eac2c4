import { randomBytes } from 'node:crypto';
import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { hashSecret, SECRET } from './device.queries.ts';

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
