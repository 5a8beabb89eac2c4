import type { RawBuilder } from 'kysely';
import { lockVouchers } from '#commerce/buying/voucher/basket-voucher.service.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { type BasketView, viewBasket } from '../basket.service.ts';
import { lockBasketWith } from '../basket.store.ts';
import { lockStock } from './lock-for-order.store.ts';

/**
 * Locks the basket and its vouchers, in the order of their ids: two orders can wait for each other, never in a
 * circle.
 * @param stock `first`: the stock of the articles is locked too, and the view stays true until the transaction ends.
 *   `late`: other orders may be quicker, which `orderBasket` reports
 * @param more may name `basket`; it may be as old as the wait for the lock, which a changed version shows
 */
export async function lockForOrder<More>(
  ctx: RequestContext & { readonly visitor: Visitor },
  stock: 'late' | 'first',
  more: RawBuilder<More>,
): Promise<{ readonly basket: BasketView; readonly more: More } | null> {
  const locked = await lockBasketWith(ctx, ctx.visitor, more);
  if (!locked) return null;
  await lockVouchers(ctx, locked.basket);
  if (stock === 'first') await lockStock(ctx, locked.basket.basketId);
  return { basket: await viewBasket(ctx, locked.basket), more: locked.more };
}
