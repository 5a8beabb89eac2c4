import type { RequestContext } from '#commerce/kernel/context.ts';

/** What can happen to an order; docs/order-events.md says what each carries. */
export type OrderEventType =
  | 'order.awaiting-payment'
  | 'order.placed'
  | 'order.cancelled'
  | 'order.shipped'
  | 'order.delivered'
  | 'order.returned'
  | 'order.withdrawn'
  | 'invoice.issued'
  | 'payment.changed'
  | 'payment.refunded';

export type OrderEventInput = {
  readonly orderId: string;
  readonly type: OrderEventType;
  /** JSON: amounts in minor units, times as ISO 8601 in UTC */
  readonly data?: Readonly<Record<string, unknown>>;
};

/**
 * Writes down that something happened to an order, in the transaction in which it happens: other systems are told of
 * it after the commit, at least once each. Emit `order-changed` after the transaction, so that they are told at once.
 */
export async function recordOrderEvent(ctx: RequestContext, input: OrderEventInput): Promise<void> {
  await ctx.db
    .insertInto('order_event')
    .values({
      tenant_id: ctx.tenant.id,
      order_id: input.orderId,
      type: input.type,
      data: JSON.stringify(input.data ?? {}),
      happened_at: ctx.clock.now(),
    })
    .execute();
}
