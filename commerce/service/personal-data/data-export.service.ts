import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatCsvTable } from '#commerce/money/ledger/csv.rules.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { MOST_ROWS, type Row, readTable } from './data-export.store.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';

/** The data that the shop stores about one customer. */
export type PersonalData = {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** tables with more rows than are exported */
  readonly cut: readonly string[];
};

/**
 * Everything that is stored about a customer, table by table, without the shop's own secrets. Rows that belong to an
 * e-mail address only are left out until the customer has confirmed the address.
 */
export async function readPersonalData(ctx: RequestContext, customer: Customer): Promise<PersonalData> {
  const tables: Record<string, readonly Row[]> = {};
  const cut: string[] = [];
  for (const [table, exported] of Object.entries(EXPORTED_TABLES)) {
    const rows = await readTable(ctx, customer, table, exported);
    if (rows.length > MOST_ROWS) cut.push(table);
    if (rows.length > 0) tables[table] = rows.slice(0, MOST_ROWS);
  }
  return { tables, cut };
}

/**
 * A table as CSV, one column for each field, nested values as JSON. Cells that a spreadsheet would run are made text.
 */
export function formatCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const formatCell = (value: unknown) =>
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return formatCsvTable([columns, ...rows.map((row) => columns.map((name) => formatCell(row[name])))]);
}
