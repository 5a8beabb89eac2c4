import { parseArgs } from 'node:util';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { seedOnce } from '../../start/seed-once.ts';

export const SEED_USAGE = `  seed --size N     seeds the demo catalogue with N products, unless that has been done
`;

/** `npm run shop -- seed`. @returns the process's exit code */
export async function runSeed(
  args: readonly string[],
  shop: { settings: LoadedSettings; database: Database; tenants: readonly Tenant[] },
): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { size: { type: 'string' } } });
  const size = Number(values.size ?? shop.settings.demoSize);
  if (!Number.isInteger(size) || size < 0) throw new Error('--size is a whole number');
  const { tenants, settings } = shop;
  await seedOnce(shop.database, { size, tenants, isPublic: settings.isPublic });
  return 0;
}
