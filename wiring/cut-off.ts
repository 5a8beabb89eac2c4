import type { Clock } from '#commerce/ground/kernel/clock.ts';
import { computeMsUntilCutOff } from '#commerce/range/stock/order-day.rules.ts';
import { SHARED_MS } from '#http/pages/public-data.ts';
import type { Tenant } from '#tenants/tenant.ts';

/**
 * How long the delivery dates on a page made now stay true, milliseconds. Shared data may be a little older, so a
 * page made right after the cut-off ends a moment later.
 */
export function cutOffBy(clock: Clock): (tenant: Tenant) => number {
  const readAt = { now: () => new Date(clock.now().getTime() - SHARED_MS) };
  return (tenant) => computeMsUntilCutOff({ tenant, clock: readAt });
}
