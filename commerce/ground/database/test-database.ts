import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase, wrapEmbedded } from './connection.ts';
import { migrate } from './migrate.ts';
import { expectGenericPlans, recordStatements } from './test-recording.ts';
import { ensureTestTemplate, openArchive } from './test-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database on a PostgreSQL server, to copy from, as a login that policies bind */
    testServerTemplate: string;
    /** The same server as a login that may make roles */
    testServerAdmin: string;
  }
}

/**
 * A fresh, migrated, empty database on a PostgreSQL server, the tenant guard on. Call it at the top level of a
 * `*.db.test.ts` file: `const database = await testDatabase()`. After the file's tests it looks whether every statement
 * that they sent has a generic plan, and is dropped.
 *
 * @param options.poolSize connections at most, default 20
 */
export async function testDatabase(
  options: { poolSize?: number } = {},
): Promise<Database & { readonly url: string }> {
  const template = new URL(inject('testServerTemplate'));
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const database = await openDatabase({
    url: url.href,
    dataDir: '',
    poolSize: options.poolSize ?? 20,
    tenantGuard: true,
  });
  const recording = recordStatements(database.pool);
  afterAll(async () => {
    await expectGenericPlans(database.pool, recording);
    await database.close();
    // an ordinary login may not end the server's autovacuum, which may be at work in the database
    await onServer(new URL(inject('testServerAdmin')), `drop database if exists ${name} with (force)`);
  });
  return { ...database, url: url.href };
}

/**
 * A fresh, migrated, empty embedded database in memory, the tenant guard on, for what the two engines do differently.
 * Call it at the top level of a `*.embedded.test.ts` file. It closes itself after the file's tests.
 */
export async function testEmbeddedDatabase(): Promise<Database> {
  const database = wrapEmbedded(await openArchive(await ensureTestTemplate()), { tenantGuard: true });
  afterAll(() => database.close());
  return database;
}

/**
 * The same as a superuser, which policies do not bind. The database is made by that login from the first migration on,
 * which takes some seconds.
 */
export async function testSuperuserDatabase(): Promise<Database & { readonly url: string }> {
  const admin = new URL(inject('testServerAdmin'));
  const name = `shop_superuser_${randomUUID().replaceAll('-', '')}`;
  await onServer(admin, `create role ${name} login superuser password '${name}'`);
  await onServer(admin, `create database ${name} owner ${name}`);
  const url = new URL(admin);
  Object.assign(url, { username: name, password: name, pathname: `/${name}` });
  const open = () => openDatabase({ url: url.href, dataDir: '', poolSize: 6, tenantGuard: true });
  const migrated = await open();
  await migrate(migrated);
  await migrated.close();
  const database = await open();
  afterAll(async () => {
    await database.close();
    await onServer(admin, `drop database if exists ${name} with (force)`);
    await onServer(admin, `drop role ${name}`);
  });
  return { ...database, url: url.href };
}

/** Runs one statement that PostgreSQL allows in no transaction, from its maintenance database. */
async function onServer(template: URL, statement: string): Promise<void> {
  const address = new URL(template);
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
