import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { buildEventInsert, type NewOrderEvent } from './order-event.store.ts';

/** Events that can happen to an order; docs/order-events.md describes what each carries. */
export type OrderEventType =
  | 'order.awaiting-payment'
  | 'order.placed'
  | 'order.cancelled'
  | 'order.pieces-cancelled'
  | 'order.shipped'
  | 'order.delivered'
  | 'order.returned'
  | 'order.withdrawn'
  | 'order.held'
  | 'order.released'
  | 'invoice.issued'
  | 'payment.changed'
  | 'payment.refunded'
  | 'payment.refund-failed'
  | 'payment.refund-made'
  | 'payment.reminded'
  | 'credit.changed'
  | 'fitting.moved'
  | 'return.announced'
  | 'exchange.arrived'
  | 'exchange.sent'
  | 'exchange.released'
  | 'loyalty.reported';

export type OrderEventInput = NewOrderEvent & { readonly type: OrderEventType };

/**
 * Records an event of an order, in the transaction in which it happens; it is delivered to other systems after the
 * commit, at least once.
 */
export async function recordOrderEvent(ctx: RequestContext, input: OrderEventInput): Promise<void> {
  await writeTogether(ctx.db, [buildEventInsert(ctx, input)]);
  announce(ctx, input);
}

/** The rows of {@link recordOrderEvent}, for a transaction that writes them together with other rows. */
export function buildOrderEventRows(ctx: RequestContext, input: OrderEventInput): Writes {
  announce(ctx, input);
  return buildEventInsert(ctx, input);
}

function announce({ events, tenant }: RequestContext, { orderId, type }: OrderEventInput): void {
  events.emit({ type: 'order-changed', tenantId: tenant.id, orderId });
  if (type === 'order.placed') events.emit({ type: 'order-placed', tenantId: tenant.id, orderId });
}
