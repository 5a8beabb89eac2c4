import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { type OrderPayment, viewOrderPayment } from './order-payment.service.ts';

/** The order of this session that waits for its payment, after the back button was pressed or the tab was closed. */
export async function findWaitingOrder(ctx: RequestContext): Promise<OrderPayment | null> {
  if (!ctx.visitor) return null;
  const row = await ctx.db
    .selectFrom('sales_order')
    .select('order_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('session_id', '=', ctx.visitor.sessionId)
    .where('state', '=', sql.lit('awaiting_payment'))
    .orderBy('placed_at', 'desc')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  const order = row && (await readOrder(ctx, row.order_id));
  const [payment] = order ? await listOrderPayments(ctx, order.orderId) : [];
  return order && payment ? viewOrderPayment(ctx, order, payment) : null;
}
