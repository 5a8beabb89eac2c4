import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import { findServerPrograms, startPrivateServer } from '#commerce/ground/database/test-server.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { seedDemo } from '#tools/demo.ts';

export type SearchDatabase = { readonly url: string; close(): Promise<void> };

/** Above this number of products, one tenant without reviews is enough for a search. */
const LARGE = 50_000;

/**
 * A PostgreSQL with a catalogue of this size, kept in the system's temporary folder, because writing a million
 * products takes minutes. Large catalogues lack the column that only the SQL fallback reads. After a migration that
 * search needs, delete the folder.
 * @returns null: the system has no PostgreSQL
 */
export async function searchDatabase(
  size: number,
  tenants: readonly Tenant[],
): Promise<SearchDatabase | null> {
  const programs = findServerPrograms();
  if (!programs) return null;
  const keepIn = join(tmpdir(), `shop-bench-search-${size}`);
  const isNew = !existsSync(keepIn);
  const server = await startPrivateServer(programs, { keepIn });
  try {
    const database = await openDatabase({ url: server.url, dataDir: '', tenantGuard: false });
    if (isNew) await migrate(database);
    const sellers = size > LARGE ? tenants.slice(0, 1) : tenants;
    if (isNew && size > LARGE) await database.pool.query('alter table product_text drop column search');
    const onProgress = (done: number) => {
      if (done % 50_000 === 0) console.log(`${done} products written`);
    };
    await seedDemo(database, { size, tenants: sellers, reviews: size <= LARGE, onProgress });
    // as the server's autovacuum does a minute later: rows read for the first time are marked then, which is writing
    if (isNew) await database.pool.query('vacuum analyze');
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: server.url, close: () => server.stop() };
}
