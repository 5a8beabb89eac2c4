import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

const { kysely } = await testDatabase();

it('a connection closed by the server fails its pending queries and is replaced', async () => {
  const ended = kysely.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    const end = sql`select pg_terminate_backend(${rows[0]?.pid})`;
    return Promise.all([sql`select pg_sleep(20)`.execute(connection), end.execute(kysely)]);
  });
  await expect(ended).rejects.toThrow(/terminat|ECONNRESET/i);
  // the pool may lend it out once more before it hears of its end
  const ask = () =>
    sql<{ one: number }>`select 1 as one`.execute(kysely).then(
      ({ rows }) => rows,
      () => [],
    );
  await expect.poll(ask, { timeout: 10_000 }).toEqual([{ one: 1 }]);
});
