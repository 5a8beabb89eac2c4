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

/**
 * Deletes the proof of a consent when the tenant's term since its end is over: what the address chose, and its
 * subscription with the words that it agreed to.
 */
export async function purgeSubscriptionProofs(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, retention } of tenants) {
    const before = addDaysToMoment(clock.now(), -retention.consentProofDays);
    await db
      .deleteFrom('newsletter_subscription')
      .where('tenant_id', '=', id)
      .where('state', '=', sql.lit('unsubscribed'))
      .where('unsubscribed_at', '<', before)
      .execute();
    await db
      .deleteFrom('newsletter_event as e')
      .where('e.tenant_id', '=', id)
      .where('e.happened_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('newsletter_subscription as s')
              .select('s.email')
              .whereRef('s.tenant_id', '=', 'e.tenant_id')
              .whereRef('s.email', '=', 'e.email'),
          ),
        ),
      )
      .execute();
  }
}
