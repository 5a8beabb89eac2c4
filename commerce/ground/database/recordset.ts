import { type RawBuilder, sql } from 'kysely';
import { Json } from './json.rules.ts';

/** Rows from which on a value that all of them share is sent once; fewer keep the same statement, to be prepared. */
const MANY = 50;

/** Columns of a table expression with their rows. */
export type Columns = RawBuilder<unknown>;

/**
 * `rows` as a table expression named n; absent and undefined properties are null. Each column is sent as an array of
 * texts: that is less work for both sides than rows of JSON.
 * @param columns names of properties, with their types; values too long for one are cut
 */
export function buildRecordset(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return buildTable(buildColumns(rows, columns));
}

/** Columns as a table expression named n. @param columns of {@link buildColumns}, each of as many rows */
export function buildTable(...columns: readonly Columns[]): RawBuilder<unknown> {
  return sql`(select ${sql.join(columns)}) as n`;
}

/** The columns of a {@link recordset}, which can be written down before its statement is sent. */
export function buildColumns(rows: readonly object[], columns: string): Columns {
  const written = columns.split(',').map((column, index) => {
    const [, name = '', type = ''] = /^(\S+)\s+(.+)$/.exec(column.trim()) ?? [];
    const property = name.replaceAll('"', '');
    const texts = rows.map((row) => formatValue(row[property as keyof typeof row], type));
    // the first column's array gives the number of rows
    const isShared = index > 0 && rows.length >= MANY && texts.every((text) => text === texts[0]);
    const value = isShared ? sql`${texts[0]}::text` : sql`unnest(${encodeTextArray(texts)}::text[])`;
    return sql`${value}::${sql.raw(type)} as ${sql.raw(name)}`;
  });
  return sql.join(written);
}

function formatValue(value: unknown, type: string): string | null {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (type === 'jsonb') return value instanceof Json ? value.text : JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.map(quoteElement).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

const quoteElement = (element: unknown): string => `"${String(element).replaceAll(/["\\]/g, '\\$&')}"`;

/** PostgreSQL's number of the type text. */
const TEXT = 25;
const LENGTH_BYTES = 4;
const HEADER_BYTES = 20;

/** Texts in PostgreSQL's binary form of text[] (array_recv), in which no sign has to be escaped. */
function encodeTextArray(texts: readonly (string | null)[]): Buffer {
  let size = HEADER_BYTES;
  for (const text of texts) size += LENGTH_BYTES + (text === null ? 0 : Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  // dimensions, whether there are nulls, type, length, first index
  for (const number of [1, 1, TEXT, texts.length, 1]) at = bytes.writeInt32BE(number, at);
  for (const text of texts) {
    const length = text === null ? -1 : bytes.write(text, at + LENGTH_BYTES);
    at = bytes.writeInt32BE(length, at) + Math.max(0, length);
  }
  return bytes;
}
