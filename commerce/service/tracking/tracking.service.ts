import { sql } from 'kysely';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { daysLater } from '#commerce/ground/kernel/day.rules.ts';
import { dayIn } from '#texts/format.ts';

/** Events for recommendation tools. */
export const TRACKED = ['view', 'click', 'add', 'purchase'] as const;
export type Tracked = (typeof TRACKED)[number];

const KEEP_DAYS = 400;

/** Counts an event about an article or slot on its day (UTC). Session and address are not kept. */
export async function countTracked(
  ctx: Pick<RequestContext, 'db' | 'tenant' | 'clock'>,
  type: Tracked,
  item: string,
): Promise<void> {
  const day = dayIn(ctx.clock.now(), 'UTC');
  await ctx.db
    .insertInto('tracking_count')
    .values({ tenant_id: ctx.tenant.id, type, item, day, events: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'type', 'item', 'day'])
        .doUpdateSet({ events: sql`tracking_count.events + 1` }),
    )
    .execute();
}

/** Deletes counts of more than a year ago, of all tenants. */
export async function purgeTracked({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<void> {
  const before = dayIn(daysLater(clock.now(), -KEEP_DAYS), 'UTC');
  await withoutTenantGuard(db, 'housekeeping means all tenants')
    .deleteFrom('tracking_count')
    .where('day', '<', before)
    .execute();
}
