import type { Database } from '#commerce/ground/database/connection.ts';
import { seedDemo } from '#demo/seed.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { step } from './steps.ts';

const ADVISORY_LOCK = 7_311_043;

/**
 * Seeds the demo catalogue unless that has been done. The seed marks its end, and cleans up what an interrupted
 * one left. Of several servers that start at once one seeds, the others wait.
 */
export async function seedOnce(database: Database, size: number, tenants: readonly Tenant[]): Promise<void> {
  if (size === 0) return;
  const unlock = await lockSeed(database);
  try {
    if (await isSeeded(database)) return await tellEmptyTenants(database, tenants);
    await step(
      `Seed ${size} products`,
      (progress) =>
        seedDemo(database, { size, tenants, onProgress: (done, total) => progress(done / total) }),
      (seeded) =>
        seeded ? `${size} products seeded` : 'The database has products of its own: nothing seeded',
    );
  } finally {
    unlock();
  }
}

export async function isSeeded(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query('select 1 from seed_state');
  return rows.length > 0;
}

/** A tenant that came after the seed: its owner wonders why nothing is for sale. */
async function tellEmptyTenants(database: Database, tenants: readonly Tenant[]): Promise<void> {
  for (const { id } of tenants) {
    const { rows } = await database.pool.query('select 1 from listing where tenant_id = $1 limit 1', [id]);
    if (rows.length > 0) continue;
    console.log(`  ${id} sells nothing yet: the demo was seeded before it; a new DATA_DIR is seeded with it`);
  }
}

/** The embedded database has one process anyway. @returns a function that lets the next one in */
async function lockSeed(database: Database): Promise<() => void> {
  if (database.engine === 'embedded') return () => {};
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
  return () => client.release(true);
}
