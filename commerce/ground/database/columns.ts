import { type RawBuilder, sql } from 'kysely';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** A row whose columns are called as fields are: `delivery_days_min` is `deliveryDaysMin`. */
export type InCamelCase<Row> = { [Name in keyof Row & string as Camel<Name>]: Row[Name] };

/** The fields of a row that are its columns unchanged. */
export function readColumns<Row extends object, Field extends keyof InCamelCase<Row> & string>(
  row: Row,
  fields: readonly Field[],
): Pick<InCamelCase<Row>, Field> {
  const columns = row as Readonly<Record<string, unknown>>;
  const read = Object.fromEntries(fields.map((field) => [field, columns[formatColumnName(field)]]));
  return read as Pick<InCamelCase<Row>, Field>;
}

/** The columns of an insert, and its values in the same order. */
export function buildInsertColumns(fields: Readonly<Record<string, unknown>>): {
  readonly columns: RawBuilder<unknown>;
  readonly values: RawBuilder<unknown>;
} {
  return {
    // one part of the statement instead of one for each name
    columns: sql.raw(Object.keys(fields).map(formatColumnName).join(', ')),
    values: sql.join(Object.values(fields)),
  };
}

const columnNames = new Map<string, string>();

/** @param field in camel case, of the code: there are few, and each name is made once */
export function formatColumnName(field: string): string {
  const known = columnNames.get(field) ?? field.replace(/[A-Z]/g, (part) => `_${part.toLowerCase()}`);
  columnNames.set(field, known);
  return known;
}
