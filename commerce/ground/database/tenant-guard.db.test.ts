import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { removeTenantGuard, TenantGuardError } from './tenant-guard.ts';
import { testDatabase } from './test-database.ts';

const { kysely: db } = await testDatabase();

const refused: [string, () => Promise<unknown>][] = [
  ['select', () => db.selectFrom('basket').selectAll().execute()],
  [
    'select with an alias',
    () => db.selectFrom('basket as b').selectAll().where('b.version', '>', 1).execute(),
  ],
  ['the tenant only among the columns', () => db.selectFrom('basket').select('tenant_id').execute()],
  ['update', () => db.updateTable('basket').set({ version: 2 }).execute()],
  ['delete', () => db.deleteFrom('basket').where('version', '=', 1).execute()],
  [
    'a join to a tenant table by its id alone',
    () =>
      db
        .selectFrom('variant')
        .innerJoin('stock', 'stock.variant_id', 'variant.variant_id')
        .selectAll('stock')
        .execute(),
  ],
  [
    'a sub-query for itself, though the outer query names the tenant',
    () =>
      db
        .selectFrom('sales_order')
        .selectAll()
        .where('tenant_id', '=', 'nl')
        .where('order_id', 'in', (eb) =>
          eb.selectFrom('order_line').select('order_id').where('quantity', '>', 1),
        )
        .execute(),
  ],
  [
    'a common table expression',
    () =>
      db
        .with('lines', (cte) => cte.selectFrom('order_line').select('sku'))
        .selectFrom('lines')
        .selectAll()
        .execute(),
  ],
  ['plain SQL', () => sql`select * from basket where version = ${1}`.execute(db)],
  ['plain SQL with the table as a parameter', () => sql`select * from ${sql.table('basket')}`.execute(db)],
  ['a transaction', () => db.transaction().execute((trx) => trx.selectFrom('basket').selectAll().execute())],
];

test.each(refused)('the tenant guard refuses: %s', async (_, query) => {
  await expect(query()).rejects.toThrow(TenantGuardError);
});

const allowed: [string, () => Promise<unknown>][] = [
  ['a table of all tenants', () => db.selectFrom('brand').selectAll().execute()],
  ['where', () => db.selectFrom('basket').selectAll().where('tenant_id', '=', 'nl').execute()],
  [
    'where with an alias',
    () => db.selectFrom('basket as b').selectAll().where('b.tenant_id', '=', 'nl').execute(),
  ],
  [
    'insert',
    () => db.insertInto('number_range').values({ tenant_id: 'nl', name: 'order', last_value: 1 }).execute(),
  ],
  ['update', () => db.updateTable('basket').set({ version: 2 }).where('tenant_id', '=', 'nl').execute()],
  [
    'a join on the tenant',
    () =>
      db
        .selectFrom('sales_order as o')
        .innerJoin('order_line as l', (join) =>
          join.onRef('l.tenant_id', '=', 'o.tenant_id').onRef('l.order_id', '=', 'o.order_id'),
        )
        .selectAll('l')
        .execute(),
  ],
  [
    'a correlated sub-query',
    () =>
      db
        .selectFrom('sales_order as o')
        .select('o.order_id')
        .where('o.tenant_id', '=', 'nl')
        .where((eb) =>
          eb.exists(
            eb.selectFrom('order_line as l').select('l.sku').whereRef('l.tenant_id', '=', 'o.tenant_id'),
          ),
        )
        .execute(),
  ],
  [
    'a condition in plain SQL',
    () => db.selectFrom('basket').selectAll().where(sql<boolean>`tenant_id = 'nl'`).execute(),
  ],
  ['plain SQL', () => sql`select * from basket where tenant_id = ${'nl'}`.execute(db)],
];

test.each(allowed)('the tenant guard allows: %s', async (_, query) => {
  await expect(query()).resolves.toBeDefined();
});

test('removeTenantGuard sees all tenants and requires a reason', async () => {
  const all = removeTenantGuard(db, 'the test reads the baskets of all tenants');
  await expect(all.selectFrom('basket').selectAll().execute()).resolves.toEqual([]);
  expect(() => removeTenantGuard(db, ' ')).toThrow('reason');
});
