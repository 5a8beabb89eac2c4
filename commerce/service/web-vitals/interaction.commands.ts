import type { Housekeeping } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatIsoDay } from '#texts/format.ts';

/** Deletes counts that no report uses any more. */
export async function purgeInteractions(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('interaction_count')
      .where('tenant_id', '=', id)
      .where('day', '<', formatIsoDay(addDaysToMoment(clock.now(), -retention.countDays), 'UTC'))
      .execute();
}
