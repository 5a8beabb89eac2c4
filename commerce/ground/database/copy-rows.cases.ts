import { beforeEach, expect, test } from 'vitest';
import type { Database } from './connection.ts';
import { copyRows } from './copy-rows.ts';

/** Behaviour that COPY must do on both engines. */
export function copyRowsCases(database: Database): void {
  beforeEach(async () => {
    await database.pool.query('drop table if exists target');
    await database.pool.query(
      'create table target (id int, words text, list text[], data jsonb, at timestamptz)',
    );
  });

  const fetchRows = async () => (await database.pool.query('select * from target order by id')).rows;

  test('copied values come out as they went in', async () => {
    const words = 'tab\t line\nreturn\r back\\slash "quote" \\N ’ü€';
    const at = new Date('2026-02-28T12:00:00.123Z');
    const list = ['a', words, ''];
    await copyRows(
      database,
      'target',
      ['id', 'words', 'list', 'data', 'at'],
      [
        [1, words, list, { words, list }, at],
        [2, null, [], null, null],
        [3, '', null, {}, null],
      ],
    );
    expect(await fetchRows()).toEqual([
      { id: 1, words, list, data: { words, list }, at },
      { id: 2, words: null, list: [], data: null, at: null },
      { id: 3, words: '', list: null, data: {}, at: null },
    ]);
  });

  test('a generator can supply more rows than one chunk', async () => {
    async function* generateManyRows() {
      for (let id = 0; id < 5_000; id += 1) yield [id, `row ${id}`];
    }
    expect(await copyRows(database, 'target', ['id', 'words'], generateManyRows())).toBe(5_000);
    const { rows: counted } = await database.pool.query('select count(*) as n, max(id) as last from target');
    expect(counted).toEqual([{ n: 5_000, last: 4_999 }]);
  });

  test('an invalid value causes an error and the database stays usable', async () => {
    await expect(copyRows(database, 'target', ['id'], [['not a number']])).rejects.toThrow('integer');
    expect(await fetchRows()).toEqual([]);
  });

  test('an error of the generator is passed on and the database stays usable', async () => {
    function* generateFailingRows() {
      yield [1];
      throw new Error('out of rows');
    }
    await expect(copyRows(database, 'target', ['id'], generateFailingRows())).rejects.toThrow('out of rows');
    expect(await fetchRows()).toEqual([]);
  });
}
