import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './connection.ts';
import { isDatabaseUnavailable } from './unavailable.rules.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-engine-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir });
  await database.pool.query('create table kept (number int primary key)');
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function numbers(): Promise<number[]> {
  const { rows } = await database.pool.query<{ number: number }>('select number from kept order by number');
  return rows.map(({ number }) => number);
}

/** A checkpoint that cannot write its file ends PostgreSQL, as on a full disk. */
async function stopEngine(query: (text: string) => Promise<unknown>): Promise<unknown> {
  const obstacle = join(dataDir, 'database/pg_logical/replorigin_checkpoint.tmp');
  mkdirSync(obstacle);
  try {
    return await query('checkpoint').catch((error) => error);
  } finally {
    rmSync(obstacle, { recursive: true });
  }
}

test('a database that ended itself fails its queries and then works again with all that was committed', async () => {
  await database.pool.query('insert into kept values (1)');
  const [began, ended] = [once(database.outages, 'began'), once(database.outages, 'ended')];
  expect(isDatabaseUnavailable(await stopEngine((text) => database.pool.query(text)))).toBe(true);
  const failed = await Promise.all([1, 2, 3].map(() => numbers().catch((error) => error)));
  expect(failed.map(isDatabaseUnavailable)).toEqual([true, true, true]);
  expect(() => database.embedded).toThrow('cannot be used now');
  expect((await began)[0].message).toContain('replorigin_checkpoint');
  await ended;
  expect(await numbers()).toEqual([1]);
  await database.pool.query('insert into kept values (2)');
  expect(await numbers()).toEqual([1, 2]);
});

test('a transaction that the database ended under does not go on in the next one', async () => {
  const ended = once(database.outages, 'ended');
  const before = await numbers();
  const transaction = database.kysely.transaction().execute(async (trx) => {
    await sql`insert into kept values (10)`.execute(trx);
    await stopEngine((text) => sql.raw(text).execute(trx));
    await ended;
    await sql`insert into kept values (11)`.execute(trx);
  });
  await expect(transaction).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await numbers()).toEqual(before);
});

test('a database that answers with an exception is opened again too', async () => {
  const { embedded, outages } = database;
  if (!embedded) throw new Error('the database is a server');
  const ended = once(outages, 'ended');
  vi.spyOn(embedded, 'execProtocolStream').mockRejectedValue(new WebAssembly.RuntimeError('unreachable'));
  await expect(numbers()).rejects.toSatisfy(isDatabaseUnavailable);
  await ended;
  expect(await numbers()).toEqual(expect.arrayContaining([1, 2]));
});
