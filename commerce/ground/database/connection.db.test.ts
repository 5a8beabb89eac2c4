import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

test('many connections work simultaneously, each with a statement timeout', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => database.pool.query('show statement_timeout')),
  );
  expect(answers.map(({ rows }) => rows[0].statement_timeout)).toEqual(Array(12).fill('30s'));
});

test('the pool replaces a connection that the server closed', async () => {
  const { rows } = await database.pool.query('select pg_backend_pid() as pid');
  const killer = await database.pool.connect();
  await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  killer.release();
  const again = await database.pool.query('select 1 as one');
  expect([rows.length, again.rows[0].one]).toEqual([1, 1]);
});
