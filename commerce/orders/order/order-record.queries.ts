import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { Order } from './order.rules.ts';
import { loadOrderWithLines, selectOrders } from './order-record.store.ts';

/** The visitor's own order with this key: placed in this session, or by this signed-in customer. */
export async function findByKey(ctx: RequestContext, visitor: Visitor, key: string): Promise<Order | null> {
  const row = await selectOrders(ctx)
    .where('idempotency_key', '=', key)
    .where((eb) => {
      const inSession = eb('session_id', '=', visitor.sessionId);
      const customerId = getSignedInCustomer({ visitor });
      return customerId ? eb.or([inSession, eb('customer_id', '=', customerId)]) : inSession;
    })
    .executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

/** The last order of a basket that was placed since `since` in this session. */
export async function findLastOfBasket(
  ctx: RequestContext,
  visitor: Visitor,
  basketId: string,
  since: Date,
): Promise<Order | null> {
  const row = await selectOrders(ctx)
    .where('basket_id', '=', basketId)
    .where('session_id', '=', visitor.sessionId)
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    // a fixed choice of two of the same instant: presses at the same time are answered with one order
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

/** The last order since `since`: placed in this session without an account, or by this customer. */
export async function findLastOfVisitor(
  ctx: RequestContext,
  { sessionId, customerId, since }: { sessionId: string; customerId: string | null; since: Date },
): Promise<Order | null> {
  const row = await selectOrders(ctx)
    .where((eb) => {
      const asGuest = eb.and([eb('session_id', '=', sessionId), eb('customer_id', 'is', null)]);
      return customerId ? eb.or([asGuest, eb('customer_id', '=', customerId)]) : asGuest;
    })
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

export async function findById(ctx: RequestContext, orderId: string): Promise<Order | null> {
  const row = await selectOrders(ctx).where('order_id', '=', orderId).executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

export async function findByNumber(ctx: RequestContext, orderNumber: string): Promise<Order | null> {
  const row = await selectOrders(ctx).where('order_number', '=', orderNumber).executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}
