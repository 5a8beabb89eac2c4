import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { daysLater } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** A sending that begins on the last day of the term may take so long; what it has written is kept until then. */
const LONGEST_SENDING_DAYS = 2;

/**
 * Deletes which address got which edition, once the tenant's term has run since the edition began. The edition itself
 * stays and cannot be sent any more, so nobody gets it twice.
 */
export async function purgeDeliveries(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, newsletter } of tenants) {
    const days = newsletter.keepDeliveriesDays + LONGEST_SENDING_DAYS;
    await db
      .deleteFrom('newsletter_delivery')
      .where('tenant_id', '=', id)
      .where('edition', 'in', (eb) =>
        eb
          .selectFrom('newsletter_edition')
          .select('newsletter_edition.edition')
          .where('newsletter_edition.tenant_id', '=', id)
          .where('newsletter_edition.started_at', '<', daysLater(clock.now(), -days)),
      )
      .execute();
  }
}
