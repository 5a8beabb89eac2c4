import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { wrapEmbedded } from './connection.ts';
import { MigrationError, migrate } from './migrate.ts';
import { testEmbeddedDatabase } from './test-database.ts';

const migrated = await testEmbeddedDatabase();
const database = wrapEmbedded(await PGlite.create());
afterAll(() => database.close());

let folder = '';
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
  write('0001_first.sql', 'create table first (id int);');
  write('0002_second.sql', 'alter table first add column name text; create table second (id int);');
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function fetchTables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('migrations are applied in order, once, each with its progress', async () => {
  const seen: unknown[] = [];
  expect(await migrate(database, { folder, onProgress: (...step) => seen.push(step) })).toEqual([
    '0001_first.sql',
    '0002_second.sql',
  ]);
  expect(seen).toEqual([
    ['0001_first.sql', 0, 2],
    ['0002_second.sql', 1, 2],
  ]);
  expect(await migrate(database, { folder })).toEqual([]);
});

test('a failed migration leaves nothing behind and is applied once it is fixed', async () => {
  write('0002_second.sql', 'create table second (id int); select 1 / 0;');
  await expect(migrate(database, { folder })).rejects.toThrow('0002_second.sql');
  expect(await fetchTables()).toEqual(['first', 'schema_migration']);
  write('0002_second.sql', 'create table second (id int);');
  expect(await migrate(database, { folder })).toEqual(['0002_second.sql']);
});

test('a changed migration that was already applied is refused by name', async () => {
  await migrate(database, { folder });
  write('0001_first.sql', 'create table first (id bigint);');
  await expect(migrate(database, { folder })).rejects.toThrow('0001_first.sql was changed');
});

test('a removed migration that was already applied is refused', async () => {
  await migrate(database, { folder });
  rmSync(join(folder, '0002_second.sql'));
  write('0002_other.sql', 'select 1;');
  await expect(migrate(database, { folder })).rejects.toThrow('0002_second.sql has landed');
});

test('an older build refuses a newer build’s database and names the build it needs', async () => {
  write('0003_third.sql', 'create table third (id int);');
  await migrate(database, { folder });
  rmSync(join(folder, '0003_third.sql'));
  await expect(migrate(database, { folder })).rejects.toThrow(
    'it has 0003_third.sql, this build ends with 0002_second.sql. Start a build that knows 0003_third.sql.',
  );
});

test('an older build runs on a database whose newer migrations allow it', async () => {
  write('0003_third.sql', '-- older builds: may run\ncreate table third (id int);');
  await migrate(database, { folder });
  rmSync(join(folder, '0003_third.sql'));
  expect(await migrate(database, { folder })).toEqual([]);
});

test.each([['0002_twice.sql'], ['third.sql'], ['0003-dash.sql']])(
  '%s: invalid names and duplicate numbers are refused',
  async (name) => {
    write(name, 'select 1;');
    await expect(migrate(database, { folder })).rejects.toThrow(MigrationError);
    expect(await fetchTables()).toEqual([]);
  },
);

test('a test database has all migrations of the shop', async () => {
  expect(await migrate(migrated)).toEqual([]);
});
