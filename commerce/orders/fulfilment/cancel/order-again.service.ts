import { fillBasket } from '#commerce/buying/basket/fill-basket.service.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';

/** The lines of an order that lie in the basket again. */
export type OrderedAgain = {
  /** pieces of the order that the basket holds now */
  readonly added: number;
  /** lines of which the basket holds too few pieces, or none */
  readonly missing: readonly { readonly name: string; readonly left: number }[];
};

/**
 * Puts an order's articles into the visitor's basket at today's prices: each as often as it was ordered, or as often
 * as it is in stock. Sent twice it puts them there once. The caller has checked that the visitor may see the order.
 */
export async function reorderArticles(
  ctx: RequestContext & { readonly visitor: Visitor },
  { lines }: Pick<Order, 'lines'>,
): Promise<OrderedAgain> {
  const wanted = lines.map(({ sku: variantSku, quantity }) => ({ variantSku, quantity }));
  const held = await fillBasket(ctx, wanted);
  const missing = lines.flatMap(({ name, quantity }, index) => {
    const left = held[index] ?? 0;
    return left < quantity ? [{ name, left }] : [];
  });
  return { added: held.reduce((sum, pieces) => sum + pieces, 0), missing };
}
