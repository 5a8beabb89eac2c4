import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { getLanguage } from '#tenants/tenant.ts';

/** The context in the language of an order, in which its customer is written to. */
export async function createOrderLanguageContext(
  ctx: RequestContext,
  orderId: string,
): Promise<RequestContext> {
  const order = await readOrder(ctx, orderId);
  return order ? { ...ctx, locale: order.locale, language: getLanguage(order.locale) } : ctx;
}
