import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { findServerPrograms, startPrivateServer } from './test-server.ts';

/**
 * Before the db tests: the server of TEST_DATABASE_URL (its user may create databases and roles), else a private one; on
 * it one migrated database that each test file copies. It belongs to a login that row security binds, as a shop's should
 * be: a superuser is refused nothing, and would see no fault of that kind.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await createPrivateServer();
  const name = `shop_template_${randomUUID().replaceAll('-', '')}`;
  const drop = async () => {
    await execute(server.url, `drop database if exists ${name} with (force)`);
    await execute(server.url, `drop role if exists ${name}`);
  };
  try {
    await execute(server.url, `create role ${name} login createdb password '${name}'`);
    await execute(server.url, `create database ${name} owner ${name}`);
    const url = new URL(server.url);
    Object.assign(url, { username: name, password: name, pathname: `/${name}` });
    const database = await openDatabase({ url: url.href, dataDir: '' });
    await migrate(database).finally(() => database.close());
    project.provide('testServerTemplate', url.href);
    project.provide('testServerAdmin', server.url);
  } catch (error) {
    await drop().catch(() => {});
    await server.stop();
    throw error;
  }
  return async () => {
    await drop();
    await server.stop();
  };
}

async function createPrivateServer() {
  const programs = findServerPrograms();
  if (!programs) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install the postgresql package');
  return startPrivateServer(programs);
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
