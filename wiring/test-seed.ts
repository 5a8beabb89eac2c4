import type { Database } from '#commerce/ground/database/connection.ts';
import { filledDatabase } from '#commerce/ground/database/test-template.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { sourcesStamp } from '#tools/start/sources-stamp.ts';

/** The sources that decide the demo in a database, besides the day. */
const SOURCES = ['commerce', 'demo', 'tenants', 'texts', 'package-lock.json'];

/** For tests: an embedded database in memory with today's demo of `size` products. */
export function seededDatabase(size: number): Promise<Database> {
  const day = new Date().toISOString().slice(0, 10);
  return filledDatabase(`demo ${size} ${day} ${sourcesStamp(SOURCES)}`, async (database) =>
    seedDemo(database, { size, tenants: await loadTenants() }),
  );
}
