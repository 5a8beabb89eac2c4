import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';

export type BorrowerRefusal =
  | TooManyAttempts
  | { readonly code: 'OrderNotFound' }
  /** the postal code is not that of the order's billing address */
  | { readonly code: 'FactRefused' };

/**
 * Finds an order for a person who changes its credit: its signed-in customer, or a holder of its secret who also
 * knows the postal code of its billing address, since a mailed link may have been forwarded.
 */
export async function findBorrowed(
  ctx: RequestContext,
  asked: { readonly orderNumber: string; readonly accessToken: string | null; readonly postalCode: string },
): Promise<Result<Order, BorrowerRefusal>> {
  const order = await getOrder(ctx, asked);
  if (!order) return refuse({ code: 'OrderNotFound' as const });
  const customerId = getSignedInCustomer(ctx);
  if (customerId !== null && customerId === order.customerId) return ok(order);
  const retryAfterSeconds = await ctx.attempts.countCreditFact(order.orderId);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts' as const, retryAfterSeconds });
  // as the form of the address reads it: with the country in front, in small letters, copied with a comma
  const typed = createPostalCodeSchema(ctx.tenant.country).safeParse(asked.postalCode);
  const isRight = typed.success && typed.data === order.billingAddress.postalCode;
  return isRight ? ok(order) : refuse({ code: 'FactRefused' as const });
}
