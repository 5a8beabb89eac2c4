import { openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import {
  ADMINISTRATOR,
  findServerPrograms,
  startPrivateServer,
} from '#commerce/ground/database/test-server.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';

export type BenchDatabase = {
  /** null: the system has no PostgreSQL, and each server makes an embedded database */
  readonly url: string | null;
  close(): Promise<void>;
};

/** The login and the database that an operator is advised to give a shop: it owns the database and is no superuser. */
const SHOP = 'bench';

/** A PostgreSQL of the bench with the demo's products, when the system has the programs. */
export async function createBenchDatabase(size: number): Promise<BenchDatabase> {
  const programs = findServerPrograms();
  if (!programs) return { url: null, close: async () => {} };
  const server = await startPrivateServer(programs);
  try {
    const url = await createOrdinaryLogin(server.url);
    const database = await openDatabase({ url, dataDir: '', tenantGuard: false });
    await migrate(database);
    await seedDemo(database, { size, tenants: await loadTenants() });
    await database.close();
    return { url, close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** @returns the address of an empty database by a login that row security binds */
async function createOrdinaryLogin(adminUrl: string): Promise<string> {
  const admin = await openDatabase({ url: adminUrl, dataDir: '', tenantGuard: false });
  await admin.pool.query(`create role ${SHOP} login`);
  await admin.pool.query(`create database ${SHOP} owner ${SHOP}`);
  await admin.close();
  return Object.assign(new URL(adminUrl), { username: SHOP, pathname: `/${SHOP}` }).href;
}

/** @returns the address of the same server by the login that made it, a superuser */
export function buildAdministratorUrl(databaseUrl: string): string {
  return Object.assign(new URL(databaseUrl), { username: ADMINISTRATOR, pathname: '/postgres' }).href;
}
