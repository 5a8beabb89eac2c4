import { type RawBuilder, sql } from 'kysely';

/** `rows` as a table expression named n; absent and undefined properties are null. @param columns with their types */
export function recordset(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(${sql.raw(columns)})`;
}
