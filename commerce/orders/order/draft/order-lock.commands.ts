import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type PaidOrder, readPaidOrderRow, selectOrders } from './order-lock.queries.ts';

/** Stores another way to pay that was chosen after the order. */
export async function writePaymentMethod(
  ctx: RequestContext,
  orderId: string,
  method: string,
): Promise<void> {
  await ctx.db
    .updateTable('sales_order')
    .set({ payment_method: method })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Locks an order's row, so that nothing else changes it or its payments until the transaction ends. Always the first
 * lock of a change of payments.
 */
export async function lockOrder(ctx: RequestContext, orderId: string): Promise<PaidOrder | null> {
  const row = await selectOrders(ctx).where('order_id', '=', orderId).forUpdate().executeTakeFirst();
  return row ? readPaidOrderRow(row) : null;
}
