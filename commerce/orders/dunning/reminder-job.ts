import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { type MarketShop, marketJob } from '#commerce/ground/jobs/market-job.rules.ts';
import { remindOverdue } from './remind-overdue.service.ts';

const EVERY_MS = 6 * 3_600_000;
/** A shop that has just started has other things to do. */
const FIRST_AFTER_MS = 10 * 60_000;

/** Reminds of what is overdue, in every market, some times a day: what is due today is sent once. */
export function reminderJob(shop: MarketShop): Job {
  return marketJob(shop, {
    name: 'payment-reminders',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async round(ctx) {
      const sent = await remindOverdue(ctx);
      if (sent > 0) shop.log.info({ tenantId: ctx.tenant.id, sent }, 'reminders were sent');
    },
  });
}
