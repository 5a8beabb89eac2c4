import type { Settings } from '#commerce/ground/config/settings.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { demoCustomer } from '../demo.ts';
import { isSeeded } from './seed-once.ts';

/**
 * Prints the addresses of the shops and, for a seeded one, the demo customer to sign in with: the last output of
 * `npm start`.
 */
export async function printAddresses(
  settings: Settings,
  tenants: readonly Tenant[],
  database: Database,
): Promise<void> {
  const width = Math.max(...tenants.map(({ id }) => id.length));
  console.log('\nThe shops:');
  for (const { id } of tenants) console.log(`  ${id.padEnd(width)}  ${settings.publicOrigins[id]}/`);
  if (!settings.isPublic && (await isSeeded(database))) {
    console.log(`\nDemo customer, password ${demoCustomer.password}:`);
    for (const { id } of tenants) console.log(`  ${id.padEnd(width)}  ${demoCustomer.getEmail(id)}`);
  }
  if (settings.devPages) {
    console.log(`\nThe mails: ${settings.publicOrigins[settings.defaultTenant]}/dev/outbox`);
  }
  console.log('\nCtrl-C stops.');
}
