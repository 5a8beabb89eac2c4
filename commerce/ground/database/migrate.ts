import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from './connection.ts';

export type Migration = { readonly name: string; readonly sql: string; readonly sha256: string };

/** The migrations on disk do not continue what the database has; nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const FOLDER = join(import.meta.dirname, '../../migrations');
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
const ADVISORY_LOCK = 7_311_042;

/** The migrations of a folder in order. @throws MigrationError for a wrong file name or a gap in the numbers */
export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`${name}: a migration is called NNNN_name.sql`);
    if (Number(number) !== index + 1) {
      throw new MigrationError(`${name}: expected number ${String(index + 1).padStart(4, '0')}`);
    }
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Brings the database to the newest migration. Each runs in its own transaction together with its record, so an
 * interrupted run continues where it stopped. Several servers may call it at once: one migrates, the others wait.
 *
 * @returns the names of the migrations that ran now
 * @throws MigrationError when a landed migration was changed or removed
 */
export async function migrate(
  database: Pick<Database, 'pool' | 'engine'>,
  options: { folder?: string; onProgress?: (name: string, index: number, count: number) => void } = {},
): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  const client = await database.pool.connect();
  try {
    if (database.engine === 'server') {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    }
    const pending = migrations.slice(await countLanded(client, migrations));
    for (const [index, migration] of pending.entries()) {
      options.onProgress?.(migration.name, index, pending.length);
      await land(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // The connection is not reused: its settings and its lock end with it.
    client.release(database.engine === 'server');
  }
}

/** How many of the migrations have landed; they must be the first ones, unchanged. */
async function countLanded(client: PoolClient, migrations: readonly Migration[]): Promise<number> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    sha256 text not null,
    landed_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration order by name',
  );
  for (const [index, landed] of rows.entries()) {
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
  return rows.length;
}

async function land(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
