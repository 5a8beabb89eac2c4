import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketMailJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { sendWishlistMails } from './wishlist-mail.service.ts';

const EVERY_MS = 3_600_000;
const FIRST_AFTER_MS = 25 * 60_000;

/** Mails customers about wishlist articles that got cheaper or are in stock again, in every market, once an hour. */
export function createWishlistMailJob(shop: MarketShop): Job {
  return createMarketMailJob(shop, {
    name: 'wishlist-mails',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    send: sendWishlistMails,
  });
}
