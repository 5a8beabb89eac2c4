import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { remindOverdue } from './remind-overdue.service.ts';

const EVERY_MS = 6 * 3_600_000;
/** A shop that has just started has other things to do. */
const FIRST_AFTER_MS = 10 * 60_000;

/** Reminds of what is overdue, in every market, some times a day: what is due today is sent once. */
export function reminderJob(
  options: Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & { readonly tenants: readonly Tenant[] },
): Job {
  return {
    name: 'payment-reminders',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async round() {
      for (const tenant of options.tenants) {
        const [first] = tenant.locales;
        if (!first) continue;
        const ctx = backgroundContext(options, { tenant, locale: first.locale }, 'payment-reminders');
        const sent = await remindOverdue(ctx);
        if (sent > 0) options.log.info({ tenantId: tenant.id, sent }, 'reminders were sent');
      }
    },
  };
}
