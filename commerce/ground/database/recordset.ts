import { type RawBuilder, sql } from 'kysely';
import { textArray } from './text-array.ts';

/** Rows from which on a value that all of them share is sent once; fewer keep the same statement, to be prepared. */
const MANY = 50;

/**
 * `rows` as a table expression named n; absent and undefined properties are null. Each column is sent as an array of
 * texts: both sides have less work with it than with rows of JSON.
 * @param columns names of properties, with their types; what is too long for one is cut
 */
export function recordset(rows: readonly object[], columns: string): RawBuilder<unknown> {
  const selected = columns.split(',').map((column, index) => {
    const [, name = '', type = ''] = /^(\S+)\s+(.+)$/.exec(column.trim()) ?? [];
    const property = name.replaceAll('"', '');
    const texts = rows.map((row) => textOf(row[property as keyof typeof row], type));
    // the first column's array gives the number of rows
    const isShared = index > 0 && rows.length >= MANY && texts.every((text) => text === texts[0]);
    const value = isShared ? sql`${texts[0]}::text` : sql`unnest(${textArray(texts)}::text[])`;
    return sql`${value}::${sql.raw(type)} as ${sql.raw(name)}`;
  });
  return sql`(select ${sql.join(selected)}) as n`;
}

function textOf(value: unknown, type: string): string | null {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

const quoted = (element: unknown): string => `"${String(element).replaceAll(/["\\]/g, '\\$&')}"`;
