import type { Clock } from '#commerce/ground/kernel/clock.ts';
import { msUntilCutOff } from '#commerce/range/stock/order-day.rules.ts';
import { SHARED_MS } from '#http/public-data.ts';
import type { Tenant } from '#tenants/tenant.ts';

/**
 * Says how long the day of delivery on a page that is made now holds, milliseconds. Its data may be shared and as old as
 * that allows, so a page that is made right after the cut-off ends a moment later.
 */
export function cutOffBy(clock: Clock): (tenant: Tenant) => number {
  const readAt = { now: () => new Date(clock.now().getTime() - SHARED_MS) };
  return (tenant) => msUntilCutOff({ tenant, clock: readAt });
}
