import type { Database } from '#commerce/ground/database/connection.ts';
import { runWithStartLock } from '#commerce/ground/database/start-lock.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { lockDemoAccounts, seedDemo } from '../demo.ts';
import { step } from './steps.ts';

const LOCK = { key: 7_311_043, purpose: 'seeding' };

export type SeedOnce = {
  readonly size: number;
  readonly tenants: readonly Tenant[];
  /** whether the shop can be reached from other machines: then nobody may sign in with a printed password */
  readonly isPublic: boolean;
};

/**
 * Seeds the demo catalogue unless that has been done. The seed marks its end, and removes the rows of an interrupted
 * one. Of several servers that start at once one seeds, and the others wait.
 */
export async function seedOnce(database: Database, { size, tenants, isPublic }: SeedOnce): Promise<void> {
  if (isPublic) await lockDemoAccounts(database, tenants);
  if (size === 0) return;
  if (!(await isSeeded(database)))
    await runWithStartLock(database, LOCK, () => seed(database, { size, tenants, isPublic }));
  await tellEmptyTenants(database, tenants);
}

async function seed(database: Database, { size, tenants, isPublic }: SeedOnce): Promise<void> {
  // another process has seeded while this one waited
  if (await isSeeded(database)) return;
  await step(
    `Seed ${size} products`,
    (progress) =>
      seedDemo(database, {
        size,
        tenants,
        customers: !isPublic,
        onProgress: (done, total) => progress(done / total),
      }),
    (seeded) => (seeded ? `${size} products seeded` : 'The database has products of its own: nothing seeded'),
  );
}

export async function isSeeded(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query('select 1 from seed_state');
  return rows.length > 0;
}

/** Names the tenants that were added after the seed: their owners wonder why nothing is for sale. */
async function tellEmptyTenants(database: Database, tenants: readonly Tenant[]): Promise<void> {
  for (const { id } of tenants) {
    const { rows } = await database.pool.query('select 1 from listing where tenant_id = $1 limit 1', [id]);
    if (rows.length > 0) continue;
    console.log(`  ${id} sells nothing yet: the demo was seeded before it; a new DATA_DIR is seeded with it`);
  }
}
