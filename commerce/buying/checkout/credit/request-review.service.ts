import { findVisitorBasket } from '#commerce/buying/basket/order/ordering.service.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { requestReview } from '#commerce/money/credit/decision/review.service.ts';

/**
 * Requests that a person reviews the decision about the credit of the visitor's basket.
 * @returns whether there was a decision to review
 */
export async function requestBasketReview(
  ctx: RequestContext & { readonly visitor: Visitor },
): Promise<boolean> {
  const basket = await findVisitorBasket(ctx);
  return basket !== null && requestReview(ctx, basket.basketId);
}
