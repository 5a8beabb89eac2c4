import { deleteSessionBaskets } from '#commerce/buying/basket/order/ended-basket.commands.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { purgeDecisions } from '#commerce/money/credit/decision/erase-decisions.commands.ts';
import { purgeWalletVisits } from '#commerce/money/payment/sandbox/sandbox-wallet.ts';
import { purgeProofs } from '#commerce/people/consent/consent.commands.ts';
import { purgeTokens } from '#commerce/people/identity/recovery/token.store.ts';
import { purgeDevices } from '#commerce/people/session/device.commands.ts';
import { purgeSessions } from '#commerce/people/session/session.service.ts';
import { purgeLog } from '#commerce/range/catalogue/change-log.store.ts';
import { purgeReviewPictures } from '#commerce/range/review/review-picture.service.ts';
import { purgeSearchHistory } from '#commerce/range/search-api/search-history.commands.ts';
import { purgeTerms } from '#commerce/range/search-api/term-statistics.store.ts';
import { purgeContacts } from '#commerce/service/contact/contact.service.ts';
import { purgeContactFiles } from '#commerce/service/contact/contact-file.service.ts';
import { purgeExposures } from '#commerce/service/experiment/experiment.commands.ts';
import {
  purgePendingSubscriptions,
  purgeSubscriptionProofs,
} from '#commerce/service/newsletter/newsletter.commands.ts';
import { purgeDeliveries } from '#commerce/service/newsletter/subscriber/purge-deliveries.commands.ts';
import { queueSecondVouchers } from '#commerce/service/newsletter/voucher/voucher-mail.service.ts';
import { purgeQuestionMails } from '#commerce/service/question/question-mail.commands.ts';
import { purgeStockAlerts } from '#commerce/service/stock-alert/stock-alert.commands.ts';
import { purgeInvitations } from '#commerce/service/survey/survey.commands.ts';
import { purgeTracked } from '#commerce/service/tracking/tracking.commands.ts';
import { purgeInteractions } from '#commerce/service/web-vitals/interaction.commands.ts';
import { purgeWishlistMails } from '#commerce/service/wishlist-mail/wishlist-mail.commands.ts';
import { purgeDoneCommands } from '#commerce/staff/command/run-command.service.ts';
import { purgeStaffSessions } from '#commerce/staff/member/staff-session.service.ts';
import type { Tenant } from '#tenants/tenant.ts';

type Shop = Pick<RequestContext, 'db' | 'events' | 'log'>;

const HOUR_MS = 3_600_000;
/** A term that nobody searches for again is deleted. */
const KEEP_TERMS_MS = 90 * 24 * HOUR_MS;

/**
 * Deletes once an hour what has ended: sessions with their baskets, newsletter sign-ups that
 * nobody confirmed, the addresses of sent editions, credit checks without a contract, contacts and their files,
 * everything past its term (`retention` of the tenant), rare search terms, and changes of the catalogue that
 * every server has read. It also sends the second voucher of the newsletter when its day has come.
 */
export function createHousekeepingJobs(shop: Shop, tenants: readonly Tenant[]): Job[] {
  const { db, log } = shop;
  const ctx = { ...shop, clock: systemClock };
  const subtractFromNow = (ms: number) => new Date(systemClock.now().getTime() - ms);
  return [
    createHourlyJob('purge-sessions', () => purgeSessions(ctx, deleteSessionBaskets)),
    createHourlyJob('second-vouchers', async () => {
      const vouchers = await queueSecondVouchers(ctx, tenants);
      if (vouchers > 0) log.info({ vouchers }, 'second vouchers were sent');
    }),
    createHourlyJob('purge-staff-sessions', () => purgeStaffSessions(ctx)),
    createHourlyJob('purge-staff-commands', () => purgeDoneCommands(ctx)),
    createHourlyJob('purge-identity-tokens', () => purgeTokens(ctx)),
    createHourlyJob('purge-known-devices', () => purgeDevices(ctx, tenants)),
    createHourlyJob('purge-consent-proofs', () => purgeProofs(ctx, tenants)),
    createHourlyJob('purge-experiments', () => purgeExposures(ctx, tenants)),
    createHourlyJob('purge-tracking', () => purgeTracked(ctx, tenants)),
    createHourlyJob('purge-interactions', () => purgeInteractions(ctx, tenants)),
    createHourlyJob('purge-contact-files', () => purgeContactFiles(ctx, tenants)),
    createHourlyJob('purge-review-pictures', () => purgeReviewPictures(ctx)),
    createHourlyJob('purge-contacts', () => purgeContacts(ctx, tenants)),
    createHourlyJob('purge-subscriptions', () => purgePendingSubscriptions(ctx, tenants)),
    createHourlyJob('purge-newsletter-proofs', () => purgeSubscriptionProofs(ctx, tenants)),
    createHourlyJob('purge-newsletter-deliveries', () => purgeDeliveries(ctx, tenants)),
    createHourlyJob('purge-credit-decisions', () => purgeDecisions(ctx, tenants)),
    createHourlyJob('purge-survey-invitations', () => purgeInvitations(ctx, tenants)),
    createHourlyJob('purge-wishlist-mails', () => purgeWishlistMails(ctx, tenants)),
    createHourlyJob('purge-question-mails', () => purgeQuestionMails(ctx, tenants)),
    createHourlyJob('purge-stock-alerts', () => purgeStockAlerts(ctx, tenants)),
    createHourlyJob('purge-sandbox-wallets', () => purgeWalletVisits(ctx)),
    createHourlyJob('purge-search-history', () => purgeSearchHistory(ctx, tenants)),
    createHourlyJob('purge-catalogue-changes', () => purgeLog(db, subtractFromNow(HOUR_MS))),
    createHourlyJob('purge-search-terms', () => purgeTerms(db, subtractFromNow(KEEP_TERMS_MS))),
  ];
}

function createHourlyJob(name: string, round: () => Promise<unknown>): Job {
  return { name, everyMs: HOUR_MS, startAfterMs: HOUR_MS, performRound: round };
}
