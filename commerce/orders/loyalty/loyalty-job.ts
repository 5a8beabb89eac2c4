import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { bookPoints } from './book-points.service.ts';

const EVERY_MS = 6 * 3_600_000;
const FIRST_AFTER_MS = 20 * 60_000;

/** Books points that are earned and points that have expired, in every market, some times a day. */
export function loyaltyJob(
  options: Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & { readonly tenants: readonly Tenant[] },
): Job {
  return {
    name: 'loyalty-points',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async round() {
      for (const tenant of options.tenants) {
        const [first] = tenant.locales;
        if (!first) continue;
        const ctx = backgroundContext(options, { tenant, locale: first.locale }, 'loyalty-points');
        const rewarded = await bookPoints(ctx);
        if (rewarded > 0) options.log.info({ tenantId: tenant.id, rewarded }, 'points were booked');
      }
    },
  };
}
