import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { sendProtectionOffers } from './later-protection.service.ts';

const EVERY_MS = 6 * 3_600_000;
const FIRST_AFTER_MS = 15 * 60_000;

/** Mails the offers of payment protection that have become possible, some times a day; each once. */
export function protectionOfferJob(
  options: Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & {
    readonly tenants: readonly Tenant[];
    readonly payments: Pick<Payments, 'secret'>;
  },
): Job {
  return {
    name: 'protection-offers',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async round() {
      for (const tenant of options.tenants) {
        const [first] = tenant.locales;
        if (!first) continue;
        const ctx = backgroundContext(options, { tenant, locale: first.locale }, 'protection-offers');
        await sendProtectionOffers(ctx, options.payments.secret);
      }
    },
  };
}
