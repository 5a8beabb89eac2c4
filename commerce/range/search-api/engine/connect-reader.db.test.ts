import { expect, it } from 'vitest';
import { SEARCH_SESSIONS } from '#commerce/ground/database/session-names.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { connectReader } from './connect-reader.ts';

const database = await testDatabase();
const read = connectReader(database.url);

const readNumber = async (sql: string) => (await read<{ number: number }>(sql, []))[0]?.number;

it('answers each of several simultaneous queries, also beside a failing one', async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at);
  const answers = Promise.all(numbers.map((one) => readNumber(`select ${one} as number`)));
  const failed = readNumber('select 1 / 0 as number');
  const after = readNumber('select 20 as number');
  await expect(failed).rejects.toThrow('division by zero');
  expect([...(await answers), await after]).toEqual([...numbers, 20]);
});

it('reconnects when its connection was lost', async () => {
  await readNumber('select 1 as number');
  const { rows } = await database.pool.query<{ ended: boolean }>(
    `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
      where application_name = '${SEARCH_SESSIONS}' and datname = current_database()`,
  );
  expect(rows).toEqual([{ ended: true }]);
  // a query may still be sent into the lost connection
  await readNumber('select 2 as number').catch(() => {});
  expect(await readNumber('select 3 as number')).toBe(3);
});
