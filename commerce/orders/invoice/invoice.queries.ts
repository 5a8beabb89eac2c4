import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { invoiceDocument } from './invoice.rules.ts';
import { buildInvoicePaper } from './invoice-paper.rules.ts';

export async function findInvoiceNumber(
  ctx: RequestContext,
  orderId: string,
  cause: string,
): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('invoice')
    .select('invoice_number')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  return row?.invoice_number ?? null;
}

export type InvoiceInfo = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly totalMinor: number;
  readonly issuedAt: Date;
};

/** An order's invoices and credit notes, the oldest first. */
export async function listInvoices(ctx: RequestContext, orderId: string): Promise<InvoiceInfo[]> {
  const rows = await ctx.db
    .selectFrom('invoice')
    .select(['invoice_number', 'kind', 'total_minor', 'issued_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('invoice_number')
    .execute();
  return rows.map((row) => ({
    number: row.invoice_number,
    kind: row.kind,
    totalMinor: row.total_minor,
    issuedAt: row.issued_at,
  }));
}

/**
 * An invoice or credit note as PDF, drawn from what was stored on its day; the amount to be paid, and the QR bill for
 * it, are the current ones, so that no paid amount is demanded.
 * @param orderId null for any order; the caller has checked whose it is
 * @returns null if there is none
 */
export async function renderInvoicePdf(
  ctx: RequestContext,
  number: string,
  orderId: string | null = null,
): Promise<Buffer | null> {
  let query = ctx.db
    .selectFrom('invoice')
    .select(['document', 'order_id'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('invoice_number', '=', number);
  if (orderId !== null) query = query.where('order_id', '=', orderId);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const document = invoiceDocument.parse(row.document);
  const texts = await loadMailTexts(ctx, document.locale);
  const { openMinor } = await getOrderBalance(ctx, row.order_id);
  return renderPaper(buildInvoicePaper({ document, openMinor, tenant: ctx.tenant, texts }));
}
