import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketMailJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { sendStockAlerts } from './send-stock-alerts.service.ts';

const EVERY_MS = 15 * 60_000;

/** Mails addresses that wait for an article that it is in stock again, in every market, four times an hour. */
export function createStockAlertJob(shop: MarketShop): Job {
  return createMarketMailJob(shop, {
    name: 'stock-alerts',
    everyMs: EVERY_MS,
    startAfterMs: EVERY_MS,
    send: sendStockAlerts,
  });
}
