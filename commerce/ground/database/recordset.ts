import { type RawBuilder, sql } from 'kysely';
import { Json } from './json.rules.ts';
import { textArray } from './text-array.ts';

/** Rows from which on a value that all of them share is sent once; fewer keep the same statement, to be prepared. */
const MANY = 50;

/** Columns of a table expression with their rows. */
export type Columns = RawBuilder<unknown>;

/**
 * `rows` as a table expression named n; absent and undefined properties are null. Each column is sent as an array of
 * texts: both sides have less work with it than with rows of JSON.
 * @param columns names of properties, with their types; what is too long for one is cut
 */
export function recordset(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return tableOf(columnsOf(rows, columns));
}

/** Columns as a table expression named n. @param columns of {@link columnsOf}, each of as many rows */
export function tableOf(...columns: readonly Columns[]): RawBuilder<unknown> {
  return sql`(select ${sql.join(columns)}) as n`;
}

/** The columns of a {@link recordset}, which can be written down before its statement is sent. */
export function columnsOf(rows: readonly object[], columns: string): Columns {
  const written = columns.split(',').map((column, index) => {
    const [, name = '', type = ''] = /^(\S+)\s+(.+)$/.exec(column.trim()) ?? [];
    const property = name.replaceAll('"', '');
    const texts = rows.map((row) => textOf(row[property as keyof typeof row], type));
    // the first column's array gives the number of rows
    const isShared = index > 0 && rows.length >= MANY && texts.every((text) => text === texts[0]);
    const value = isShared ? sql`${texts[0]}::text` : sql`unnest(${textArray(texts)}::text[])`;
    return sql`${value}::${sql.raw(type)} as ${sql.raw(name)}`;
  });
  return sql.join(written);
}

function textOf(value: unknown, type: string): string | null {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (type === 'jsonb') return value instanceof Json ? value.text : JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

const quoted = (element: unknown): string => `"${String(element).replaceAll(/["\\]/g, '\\$&')}"`;
