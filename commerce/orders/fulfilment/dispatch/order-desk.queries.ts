import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { OrderState } from '#commerce/orders/order/order.rules.ts';

/** Orders for the shop's own staff; never for a visitor, since no secret is checked. */

export type ListedOrder = {
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly totalMinor: number;
  readonly currency: string;
  readonly paymentMethod: string;
};

/** The newest first. @param asked.state null for any. @param asked.isHeld only those held by a declared withdrawal */
export async function findOrders(
  ctx: RequestContext,
  asked: { readonly state: OrderState | null; readonly first: number; readonly isHeld?: boolean },
): Promise<ListedOrder[]> {
  let query = ctx.db
    .selectFrom('sales_order')
    .select(['order_number', 'state', 'placed_at', 'total_minor', 'currency', 'payment_method'])
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('placed_at', 'desc')
    .orderBy('order_number', 'desc')
    .limit(asked.first);
  if (asked.state !== null) query = query.where('state', '=', asked.state);
  if (asked.isHeld)
    query = query.where('order_id', 'in', (one) =>
      one
        .selectFrom('order_hold')
        .select('order_hold.order_id')
        .where('order_hold.tenant_id', '=', ctx.tenant.id)
        .where('ended_at', 'is', null)
        .where((where) =>
          where.or([where('held_until', 'is', null), where('held_until', '>', ctx.clock.now())]),
        ),
    );
  return (await query.execute()).map((row) => ({
    orderNumber: row.order_number,
    state: row.state,
    placedAt: row.placed_at,
    totalMinor: row.total_minor,
    currency: row.currency,
    paymentMethod: row.payment_method,
  }));
}
