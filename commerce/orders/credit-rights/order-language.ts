import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { readOrder } from '#commerce/orders/order/order-lock.service.ts';
import { languageOf } from '#tenants/tenant.ts';

/** The context in the language in which an order was placed: what is written to its customer is. */
export async function inOrderLanguage(ctx: RequestContext, orderId: string): Promise<RequestContext> {
  const order = await readOrder(ctx, orderId);
  return order ? { ...ctx, locale: order.locale, language: languageOf(order.locale) } : ctx;
}
