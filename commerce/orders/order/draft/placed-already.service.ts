import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import { buildOrderKey } from '#commerce/buying/checkout/order-key.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import type { Order } from '../order.rules.ts';
import { findByKey, findLastOfBasket } from '../order-record.queries.ts';

/** For this long a session that has ordered is still answered with its order. */
export const JUST_ORDERED_MS = 30 * 60_000;

/**
 * The order already placed by another press of the same button, or another tab; null if none. It waits for an
 * order that is being placed.
 * @param basket the visitor's, locked
 * @param key the checkout's, in lower case
 */
export async function findPlaced(
  ctx: RequestContext & { readonly visitor: Visitor },
  basket: BasketView | null,
  key: string,
): Promise<Order | null> {
  // an ordered basket is empty and has another version: this version's key has no order yet
  const isNew = basket && basket.lines.length > 0 && key === buildOrderKey(basket.basketId, basket.version);
  const sameKey = isNew ? null : await findByKey(ctx, ctx.visitor, key);
  if (sameKey || !basket?.basketId || basket.lines.length > 0) return sameKey;
  // another tab ordered this basket in a later version
  const since = new Date(ctx.clock.now().getTime() - JUST_ORDERED_MS);
  return findLastOfBasket(ctx, ctx.visitor, basket.basketId, since);
}
