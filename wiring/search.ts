import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import { openThreadedEngine } from '#commerce/range/search-api/engine/open-engine.ts';
import { buildSearchTenant, provideSearchEngine } from '#commerce/range/search-api/search-engine.ts';
import type { ThreadedEngine } from '#search/engine/thread/threaded-engine.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Servers } from './connect-servers.ts';

type SearchOptions = {
  readonly settings: LoadedSettings;
  readonly database: Database;
  readonly tenants: readonly Tenant[];
  readonly events: Events;
  readonly servers: Servers;
  readonly log: Log;
};

const PRODUCT_TAG = /^product:(\d+)$/;

/** Starts the search thread, which follows what this server and the others change. */
export function startSearch({
  settings,
  database,
  tenants,
  events,
  servers,
  log,
}: SearchOptions): ThreadedEngine {
  const engine = openThreadedEngine({
    tenants: tenants.map(buildSearchTenant),
    databaseUrl: settings.databaseUrl,
    read: async <Row>(sql: string, values: readonly unknown[]) =>
      (await database.pool.query(sql, [...values])).rows as Row[],
    events,
    log,
  });
  provideSearchEngine(events, engine);
  followOthers(servers, engine);
  return engine;
}

/**
 * Reads products that another server has sold again before the change log names them. All other changes come from the
 * log, including those sent while the shared memory was away: no other server makes this one read everything.
 */
export function followOthers(
  servers: Pick<Servers, 'onTold'>,
  engine: Pick<ThreadedEngine, 'reportChanges'>,
): void {
  servers.onTold(({ tenantId, tags }) => {
    const productIds = tags?.flatMap((tag) => PRODUCT_TAG.exec(tag)?.[1] ?? []).map(Number) ?? [];
    if (productIds.length > 0) engine.reportChanges(tenantId, productIds);
  });
}
