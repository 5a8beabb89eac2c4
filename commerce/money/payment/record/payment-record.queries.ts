import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type Payment, readPaymentRow } from './payment-record.commands.ts';

export async function findPayment(ctx: RequestContext, paymentId: string): Promise<Payment | null> {
  const row = await selectPayments(ctx).where('payment_id', '=', paymentId).executeTakeFirst();
  return row ? readPaymentRow(row) : null;
}

export async function findByReference(
  ctx: RequestContext,
  provider: string,
  reference: string,
): Promise<Payment | null> {
  const row = await selectPayments(ctx)
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  return row ? readPaymentRow(row) : null;
}

/** All attempts of an order, the last first. */
export async function listOrderPayments(ctx: RequestContext, orderId: string): Promise<Payment[]> {
  const rows = await selectPayments(ctx).where('order_id', '=', orderId).orderBy('attempt', 'desc').execute();
  return rows.map(readPaymentRow);
}

export function selectPayments(ctx: RequestContext) {
  return ctx.db.selectFrom('payment').selectAll().where('tenant_id', '=', ctx.tenant.id);
}
