import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './connection.ts';
import { Json } from './json.rules.ts';
import { buildRecordset } from './recordset.ts';

/** Rows as a table expression, on both engines. */
export function describeRecordsetCases({ kysely: db }: Database): void {
  test('record values come out as they went in', async () => {
    const words = 'tab\t line\nreturn\r back\\slash \\n "quote" {a,b} ’ü€🛋 null';
    const at = new Date('2026-02-28T12:00:00.123Z');
    const list = ['a', words, '', 'null'];
    const rows = [
      {
        id: 1,
        words,
        list,
        data: { words, list },
        tags: [words],
        isNew: false,
        at,
        price: 12.5,
        camelCase: 'x',
      },
      { id: 2, words: null, list: [], data: null, tags: 'text', isNew: true, at: null, price: Number.NaN },
      { id: 3, words: '', list: undefined, data: new Json('{"a": [1]}'), tags: 0 },
    ];
    const source = buildRecordset(
      rows,
      `id integer, words text, list text[], data jsonb, tags jsonb, "isNew" boolean, at timestamptz,
       price numeric, "camelCase" text, nothing smallint`,
    );
    const { rows: read } = await sql`select * from ${source} order by n.id`.execute(db);
    const nothing = { nothing: null, camelCase: null };
    expect(read).toEqual([
      { ...rows[0], ...nothing, camelCase: 'x', price: '12.5' },
      { ...rows[1], ...nothing, price: null },
      { ...rows[2], ...nothing, data: { a: [1] }, list: null, isNew: null, at: null, price: null },
    ]);
  });

  test('values shared by many rows come out in each row', async () => {
    const rows = Array.from({ length: 60 }, (_, id) => {
      return {
        id,
        at: new Date(0),
        list: ['a,b', '"'],
        data: { words: ['x'] },
        currency: 'EURO',
        isNew: false,
      };
    });
    const source = buildRecordset(
      rows,
      'id integer, at timestamptz, list text[], data jsonb, currency char(3), "isNew" boolean, nothing numeric',
    );
    const { rows: read } = await sql`select * from ${source} order by n.id`.execute(db);
    expect(read).toEqual(rows.map((row) => ({ ...row, currency: 'EUR', nothing: null })));
  });

  test('rows with no known values count as rows, and no rows stay no rows', async () => {
    const countRows = async (rows: readonly object[]) => {
      const source = buildRecordset(rows, 'id bigint, words text[]');
      return (await sql<{ count: number }>`select count(*)::int as count from ${source}`.execute(db)).rows;
    };
    expect(await countRows([{}, { id: null }])).toEqual([{ count: 2 }]);
    expect(await countRows([])).toEqual([{ count: 0 }]);
  });

  test('a text that PostgreSQL cannot store is refused', async () => {
    const source = buildRecordset([{ words: 'a\0b' }], 'words text');
    await expect(sql`select * from ${source}`.execute(db)).rejects.toThrow(/invalid byte sequence/);
  });
}
