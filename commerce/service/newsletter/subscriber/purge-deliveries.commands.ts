import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Longest time that a sending takes: if it begins on the last day of the term, its records stay until then. */
const LONGEST_SENDING_DAYS = 2;

/**
 * Deletes the records of which address got which edition when the tenant's term since the edition's beginning is
 * over. The edition itself stays and cannot be sent any more, so no address gets it twice.
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
          .where('newsletter_edition.started_at', '<', addDaysToMoment(clock.now(), -days)),
      )
      .execute();
  }
}
