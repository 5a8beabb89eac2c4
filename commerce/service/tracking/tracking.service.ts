import { sql } from 'kysely';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** What recommendation tools are told of. */
export const TRACKED = ['view', 'click', 'add', 'purchase'] as const;
export type Tracked = (typeof TRACKED)[number];

const KEEP_MS = 400 * 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d/;

/** Counts an event about an article or slot on its day (UTC). Session and address are not kept. */
export async function countTracked(
  ctx: Pick<RequestContext, 'db' | 'tenant' | 'clock'>,
  type: Tracked,
  item: string,
): Promise<void> {
  const [day = ''] = DAY.exec(ctx.clock.now().toISOString()) ?? [];
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
  const [before = ''] = DAY.exec(new Date(clock.now().getTime() - KEEP_MS).toISOString()) ?? [];
  await withoutTenantGuard(db, 'housekeeping means all tenants')
    .deleteFrom('tracking_count')
    .where('day', '<', before)
    .execute();
}
