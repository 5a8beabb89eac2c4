import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import type { InvoiceDocument } from './invoice.rules.ts';

export async function insertInvoice(
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
