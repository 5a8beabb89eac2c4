import type { Kysely } from 'kysely';
import { purgeLog } from '#commerce/catalogue/change-log.store.ts';
import type { DB } from '#commerce/database/schema.ts';
import { systemClock } from '#commerce/kernel/clock.ts';
import type { Log } from '#commerce/kernel/context.ts';
import { purgePendingSubscriptions } from '#commerce/newsletter/newsletter.service.ts';
import { purgeSearchHistory } from '#commerce/search/search-history.service.ts';
import { purgeTerms } from '#commerce/search/term-statistics.store.ts';
import { purgeSessions } from '#commerce/session/session.service.ts';

const HOUR_MS = 3_600_000;
/** A term that nobody searches for again is forgotten. */
const KEEP_TERMS_MS = 90 * 24 * HOUR_MS;

/**
 * Deletes once an hour what has ended: sessions with the baskets that hung on them, newsletter sign-ups that nobody
 * confirmed, rare search terms, and what every server has read of the catalogue's changes. @returns stops it
 */
export function startHousekeeping(db: Kysely<DB>, log: Log): () => void {
  const purge = async () => {
    try {
      const { sessions } = await purgeSessions({ db, clock: systemClock });
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
