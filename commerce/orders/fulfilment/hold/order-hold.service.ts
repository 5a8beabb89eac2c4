import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { closeHold, type HoldEnd, readHold } from './order-hold.store.ts';

/**
 * Ends the hold of an order and notifies other systems that what is left of it may leave. In the caller's
 * transaction, which holds the order's lock.
 * @param end.reason the shop's own words; part of the event
 * @returns false if nothing holds the order
 */
export async function endHold(
  ctx: RequestContext,
  orderId: string,
  end: { readonly how: HoldEnd; readonly reason?: string | undefined },
): Promise<boolean> {
  const { how, reason = null } = end;
  const hold = await readHold(ctx, orderId);
  if (!hold) return false;
  await closeHold(ctx, orderId, { how, reason });
  const data = { statementId: hold.statementId, how, reason };
  await recordOrderEvent(ctx, { orderId, type: 'order.released', data });
  return true;
}
