import { sql } from 'kysely';
import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatIsoDay } from '#texts/format.ts';

/** Events for recommendation tools. */
export const TRACKED = ['view', 'click', 'add', 'purchase'] as const;
export type Tracked = (typeof TRACKED)[number];

/** Counts an event about an article or slot on its day (UTC). Session and address are not stored. */
export async function countTracked(
  ctx: Pick<RequestContext, 'db' | 'tenant' | 'clock'>,
  type: Tracked,
  item: string,
): Promise<void> {
  const day = formatIsoDay(ctx.clock.now(), 'UTC');
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

/** Deletes counts that no report uses any more. */
export async function purgeTracked({ db, clock }: Housekeeping, tenants: readonly Tenant[]): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('tracking_count')
      .where('tenant_id', '=', id)
      .where('day', '<', formatIsoDay(addDaysToMoment(clock.now(), -retention.countDays), 'UTC'))
      .execute();
}
