import { expect, test } from 'vitest';
import { openDatabase } from './connection.ts';
import { migrate, readMigrations } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

test('servers that start simultaneously migrate once', async () => {
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ url: database.url, dataDir: '' })));
  const landed = await Promise.all(servers.map((server) => migrate(server)));
  await Promise.all(servers.map((server) => server.close()));
  expect(landed.flat().sort()).toEqual(readMigrations().map(({ name }) => name));
});
