import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import { lockForOrder } from '#commerce/buying/basket/order/lock-for-order.service.ts';
import type { VisitorContext } from './checkout.service.ts';
import { type CheckoutRow, readCheckoutEntries, selectBasketEntries } from './checkout.store.ts';

/**
 * The visitor's basket, locked for an order by {@link lockForOrder}, with the entries of its checkout. They may be as
 * old as the wait for the lock: then the basket has another version than the customer saw, and is not ordered.
 */
export async function lockCheckout(
  ctx: VisitorContext,
  stock: 'late' | 'first',
): Promise<{ readonly basket: BasketView; readonly entered: CheckoutRow } | null> {
  const locked = await lockForOrder(ctx, stock, selectBasketEntries(ctx));
  return locked && { basket: locked.basket, entered: readCheckoutEntries(locked.more) };
}
