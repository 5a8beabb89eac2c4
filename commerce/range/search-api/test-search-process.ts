import { openDatabase } from '#commerce/ground/database/connection.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { changeLogJob } from '#commerce/range/catalogue/change-log.ts';
import { loadTenants } from '#tenants/load.ts';
import { openInProcessEngine } from './engine/open-engine.ts';
import { buildSearchTenant } from './search-engine.ts';

/** The question of the test, or what it wants done. */
export type Told =
  | { readonly ask: string; readonly id: number }
  | { readonly rebuild: true }
  /** the next reading of everything stops in its middle, and goes on when told */
  | { readonly hold: boolean }
  /** looks at the log of changes once: it does so by itself only when it begins */
  | { readonly look: true };
export type Said = { readonly id: number; readonly hits: number | null } | 'halfway' | 'reads';

/**
 * The search of a server in a process of its own, which can be killed: `node FILE DATABASE_URL [hold]`. With `hold` its
 * first reading stops in its middle.
 */
const [, , url = '', first] = process.argv;
const database = await openDatabase({ url, dataDir: '', tenantGuard: false });
const [tenant] = (await loadTenants()).filter(({ id }) => id === 'nl');
if (!tenant) throw new Error('there is no tenant nl');
const events = createEvents();
const ignoreLog = () => {};
/** As long as a timer can be. */
const NEVER_MS = 2 ** 31 - 1;
const log = {
  debug: ignoreLog,
  info: ignoreLog,
  warn: ignoreLog,
  error: (said: object) => process.stderr.write(`${JSON.stringify(said)}\n`),
};
const say = (said: Said) => process.send?.(said);

let holds = first === 'hold';
let portions = 0;
let open: () => void = ignoreLog;

async function holdHere(): Promise<void> {
  holds = false;
  portions = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  open = resolve;
  say('halfway');
  await promise;
}

const engine = openInProcessEngine({
  ...{ tenants: [buildSearchTenant(tenant)], batch: 10, events, log, now: Date.now },
  read: async <Row>(sql: string, values: readonly unknown[]) => {
    if (holds && sql.startsWith('select product_id, sku, brand_id') && ++portions === 2) await holdHere();
    const { rows } = await database.pool.query(sql, [...values]);
    return rows as Row[];
  },
});
const follower = changeLogJob({ db: database.kysely, events, tenants: [tenant], pollMs: NEVER_MS });
runJob(follower.job, { events, log });

process.on('message', async (told: Told) => {
  if ('rebuild' in told) engine.rebuild();
  else if ('look' in told) await follower.job.performRound(new AbortController().signal);
  else if ('hold' in told) {
    if (told.hold) holds = true;
    else open();
  } else {
    const answer = await engine.search({
      ...{ tenantId: 'nl', locale: 'nl-NL', text: told.ask, categoryId: null, filters: [], page: 1 },
      ...{ sort: 'popularity', explain: false, verbatim: true, now: Date.now() },
    });
    say({ id: told.id, hits: answer?.totalCount ?? null });
  }
});
await follower.begun;
say('reads');
