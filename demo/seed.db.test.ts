import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { demoCustomer } from './catalogue/customers.ts';
import { seedCases } from './seed/seed.cases.ts';
import { seedDemo } from './seed.ts';

const database = await testDatabase();
const tenants = await loadTenants();

seedCases(database, tenants);

test('the demo customer can sign in everywhere', async () => {
  const { rows } = await database.pool.query<{ email: string; password_hash: string }>(
    'select email, password_hash from customer order by tenant_id',
  );
  expect(rows.map((row) => row.email)).toEqual(tenants.map((tenant) => demoCustomer.email(tenant.id)).sort());
  expect(await verify(rows[0]?.password_hash ?? '', demoCustomer.password)).toBe(true);
});

test('what is seeded is not seeded again', async () => {
  expect(await seedDemo(database, { size: 5, tenants })).toBe(false);
});
