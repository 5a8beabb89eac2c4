import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createMarketJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { sendProtectionOffers } from './later-protection.service.ts';

const EVERY_MS = 6 * 3_600_000;
const FIRST_AFTER_MS = 15 * 60_000;

/** Mails the offers of payment protection that have become possible, some times a day; each once. */
export function createProtectionOfferJob(
  shop: MarketShop & { readonly payments: Pick<Payments, 'secret'> },
): Job {
  return createMarketJob(shop, {
    name: 'protection-offers',
    everyMs: EVERY_MS,
    startAfterMs: FIRST_AFTER_MS,
    performRound: (ctx) => sendProtectionOffers(ctx, shop.payments.secret),
  });
}
