import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase, Pool } from 'pg';
import type { Database } from './connection.ts';
import { takeStartLock } from './start-lock.ts';
import { areTenantsApart, FOR_ALL_TENANTS, holdTenantsApart } from './tenant-policies.ts';

export type Migration = {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
  /** Older builds may run on a database that has this migration: it only adds. Its file's first line states this. */
  readonly admitsOlder: boolean;
};

/** The migrations on disk do not continue what the database has; nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const FOLDER = join(import.meta.dirname, '../../migrations');
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const ADMITS_OLDER = /^-- older builds: may run\b/;
const LOCK = { key: 7_311_042, purpose: 'migrating' };

/**
 * The migrations of a folder in order. Numbers grow and may leave gaps: branches that are built side by side each have
 * their own, and one that lands below a number that has landed is refused by the database's records.
 * @throws MigrationError for a wrong file name or a number that stands twice
 */
export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = new Set<string>();
  return names.map((name) => {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`${name}: a migration is called NNNN_name.sql`);
    if (numbers.has(number)) throw new MigrationError(`${name}: its number ${number} stands twice`);
    numbers.add(number);
    const sql = readFileSync(join(folder, name), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    return { name, sql, sha256, admitsOlder: ADMITS_OLDER.test(sql) };
  });
}

/**
 * Brings the database to the newest migration. Each runs in its own transaction together with its record, so an
 * interrupted run continues where it stopped. Several servers may call it at once: each migration is applied once,
 * the others wait for it. If there is nothing to do, nobody waits.
 *
 * @returns the names of the migrations that ran now
 * @throws MigrationError if an applied migration was changed or removed, or if the database is a newer build's and
 *   one of the migrations that this build does not have does not admit older builds
 */
export async function migrate(
  database: Pick<Database, 'pool' | 'engine'>,
  options: { folder?: string; onProgress?: (name: string, index: number, count: number) => void } = {},
): Promise<string[]> {
  const landed = await migrateSchema(database, { schema: 'public', folder: FOLDER, ...options });
  if (!options.folder && !(await areTenantsApart(database.pool)))
    await runLockedTransaction(database, holdTenantsApart);
  return landed;
}

/**
 * As {@link migrate}, of any schema, which is created: its migrations, of `folder`, name tables of it alone, and their
 * records are in it.
 */
export async function migrateSchema(
  database: Pick<Database, 'pool' | 'engine'>,
  options: {
    readonly schema: string;
    readonly folder: string;
    readonly onProgress?: (name: string, index: number, count: number) => void;
  },
): Promise<string[]> {
  const { schema } = options;
  const migrations = readMigrations(options.folder);
  if (!(await hasRecords(database.pool, schema)))
    await runLockedTransaction(database, (client) => client.query(createRecords(schema)));
  const pending = migrations.slice(await countLanded(database.pool, schema, migrations));
  const landed: string[] = [];
  for (const [index, migration] of pending.entries()) {
    options.onProgress?.(migration.name, index, pending.length);
    if (await runLockedTransaction(database, (client) => land(client, schema, migration)))
      landed.push(migration.name);
  }
  return landed;
}

/** Lists the migrations of a schema that a database does not have yet, in their order. It changes nothing. */
export async function listPendingMigrations(
  { pool }: Pick<Database, 'pool'>,
  { schema = 'public', folder = FOLDER } = {},
): Promise<Migration[]> {
  const migrations = readMigrations(folder);
  return (await hasRecords(pool, schema))
    ? migrations.slice(await countLanded(pool, schema, migrations))
    : migrations;
}

function createRecords(schema: string): string {
  // a login may write in the schema public without the right to make schemas
  return `
  ${schema === 'public' ? '' : `create schema if not exists ${schema};`}
  create table if not exists ${schema}.schema_migration (
    name text primary key,
    sha256 text not null,
    landed_at timestamptz not null default now()
  );
  alter table ${schema}.schema_migration add column if not exists admits_older boolean not null default false`;
}

async function hasRecords(pool: Pool, schema: string): Promise<boolean> {
  const { rows } = await pool.query<{ columns: number }>(
    `select count(*)::int as columns from pg_attribute
      where attrelid = to_regclass($1) and attname in ('name', 'admits_older')`,
    [`${schema}.schema_migration`],
  );
  return rows[0]?.columns === 2;
}

/** How many of the migrations have been applied; they must be the first ones, unchanged. */
async function countLanded(pool: Pool, schema: string, migrations: readonly Migration[]): Promise<number> {
  const { rows } = await pool.query<{ name: string; sha256: string; admitsOlder: boolean }>(
    `select name, sha256, admits_older as "admitsOlder" from ${schema}.schema_migration order by name`,
  );
  for (const [index, landed] of rows.slice(0, migrations.length).entries()) {
    const file = migrations[index];
    if (file?.name !== landed.name) {
      throw new MigrationError(
        `${landed.name} has landed in this database but is not migration ${index + 1}`,
      );
    }
    if (file.sha256 !== landed.sha256) {
      throw new MigrationError(`${landed.name} was changed after it landed: write a new migration instead`);
    }
  }
  const closed = rows.slice(migrations.length).find(({ admitsOlder }) => !admitsOlder);
  if (closed) {
    throw new MigrationError(
      `the database is newer than this build: it has ${closed.name}, this build ends with ` +
        `${migrations.at(-1)?.name}. Start a build that knows ${rows.at(-1)?.name}.`,
    );
  }
  return rows.length;
}

/** @returns whether it landed now: another process may have been quicker */
async function land(client: ClientBase, schema: string, migration: Migration): Promise<boolean> {
  await client.query(`set local search_path = ${schema}`);
  const { rowCount } = await client.query('select from schema_migration where name = $1', [migration.name]);
  if (rowCount !== 0) return false;
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
  await client.query('insert into schema_migration (name, sha256, admits_older) values ($1, $2, $3)', [
    migration.name,
    migration.sha256,
    migration.admitsOlder,
  ]);
  return true;
}

/**
 * A transaction that one process at a time is in. The lock is the transaction's and not the session's: behind a pooler a
 * session goes on to others with its locks.
 */
export async function runLockedTransaction<T>(
  { engine, pool }: Pick<Database, 'pool' | 'engine'>,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${FOR_ALL_TENANTS}`);
    if (engine === 'server') await takeStartLock(client, LOCK);
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
