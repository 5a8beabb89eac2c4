import type pg from 'pg';

type Column = {
  table: string;
  name: string;
  /** format_type's base name: text, int8, _int4 … */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  generated: boolean;
  comment: string | null;
};

/** Text of `commerce/ground/database/schema.ts`: the tables of a migrated database as Kysely types. */
export async function generateDatabaseSchema(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows: columns } = await pool.query<Column>(COLUMNS);
  const { rows: checks } = await pool.query<{ table: string; definition: string }>(CHECKS);
  const unions = new Map(checks.flatMap(({ table, definition }) => parseUnion(table, definition)));
  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(([table, ofTable]) => generateTable(table, ofTable, unions));
  const tenantTables = [...tables].filter(([, ofTable]) => ofTable.some(({ name }) => name === 'tenant_id'));
  return [
    HEADER,
    ...interfaces,
    `export type DB = {\n${[...tables.keys()].map((table) => `  ${table}: ${formatTypeName(table)};\n`).join('')}};\n`,
    TENANT_COMMENT,
    `export const tenantTables = [\n${tenantTables.map(([table]) => `  '${table}',\n`).join('')}] as const;\n`,
  ].join('\n');
}

const HEADER = `// Written by \`npm run generate\` from the migrated database; the check compares it. Change a migration instead.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** numeric: read as a string, so that nothing is rounded */
type Numeric = ColumnType<string, number | string, number | string>;
/**
 * jsonb: every reader parses it; it is written as JSON text, because the driver would write an array as an array of
 * SQL
 */
type Json = ColumnType<unknown, string, string>;
`;

const TENANT_COMMENT = '/** Tables whose rows belong to one tenant. */';

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
         a.atthasdef or a.attidentity <> '' as "hasDefault",
         a.attgenerated <> '' or a.attidentity = 'a' as generated,
         col_description(c.oid, a.attnum) as comment
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by c.relname, a.attnum`;

const CHECKS = `
  select c.relname as table, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype = 'c' and array_length(k.conkey, 1) = 1 and c.relnamespace = 'public'::regnamespace`;

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'Numeric',
  timestamptz: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
};

function generateTable(
  table: string,
  columns: readonly Column[],
  unions: ReadonlyMap<string, string>,
): string {
  const lines = columns.map((column) => {
    const comment = column.comment === null ? '' : `  /** ${column.comment} */\n`;
    return `${comment}  ${column.name}: ${getColumnType(column, unions.get(`${column.table}.${column.name}`))};\n`;
  });
  return `export type ${formatTypeName(table)} = {\n${lines.join('')}};\n`;
}

function getColumnType(column: Column, union: string | undefined): string {
  const base = union ?? getValueType(column.type);
  const value = column.nullable ? `${base} | null` : base;
  if (column.generated) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

/** Types that JavaScript has no number or date for are read as text: uuid, date, char, tsvector. */
function getValueType(type: string): string {
  if (!type.startsWith('_')) return TYPES[type] ?? 'string';
  const item = type.slice(1);
  return TYPES[item] === 'number' ? 'number[]' : 'string[]';
}

/** Translates `check (state in ('placed', 'cancelled'))`, as PostgreSQL prints it, to a union of literals. */
function parseUnion(table: string, definition: string): [string, string][] {
  const match = /^CHECK \(\(([a-z_]+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition);
  if (!match?.[1] || !match[2]) return [];
  const literals = match[2].split(', ').map((item) => item.replace(/::[a-z ]+$/, ''));
  if (!literals.every((item) => /^(?:'[^']*'|\d+)$/.test(item))) return [];
  return [[`${table}.${match[1]}`, literals.join(' | ')]];
}

function formatTypeName(table: string): string {
  return table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
