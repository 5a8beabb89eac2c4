import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Most rows of one table, more than any customer has. Tables with more are listed in `cut`. */
export const MOST_ROWS = 50_000;

export async function readTable(
  ctx: RequestContext,
  customer: Customer,
  table: string,
  exported: ExportedTable,
): Promise<Row[]> {
  const { of, without = [], names } = exported;
  if (of.by === 'email' && !customer.emailVerified) return [];
  const article = names ? sql`|| jsonb_build_object('article', ${selectArticle(table)})` : sql``;
  const { rows } = await sql<{ row: Row }>`
    select (to_jsonb(t) - ${[...without, 'tenant_id']}::text[]) ${article} as row
      from ${sql.raw(table)} t
     where t.tenant_id = ${ctx.tenant.id} and ${isCustomers(ctx, customer, 't', table)}
     limit ${MOST_ROWS + 1}`.execute(ctx.db);
  return rows.map(({ row }) => row);
}

/**
 * The condition that a row belongs to the customer, for every table.
 * @param alias the name of the row in the statement
 */
function isCustomers(
  ctx: RequestContext,
  customer: Customer,
  alias: string,
  table: string,
): RawBuilder<unknown> {
  const exported = EXPORTED_TABLES[table];
  if (!exported) throw new Error(`the table ${table} is not exported`);
  const { of } = exported;
  const selectColumn = (name: string) => sql.ref(`${alias}.${name}`);
  const own = sql`${selectColumn('tenant_id')} = ${ctx.tenant.id}`;
  switch (of.by) {
    case 'customer':
      return sql`${own} and ${selectColumn('customer_id')} = ${customer.customerId}::uuid`;
    case 'customer-or-email': {
      const byId = sql`${selectColumn('customer_id')} = ${customer.customerId}::uuid`;
      const byEmail = sql`${customer.emailVerified} and ${selectColumn(of.column)} = ${customer.email}`;
      return sql`${own} and (${byId} or (${byEmail}))`;
    }
    case 'debtor':
      return sql`${own} and ${selectColumn('debtor')} = ${`customer:${customer.customerId}`}`;
    case 'email':
      return sql`${own} and ${selectColumn(of.column)} = ${customer.email}`;
    case 'order':
      return sql`${own} and ${selectColumn('order_id')} in (
        select order_id from sales_order
         where tenant_id = ${ctx.tenant.id} and customer_id = ${customer.customerId}::uuid)`;
    case 'parent': {
      const parent = `${alias}_${of.parent}`;
      const joined = of.columns.map((name) => sql`${sql.ref(`${parent}.${name}`)} = ${selectColumn(name)}`);
      return sql`${own} and exists (select from ${sql.raw(of.parent)} as ${sql.ref(parent)}
        where ${sql.join(joined, sql` and `)} and ${isCustomers(ctx, customer, parent, of.parent)})`;
    }
  }
}

/** The article's number and name instead of the shop's internal id. */
function selectArticle(table: string): RawBuilder<unknown> {
  return table === 'basket_line'
    ? sql`(select v.sku from variant v where v.variant_id = t.variant_id)`
    : sql`(select p.sku from product p where p.product_id = t.product_id)`;
}
