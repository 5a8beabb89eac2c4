import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { testEmbeddedDatabase } from '../../commerce/ground/database/test-database.ts';
import { loadTenants } from '../../tenants/load.ts';
import { demoCustomer } from './catalogue/customers.ts';
import { lockDemoAccounts } from './seed/basics.ts';
import { seedCases } from './seed/seed.cases.ts';
import { seedDemo } from './seed.ts';

const database = await testEmbeddedDatabase();
const tenants = await loadTenants();

seedCases(database, tenants);

test('the demo customer can sign in everywhere', async () => {
  const { rows } = await database.pool.query<{ email: string; password_hash: string }>(
    'select email, password_hash from customer order by tenant_id',
  );
  expect(rows.map((row) => row.email)).toEqual(
    tenants.map((tenant) => demoCustomer.getEmail(tenant.id)).sort(),
  );
  expect(await verify(rows[0]?.password_hash ?? '', demoCustomer.password)).toBe(true);
});

test('a seeded shop is not seeded again', async () => {
  expect(await seedDemo(database, { size: 5, tenants })).toBe(false);
});

test('a shop that has become public rejects the demo password', async () => {
  await lockDemoAccounts(database, tenants);
  const { rows } = await database.pool.query(
    'select count(*)::int as n from customer where password_hash is not null',
  );
  expect(rows[0].n).toBe(0);
  const members = await database.pool.query(`select distinct state, password_hash from staff_member`);
  expect(members.rows).toEqual([{ state: 'blocked', password_hash: null }]);
});

test('a public shop is seeded without customers', async () => {
  const empty = await testEmbeddedDatabase();
  await seedDemo(empty, { size: 1, tenants, customers: false });
  expect((await empty.pool.query('select count(*)::int as n from customer')).rows[0].n).toBe(0);
});
