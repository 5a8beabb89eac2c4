import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type MarkedOrder, markReviews } from './purchase-mark.store.ts';

/**
 * Gives the purchase mark to a customer's reviews of articles that have arrived: they may have been written before. In
 * the transaction that records the delivery.
 */
export function addPurchaseMarks(ctx: RequestContext, order: MarkedOrder): Promise<void> {
  return markReviews(ctx, order, true);
}

/**
 * Takes the purchase mark from a customer's reviews of articles that were cancelled with an order, unless another order
 * has them. In the transaction that cancels.
 */
export async function dropPurchaseMarks(ctx: RequestContext, order: MarkedOrder): Promise<void> {
  await markReviews(ctx, order, false);
}
