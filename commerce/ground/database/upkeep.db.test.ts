import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';
import { vacuumDueTables } from './upkeep.ts';

const database = await testDatabase();

/** Else the database counts what has changed about once a second. */
async function change(statement: string): Promise<void> {
  await database.pool.query(statement);
  await database.pool.query('select pg_stat_force_next_flush()');
}

async function countTableRows(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ rows: number }>(
    'select reltuples::int as rows from pg_class where oid = $1::regclass',
    [table],
  );
  return rows[0]?.rows ?? Number.NaN;
}

it('maintains the tables that have changed much and no others', async () => {
  await change('create table crowded (id int primary key)');
  await change('insert into crowded select generate_series(1, 500)');
  await vacuumDueTables(database.kysely);
  expect(await countTableRows('crowded')).toBe(500);
  expect(await vacuumDueTables(database.kysely)).toEqual([]);
  await change('insert into crowded select generate_series(501, 520)');
  expect(await vacuumDueTables(database.kysely)).toEqual([]);
  await change('delete from crowded where id > 200');
  expect(await vacuumDueTables(database.kysely)).toEqual(['crowded']);
  expect(await countTableRows('crowded')).toBe(200);
});
