import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { boundPage, type PageQuestion } from '#commerce/ground/kernel/page.rules.ts';

/** An invoice or credit note of one of a customer's orders. */
export type CustomerInvoice = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly orderNumber: string;
  /** for credit notes the amount given back, positive; minor units */
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly issuedAt: Date;
};

export type InvoicePage = {
  readonly invoices: readonly CustomerInvoice[];
  /** of all pages */
  readonly totalCount: number;
};

const MOST = 50;

/**
 * A customer's invoices and credit notes, the latest first. The caller has checked that the visitor is this customer.
 * @param question.size at most 50
 */
export async function listCustomerInvoices(
  ctx: RequestContext,
  customerId: string,
  question: PageQuestion,
): Promise<InvoicePage> {
  const { limit, offset } = boundPage(question, MOST);
  const rows = await selectCustomerInvoices(ctx, customerId)
    .select(['i.invoice_number', 'i.kind', 'o.order_number', 'i.total_minor', 'o.currency', 'i.issued_at'])
    .select((eb) => eb.fn.countAll().over().as('total'))
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.invoice_number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const invoices = rows.map((row) => ({
    number: row.invoice_number,
    kind: row.kind,
    orderNumber: row.order_number,
    totalMinor: row.total_minor,
    currency: row.currency as Currency,
    issuedAt: row.issued_at,
  }));
  return { invoices, totalCount: Number(rows[0]?.total ?? 0) };
}

function selectCustomerInvoices({ db, tenant }: RequestContext, customerId: string) {
  return db
    .selectFrom('invoice as i')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.order_id', '=', 'i.order_id'),
    )
    .where('i.tenant_id', '=', tenant.id)
    .where('o.tenant_id', '=', tenant.id)
    .where('o.customer_id', '=', customerId);
}
