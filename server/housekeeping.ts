import type { Kysely } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import { systemClock } from '#commerce/kernel/clock.ts';
import type { Log } from '#commerce/kernel/context.ts';
import { purgeSessions } from '#commerce/session/session.service.ts';

const HOUR_MS = 3_600_000;

/** Deletes once an hour what has ended: sessions, and the baskets that hung on them. @returns stops it */
export function startHousekeeping(db: Kysely<DB>, log: Log): () => void {
  const purge = () =>
    purgeSessions({ db, clock: systemClock }).then(
      ({ sessions }) => log.debug({ sessions }, 'ended sessions were deleted'),
      (error) => log.error({ err: error }, 'housekeeping failed'),
    );
  const timer = setInterval(purge, HOUR_MS).unref();
  return () => clearInterval(timer);
}
