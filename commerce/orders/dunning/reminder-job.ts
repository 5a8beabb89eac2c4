import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { remindOverdue } from './remind-overdue.service.ts';

const EVERY_MS = 6 * 3_600_000;
/** A shop that has just started has more urgent work. */
const FIRST_AFTER_MS = 10 * 60_000;

/** Sends reminders of overdue amounts, in every market, some times a day; each reminder once. */
export function createReminderJob(shop: MarketShop): Job {
  return createMarketJob(shop, {
    name: 'payment-reminders',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async performRound(ctx) {
      const sent = await remindOverdue(ctx);
      if (sent > 0) shop.log.info({ tenantId: ctx.tenant.id, sent }, 'reminders were sent');
    },
  });
}
