import type { Database } from '#commerce/ground/database/connection.ts';
import { filledServerDatabase } from '#commerce/ground/database/test-filled-server.ts';
import { filledDatabase } from '#commerce/ground/database/test-template.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { sourcesStamp } from '#tools/start/sources-stamp.ts';

/** The sources that decide the demo in a database, besides the day. */
const SOURCES = ['commerce', 'demo', 'tenants', 'texts', 'package-lock.json'];

/**
 * For tests: a database with today's demo of `size` products. It stands on the journeys' server where there is one, else
 * it is embedded, in memory.
 */
export function seededDatabase(size: number): Promise<Database> {
  const day = new Date().toISOString().slice(0, 10);
  const key = `demo ${size} ${day} ${sourcesStamp(SOURCES)}`;
  const fill = async (database: Database) => seedDemo(database, { size, tenants: await loadTenants() });
  const server = process.env.JOURNEYS_DATABASE_URL;
  return server ? filledServerDatabase(server, key, fill) : filledDatabase(key, fill);
}
