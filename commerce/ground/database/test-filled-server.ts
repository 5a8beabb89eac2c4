import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

/**
 * A fresh database on a server that is filled alike in many test files: filled once, copied afterwards, dropped when it
 * is closed.
 *
 * @param server address of its maintenance database, as a superuser
 * @param key names what `fill` does and everything that it depends on
 */
export async function createFilledServerDatabase(
  server: string,
  key: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<Database> {
  const template = `shop_filled_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdministrator(server, async (admin) => {
    // the other worker may be about to make the same
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    if (!(await hasDatabase(admin, template))) await makeTemplate(server, admin, template, fill);
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = await open(server, name);
  return {
    ...database,
    async close() {
      await database.close();
      await runAsAdministrator(server, (admin) =>
        admin.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function makeTemplate(
  server: string,
  admin: pg.Client,
  template: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> {
  const unfinished = `shop_unfinished_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${unfinished}`);
  const database = await open(server, unfinished);
  try {
    await migrate(database);
    await fill(database);
    await database.pool.query('vacuum analyze');
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

async function hasDatabase(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Its locks are gone afterwards. */
async function runAsAdministrator(
  server: string,
  act: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

function open(server: string, name: string): Promise<Database> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, dataDir: '', tenantGuard: true });
}
