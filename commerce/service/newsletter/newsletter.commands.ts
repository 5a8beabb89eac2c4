import { sql } from 'kysely';
import type { Housekeeping } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Deletes sign-ups that were not confirmed in time: there is no consent to prove. */
export async function purgePendingSubscriptions(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, newsletter } of tenants)
    await db
      .deleteFrom('newsletter_subscription')
      .where('tenant_id', '=', id)
      .where('state', '=', sql.lit('pending'))
      .where('requested_at', '<', addDaysToMoment(clock.now(), -newsletter.confirmDays))
      .execute();
}
