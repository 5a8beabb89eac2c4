import type { Database } from '#commerce/ground/database/connection.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { openInProcessEngine } from './engine/open-engine.ts';
import { buildSearchTenant } from './search-engine.ts';

/**
 * A search engine over a test's database, which hears of the context's events.
 * @param options.batch rows of a reading @param options.tenants the context's own by default
 * @returns the engine, and the errors that it has logged so far
 */
export function testEngine(
  { pool }: Database,
  { tenant, events, clock }: RequestContext,
  { batch = 200, tenants = [tenant] }: { readonly batch?: number; readonly tenants?: readonly Tenant[] } = {},
) {
  const errors: unknown[] = [];
  const ignoreLog = () => {};
  const engine = openInProcessEngine({
    tenants: tenants.map(buildSearchTenant),
    read: async <Row>(sql: string, values: readonly unknown[]) =>
      (await pool.query(sql, [...values])).rows as Row[],
    ...{ batch, events, now: () => clock.now().getTime() },
    log: {
      debug: ignoreLog,
      info: ignoreLog,
      warn: ignoreLog,
      error: (fields: object) => void errors.push(fields),
    },
  });
  return { engine, errors };
}
