import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { bookPoints } from './book-points.service.ts';

const EVERY_MS = 6 * 3_600_000;
const FIRST_AFTER_MS = 20 * 60_000;

/** Books points that are earned and points that have expired, in every market, some times a day. */
export function createLoyaltyJob(shop: MarketShop): Job {
  return createMarketJob(shop, {
    name: 'loyalty-points',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async performRound(ctx) {
      const rewarded = await bookPoints(ctx);
      if (rewarded > 0) shop.log.info({ tenantId: ctx.tenant.id, rewarded }, 'points were booked');
    },
  });
}
