import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { type MarketShop, marketMailJob } from '#commerce/ground/jobs/market-job.rules.ts';
import { sendWishlistMails } from './wishlist-mail.service.ts';

const EVERY_MS = 3_600_000;
const FIRST_AFTER_MS = 25 * 60_000;

/** Mails customers about wishlist articles that got cheaper or are in stock again, in every market, once an hour. */
export function wishlistMailJob(shop: MarketShop): Job {
  return marketMailJob(shop, {
    name: 'wishlist-mails',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    send: sendWishlistMails,
  });
}
