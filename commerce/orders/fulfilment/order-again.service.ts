import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';

/** The lines of an order that went into the basket again. */
export type OrderedAgain = {
  /** pieces that this added to the basket */
  readonly added: number;
  /** lines of which too few pieces, or none, could be added */
  readonly missing: readonly { readonly name: string; readonly left: number }[];
};

/**
 * Puts an order's articles into the visitor's basket at today's prices: each as often as it was ordered, or as often
 * as it is in stock. The caller has checked that the visitor may see the order.
 */
export async function orderAgain(
  ctx: RequestContext & { readonly visitor: Visitor },
  { lines }: Pick<Order, 'lines'>,
): Promise<OrderedAgain> {
  let added = 0;
  const missing: { name: string; left: number }[] = [];
  for (const { sku: variantSku, name, quantity } of lines) {
    const got = await addAsManyAs(ctx, variantSku, quantity);
    added += got;
    if (got < quantity) missing.push({ name, left: got });
  }
  return { added, missing };
}

async function addAsManyAs(
  ctx: RequestContext & { readonly visitor: Visitor },
  variantSku: string,
  quantity: number,
): Promise<number> {
  const all = await addToBasket(ctx, { variantSku, quantity });
  if (all.ok) return quantity;
  if (all.refusal.code !== 'InsufficientStock') return 0;
  const left = Math.min(quantity, all.refusal.available);
  if (left < 1) return 0;
  return (await addToBasket(ctx, { variantSku, quantity: left })).ok ? left : 0;
}
