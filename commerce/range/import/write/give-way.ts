import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { OWN_SESSIONS, SEARCH_SESSIONS } from '#commerce/ground/database/session-names.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { LastCounts, pauseAfter } from './give-way.rules.ts';

export type GivingWay = {
  /** Waits after a batch, for as long as the shop needs the database. @param batchMs how long the batch took */
  pause(batchMs: number, signal?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
};

/** The counts of one second are averaged. */
const EVERY_MS = 100;
const COUNTS = 10;

export const FULL_SPEED: GivingWay = { pause: async () => {}, stop: async () => {} };

/**
 * Lets shoppers go first: counts, beside the import and in its pauses, how many statements of other processes the
 * database runs (pg_stat_activity; a process's sessions have a name of their own, see session-names). Reads by the
 * search threads, which follow the import, do not count.
 */
export function giveWay({ db, log }: { readonly db: Kysely<DB>; readonly log: Log }): GivingWay {
  const stopping = new AbortController();
  const counts = new LastCounts(COUNTS);

  async function count(): Promise<void> {
    while (!stopping.signal.aborted) {
      counts.add(await countBusyConnections(db));
      await wait(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const counting = count().catch((error) =>
    log.warn({ err: error }, 'the import cannot see how busy the database is, and does not give way'),
  );
  return {
    async pause(batchMs, signal) {
      const ms = pauseAfter({ batchMs, busy: counts.average });
      if (ms > 0) await wait(ms, undefined, signal && { signal }).catch(() => {});
    },
    async stop() {
      stopping.abort();
      await counting;
    },
  };
}

async function countBusyConnections(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ busy: number }>`
    select count(*)::int as busy from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and state = 'active'
       and application_name not in (${OWN_SESSIONS}, ${SEARCH_SESSIONS})`.execute(db);
  return rows[0]?.busy ?? 0;
}
