import type { Housekeeping } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Deletes terms that are too old to be useful. */
export async function purgeSearchHistory(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('search_history')
      .where('tenant_id', '=', id)
      .where('searched_at', '<', addDaysToMoment(clock.now(), -retention.searchHistoryDays))
      .execute();
}
