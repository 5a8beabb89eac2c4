import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testEmbeddedDatabase } from './test-database.ts';

const { kysely, pool } = await testEmbeddedDatabase();

test('values arrive as the generated types declare', async () => {
  const { rows } = await pool.query(
    `select 9007199254740991::int8 as big, array[1, null]::int8[] as bigs, '{}'::date[] as days, 12.50::numeric as exact,
            date '2026-02-28' as day, timestamptz '2026-02-28T12:00:00Z' as moment, '{"a":1}'::jsonb as json`,
  );
  expect(rows[0]).toEqual({
    big: 9007199254740991,
    bigs: [1, null],
    days: [],
    exact: '12.50',
    day: '2026-02-28',
    moment: new Date('2026-02-28T12:00:00Z'),
    json: { a: 1 },
  });
});

test('an integer that JavaScript would round causes an error', async () => {
  await expect(pool.query('select 9007199254740993::int8 as big')).rejects.toThrow('9007199254740993');
});

test('a failed transaction leaves nothing behind', async () => {
  const failing = kysely.transaction().execute(async (trx) => {
    await trx.insertInto('brand').values({ slug: 'lost', name: 'Lost' }).execute();
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await kysely.selectFrom('brand').selectAll().execute()).toEqual([]);
});

test('other queries get their turn while a transaction sends statement after statement', async () => {
  let [turns, isOver] = [0, false];
  const runOtherTurns = async () => {
    for (; !isOver; turns += 1) await nextTurn();
  };
  const counting = runOtherTurns();
  await kysely.transaction().execute(async (trx) => {
    for (let nth = 0; nth < 10; nth += 1)
      await sql`select count(*) from generate_series(1, 100000 + ${nth}::int)`.execute(trx);
  });
  isOver = true;
  await counting;
  expect(turns).toBeGreaterThan(9);
});

test.each(['dutch', 'german', 'french'])('text search knows the language %s', async (language) => {
  const { rows } = await pool.query('select to_tsvector($1::regconfig, $2)::text as words', [
    language,
    'tafels',
  ]);
  expect(rows[0].words).not.toBe('');
});
