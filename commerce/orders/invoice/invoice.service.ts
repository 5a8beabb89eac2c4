import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import type { KeptOrder, ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { takeNextNumber } from '#commerce/people/customer/number-range.service.ts';
import { buildCreditNote, buildInvoice, type InvoiceDocument, invoiceDocument } from './invoice.rules.ts';
import { buildInvoicePaper } from './invoice-paper.rules.ts';

const INVOICE = 'invoice';

/**
 * Issues the order's invoice with the first parcel; once, in the caller's transaction.
 * @param supply.paid nothing is left to be paid
 * @param supply.kept the part of the order that has not been cancelled
 * @returns its number
 */
export async function issueInvoice(
  ctx: RequestContext,
  order: Order,
  supply: { readonly suppliedAt: Date; readonly paid: boolean; readonly kept: KeptOrder },
): Promise<string> {
  const known = await findInvoiceNumber(ctx, order.orderId, INVOICE);
  if (known !== null) return known;
  const number = await takeNextNumber(ctx, 'invoice');
  const document = buildInvoice(order, { tenant: ctx.tenant, number, issuedAt: ctx.clock.now(), ...supply });
  await insertInvoice(ctx, order.orderId, INVOICE, document);
  return number;
}

/**
 * Issues the credit note of a return, once, in the caller's transaction.
 * @returns its number; null if nothing is refunded
 */
export async function issueCreditNote(
  ctx: RequestContext,
  order: Order,
  { effect, returnId }: { readonly effect: ReturnEffect; readonly returnId: string },
): Promise<string | null> {
  if (effect.refundMinor === 0) return null;
  const cause = `return:${returnId}`;
  const known = await findInvoiceNumber(ctx, order.orderId, cause);
  if (known !== null) return known;
  const invoiceNumber = await findInvoiceNumber(ctx, order.orderId, INVOICE);
  const number = await takeNextNumber(ctx, 'credit-note');
  const facts = { tenant: ctx.tenant, number, issuedAt: ctx.clock.now(), invoiceNumber };
  await insertInvoice(ctx, order.orderId, cause, buildCreditNote(order, effect, facts));
  return number;
}

async function findInvoiceNumber(
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

async function insertInvoice(
  ctx: RequestContext,
  orderId: string,
  cause: string,
  document: InvoiceDocument,
): Promise<void> {
  await ctx.db
    .insertInto('invoice')
    .values({
      tenant_id: ctx.tenant.id,
      invoice_number: document.number,
      order_id: orderId,
      kind: document.kind,
      cause,
      total_minor: document.totalMinor,
      document: JSON.stringify(document),
      issued_at: document.issuedAt,
    })
    .execute();
  const { number, kind, totalMinor, currency } = document;
  const data = { invoiceNumber: number, kind, totalMinor, currency };
  await recordOrderEvent(ctx, { orderId, type: 'invoice.issued', data });
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
