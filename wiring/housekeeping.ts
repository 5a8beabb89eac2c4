import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { purgeSessions } from '#commerce/people/session/session.service.ts';
import { purgeLog } from '#commerce/range/catalogue/change-log.store.ts';
import { purgeSearchHistory } from '#commerce/range/search-api/search-history.service.ts';
import { purgeTerms } from '#commerce/range/search-api/term-statistics.store.ts';
import { purgePendingSubscriptions } from '#commerce/service/newsletter/newsletter.service.ts';
import { queueSecondVouchers } from '#commerce/service/newsletter/voucher-mail.service.ts';
import type { Tenant } from '#tenants/tenant.ts';

type Shop = Pick<RequestContext, 'db' | 'events' | 'log'>;

const HOUR_MS = 3_600_000;
/** A term that nobody searches for again is forgotten. */
const KEEP_TERMS_MS = 90 * 24 * HOUR_MS;

/**
 * Deletes once an hour what has ended: sessions with the baskets that hung on them, newsletter sign-ups that nobody
 * confirmed, rare search terms, and what every server has read of the catalogue's changes. And the second voucher of the
 * newsletter goes out when its day has come. @returns stops it
 */
export function startHousekeeping(shop: Shop, tenants: readonly Tenant[]): () => void {
  const { db, log } = shop;
  const purge = async () => {
    try {
      const { sessions } = await purgeSessions({ db, clock: systemClock });
      const vouchers = await queueSecondVouchers({ ...shop, clock: systemClock }, tenants);
      if (vouchers > 0) log.info({ vouchers }, 'second vouchers were sent');
      await purgePendingSubscriptions({ db, clock: systemClock });
      await purgeSearchHistory({ db, clock: systemClock });
      await purgeLog(db, new Date(systemClock.now().getTime() - HOUR_MS));
      await purgeTerms(db, new Date(systemClock.now().getTime() - KEEP_TERMS_MS));
      log.debug({ sessions }, 'ended sessions were deleted');
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(purge, HOUR_MS).unref();
  return () => clearInterval(timer);
}
