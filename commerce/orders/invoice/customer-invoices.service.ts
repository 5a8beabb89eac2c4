import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';

/** An invoice or credit note of one of a customer's orders. */
export type CustomerInvoice = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly orderNumber: string;
  /** credit notes: what they give back, positive; minor units */
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly issuedAt: Date;
};

export type InvoicePage = {
  readonly invoices: readonly CustomerInvoice[];
  /** number of the last one shown, for the next page; null: this is the last page */
  readonly nextCursor: string | null;
};

const MOST = 50;

/**
 * A customer's invoices and credit notes, the latest first. The caller has asked whether the visitor is this customer.
 * @param page.after `nextCursor` of the page before; a number that is not the customer's begins at the first page
 */
export async function listCustomerInvoices(
  ctx: RequestContext,
  customerId: string,
  page: { readonly first: number; readonly after: string | null },
): Promise<InvoicePage> {
  const first = Math.min(Math.max(page.first, 1), MOST);
  const own = () =>
    ctx.db
      .selectFrom('invoice as i')
      .innerJoin('sales_order as o', (join) =>
        join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.order_id', '=', 'i.order_id'),
      )
      .where('i.tenant_id', '=', ctx.tenant.id)
      .where('o.tenant_id', '=', ctx.tenant.id)
      .where('o.customer_id', '=', customerId);
  const last =
    page.after === null
      ? undefined
      : await own().select('i.issued_at').where('i.invoice_number', '=', page.after).executeTakeFirst();
  let query = own()
    .select(['i.invoice_number', 'i.kind', 'o.order_number', 'i.total_minor', 'o.currency', 'i.issued_at'])
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.invoice_number', 'desc')
    .limit(first + 1);
  const { after } = page;
  if (last && after !== null)
    query = query.where((eb) =>
      eb(eb.refTuple('i.issued_at', 'i.invoice_number'), '<', eb.tuple(last.issued_at, after)),
    );
  const rows = await query.execute();
  const invoices = rows.slice(0, first).map((row) => ({
    number: row.invoice_number,
    kind: row.kind,
    orderNumber: row.order_number,
    totalMinor: row.total_minor,
    currency: row.currency as Currency,
    issuedAt: row.issued_at,
  }));
  return { invoices, nextCursor: rows.length > first ? (invoices.at(-1)?.number ?? null) : null };
}

/** Whether an invoice belongs to one of a customer's orders; for its PDF. */
export async function isCustomersInvoice(
  ctx: RequestContext,
  customerId: string,
  invoiceNumber: string,
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('invoice as i')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.order_id', '=', 'i.order_id'),
    )
    .select('i.invoice_number')
    .where('i.tenant_id', '=', ctx.tenant.id)
    .where('o.tenant_id', '=', ctx.tenant.id)
    .where('o.customer_id', '=', customerId)
    .where('i.invoice_number', '=', invoiceNumber)
    .executeTakeFirst();
  return row !== undefined;
}
