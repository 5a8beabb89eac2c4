import { join } from 'node:path';
import type { Database } from '#commerce/ground/database/connection.ts';
import { createFilledServerDatabase } from '#commerce/ground/database/test-filled-server.ts';
import { createFilledDatabase } from '#commerce/ground/database/test-template.ts';
import { migrateExtensions } from '#commerce/ground/extension/migrate-extensions.ts';
import { loadExtensions } from '#retailer/extension/shop-config.ts';
import { RETAILER_FOLDER } from '#retailer/folder.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { computeSourcesStamp } from './sources-stamp.ts';

/** The sources that decide the demo in a database, besides the day. */
const SOURCES = [
  ...['commerce', 'packages/demo', 'tenants', 'texts', 'package-lock.json'],
  join(RETAILER_FOLDER, 'tenants'),
  join(RETAILER_FOLDER, 'extensions'),
];

/**
 * For tests: a database with today's demo of `size` products. It stands on the journeys' server where there is one, else
 * it is embedded, in memory.
 */
export function openSeededDatabase(size: number): Promise<Database> {
  const day = new Date().toISOString().slice(0, 10);
  const key = `demo ${size} ${day} ${computeSourcesStamp(SOURCES)}`;
  const fill = async (database: Database) => {
    await migrateExtensions(database, await loadExtensions());
    await seedDemo(database, { size, tenants: await loadTenants() });
  };
  const server = process.env.JOURNEYS_DATABASE_URL;
  return server ? createFilledServerDatabase(server, key, fill) : createFilledDatabase(key, fill);
}
