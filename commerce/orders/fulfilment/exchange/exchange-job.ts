import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { releaseLateExchanges } from './exchange.service.ts';

const EVERY_MS = 3_600_000;
const FIRST_AFTER_MS = 5 * 60_000;

/** Gives back sizes that were held for returns that did not come, in every market, every hour. */
export function exchangeJob(shop: MarketShop): Job {
  return createMarketJob(shop, {
    name: 'held-exchanges',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    async performRound(ctx) {
      const orders = await releaseLateExchanges(ctx);
      if (orders > 0) ctx.log.info({ tenantId: ctx.tenant.id, orders }, 'held sizes were given back');
    },
  });
}
