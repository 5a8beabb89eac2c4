import type { Database } from '#commerce/ground/database/connection.ts';
import { createFilledServerDatabase } from '#commerce/ground/database/test-filled-server.ts';
import { openSeededDatabase } from '#wiring/test-seed.ts';

/** A database of its own for a shop that a test starts as another process; `url` leads to it. */
export type DatabaseAddress = { readonly url: string; drop(): Promise<void> };

/** The demo that most journeys have: it is copied, not made, where one of them has run. */
const PRODUCTS = 240;

export async function createSeededAddress(): Promise<DatabaseAddress> {
  return createAddress(await openSeededDatabase(PRODUCTS));
}

/** A migrated database in which a shop finds nothing yet: it seeds what its own tenants sell. */
export async function createEmptyAddress(): Promise<DatabaseAddress> {
  return createAddress(
    await createFilledServerDatabase(process.env.JOURNEYS_DATABASE_URL ?? '', 'empty', async () => undefined),
  );
}

async function createAddress(database: Database): Promise<DatabaseAddress> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.JOURNEYS_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return { url: url.href, drop: () => database.close() };
}
