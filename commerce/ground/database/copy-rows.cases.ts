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

  const rows = async () => (await database.pool.query('select * from target order by id')).rows;

  test('values come out as they went in', async () => {
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
    expect(await rows()).toEqual([
      { id: 1, words, list, data: { words, list }, at },
      { id: 2, words: null, list: [], data: null, at: null },
      { id: 3, words: '', list: null, data: {}, at: null },
    ]);
  });

  test('more rows than one chunk, from a generator', async () => {
    async function* many() {
      for (let id = 0; id < 5_000; id += 1) yield [id, `row ${id}`];
    }
    expect(await copyRows(database, 'target', ['id', 'words'], many())).toBe(5_000);
    const { rows: counted } = await database.pool.query('select count(*) as n, max(id) as last from target');
    expect(counted).toEqual([{ n: 5_000, last: 4_999 }]);
  });

  test('a wrong value is an error, and the database goes on', async () => {
    await expect(copyRows(database, 'target', ['id'], [['not a number']])).rejects.toThrow('integer');
    expect(await rows()).toEqual([]);
  });

  test('an error of the generator is the error, and the database goes on', async () => {
    function* failing() {
      yield [1];
      throw new Error('out of rows');
    }
    await expect(copyRows(database, 'target', ['id'], failing())).rejects.toThrow('out of rows');
    expect(await rows()).toEqual([]);
  });
}
