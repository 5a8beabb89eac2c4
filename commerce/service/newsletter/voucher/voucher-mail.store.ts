import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** A subscriber who confirmed longer ago than this gets no second mail. */
const LATE_DAYS = 14;
const MOST_AT_ONCE = 500;

export function selectDueForSecondVoucher(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  tenant: Tenant,
) {
  const until = addDaysToMoment(clock.now(), -tenant.newsletter.secondVoucherAfterDays);
  return db
    .selectFrom('newsletter_subscription as s')
    .select(['s.email', 's.locale', 's.unsubscribe_token'])
    .where('s.tenant_id', '=', tenant.id)
    .where('s.state', '=', 'confirmed')
    .where('s.confirmed_at', '<=', until)
    .where('s.confirmed_at', '>', addDaysToMoment(until, -LATE_DAYS))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('voucher_campaign as c')
          .select('c.campaign')
          .where('c.tenant_id', '=', tenant.id)
          .where('c.campaign', '=', 'newsletter-second'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('voucher as v')
            .select('v.voucher_id')
            .where('v.tenant_id', '=', tenant.id)
            .where('v.campaign', '=', 'newsletter-second')
            .whereRef('v.email', '=', 's.email'),
        ),
      ),
    )
    .orderBy('s.confirmed_at')
    .limit(MOST_AT_ONCE)
    .execute();
}
