import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type CatalogueChange, endOfLog, type LogPosition, readLog } from './change-log.store.ts';

export type ChangeLogOptions = {
  readonly db: Kysely<DB>;
  readonly events: Events;
  readonly tenants: readonly Tenant[];
  /** between two readings; a change and its consequences are visible everywhere within two seconds */
  readonly pollMs?: number;
  /** where the log is read from; its end if absent */
  readonly from?: LogPosition | undefined;
};

const POLL_MS = 1_000;
/** More changes than this in one transaction are reported as one change of everything. */
const LIMIT = 50_000;
const PRODUCTS_IN_AN_EVENT = 1000;

/**
 * Reports to this process the changes of the catalogue that any process makes: an import, another server, an
 * operator's statement. Triggers write the log in the transaction of the change itself, so nothing is missed and
 * nothing is reported too early. The changes are reported as `listing-changed`: their writers have updated the lists.
 * @returns `begun`: resolves when every later commit will be reported; `waitUntilReported`: resolves when every earlier
 *   one has been
 */
export function changeLogJob(options: ChangeLogOptions): {
  readonly begun: Promise<void>;
  readonly job: Job;
  waitUntilReported(): Promise<void>;
} {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let position: LogPosition | null = options.from ?? null;
  let round = Promise.withResolvers<void>();
  const job: Job = {
    name: 'catalogue-changes',
    everyMs: options.pollMs ?? POLL_MS,
    async performRound() {
      position = position ? await tellNew(options, position) : await endOfLog(options.db);
      begin();
      round.resolve();
      round = Promise.withResolvers();
    },
  };
  const waitUntilReported = async () => {
    // the round that is under way may have begun before the commit
    await round.promise;
    await round.promise;
  };
  return { begun, job, waitUntilReported };
}

/** The end of the log now. */
export { endOfLog, type LogPosition };

/**
 * The changes since a place in the log, which a process has missed that did not run.
 * @param horizon of an earlier {@link endOfLog}
 * @returns changes null if they are too many, or the database is an older one than that of the horizon
 */
export async function readMissedChanges(
  db: Kysely<DB>,
  horizon: string,
): Promise<{ readonly changes: readonly CatalogueChange[] | null; readonly position: LogPosition }> {
  const end = await endOfLog(db);
  if (BigInt(end.horizon) < BigInt(horizon)) return { changes: null, position: end };
  const { changes, position, complete } = await readLog(db, { horizon, read: new Set() }, LIMIT);
  return complete ? { changes, position } : { changes: null, position: end };
}

async function tellNew(options: ChangeLogOptions, from: LogPosition): Promise<LogPosition> {
  const { changes, position, complete } = await readLog(options.db, from, LIMIT);
  if (!complete && changes.length === 0) {
    for (const { id } of options.tenants) options.events.emit({ type: 'category-changed', tenantId: id });
    return endOfLog(options.db);
  }
  tell(options, changes);
  return position;
}

function tell({ events, tenants }: ChangeLogOptions, changes: readonly CatalogueChange[]): void {
  for (const { id } of tenants) {
    const here = changes.filter(({ tenantId }) => tenantId === null || tenantId === id);
    if (here.some(({ productId }) => productId === null))
      events.emit({ type: 'category-changed', tenantId: id });
    const productIds = [...new Set(here.flatMap(({ productId }) => productId ?? []))];
    for (let start = 0; start < productIds.length; start += PRODUCTS_IN_AN_EVENT) {
      const some = productIds.slice(start, start + PRODUCTS_IN_AN_EVENT);
      events.emit({ type: 'listing-changed', tenantId: id, productIds: some });
    }
  }
}
