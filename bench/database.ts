import { openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import { findServerPrograms, startPrivateServer } from '#commerce/ground/database/test-server.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';

export type BenchDatabase = {
  /** null: the system has no PostgreSQL, and each server makes an embedded database */
  readonly url: string | null;
  close(): Promise<void>;
};

/** A PostgreSQL of the bench with the demo's products, when the system has the programs. */
export async function benchDatabase(size: number): Promise<BenchDatabase> {
  const programs = findServerPrograms();
  if (!programs) return { url: null, close: async () => {} };
  const server = await startPrivateServer(programs);
  try {
    const database = await openDatabase({ url: server.url, dataDir: '', tenantGuard: false });
    await migrate(database);
    await seedDemo(database, { size, tenants: await loadTenants() });
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: server.url, close: () => server.stop() };
}
