import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import { buildAdministratorUrl } from './database.ts';

export type Login = 'superuser' | 'ordinary login';

/** Runs `work` on an empty database of its own, migrated and owned by a login of its own; both are gone afterwards. */
export async function onOwnDatabase<T>(
  databaseUrl: string,
  login: Login,
  work: (database: Database, url: string) => Promise<T>,
): Promise<T> {
  const admin = await openDatabase({
    url: buildAdministratorUrl(databaseUrl),
    dataDir: '',
    tenantGuard: false,
  });
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(databaseUrl);
  Object.assign(url, { username: name, password: name, pathname: `/${name}` });
  const kind = login === 'superuser' ? 'superuser' : 'nosuperuser';
  try {
    await admin.pool.query(`create role ${name} login ${kind} password '${name}'`);
    await admin.pool.query(`create database ${name} owner ${name}`);
    const database = await openDatabase({ url: url.href, dataDir: '', tenantGuard: false });
    try {
      await migrate(database);
      return await work(database, url.href);
    } finally {
      await database.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.pool.query(`drop role ${name}`);
    }
  } finally {
    await admin.close();
  }
}
