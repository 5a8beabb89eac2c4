import { sql } from 'kysely';
import { WriteBatch, type Writes } from '#commerce/ground/database/write-batch.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

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
  await new WriteBatch().add(orderEventRows(ctx, input)).write(ctx.db);
}

/** The same for those who write it with other things. */
export function orderEventRows(ctx: RequestContext, input: OrderEventInput): Writes {
  return {
    new_order_event: sql`
      insert into order_event (tenant_id, order_id, type, data, happened_at)
      values (${ctx.tenant.id}, ${input.orderId}, ${input.type}, ${JSON.stringify(input.data ?? {})},
              ${ctx.clock.now()})`,
  };
}
