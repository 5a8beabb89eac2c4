import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';

/** An embedded database of an empty shop, on disk; closing it deletes it. */
export async function createEmptyDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const database = await openDatabase({ dataDir, tenantGuard: false });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
