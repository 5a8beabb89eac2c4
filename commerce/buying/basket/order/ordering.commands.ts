import { sql } from 'kysely';
import { redeemVouchers } from '#commerce/buying/voucher/voucher-use.service.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { buildStockWithdrawal } from '#commerce/range/stock/stock.commands.ts';
import type { BasketView } from '../basket.service.ts';

/** Another order took a line's last pieces after they were read: the transaction has to be undone. */
export class StockTakenError extends Error {
  override readonly name = 'StockTakenError';
}

/**
 * The changes that ordering makes to a locked basket: its vouchers are counted as used, it is emptied, and its pieces
 * leave the stock, all of them or none. It is the last part of an order: rows that every order needs are locked for a
 * moment only, in the order of the ids, like everything that orders lock.
 * @param rows of the order, written by the same statement
 * @throws StockTakenError when a line's pieces are not there
 */
export async function orderBasket(
  ctx: RequestContext,
  basket: BasketView & { readonly basketId: string },
  order: { readonly orderId: string; readonly email: string },
  rows: readonly Writes[],
): Promise<void> {
  const { basketId, lines } = basket;
  const emptied = buildBasketReset(ctx, basketId);
  await redeemVouchers(ctx, order, basket);
  const pieces = lines.map(({ article, quantity }) => ({ variantId: article.variantId, quantity }));
  const answer = sql<{ product_id: number; quantity: number }>`select product_id, quantity from taken_stock`;
  const taken = await writeTogether(ctx.db, [emptied, ...rows, buildStockWithdrawal(ctx, pieces)], answer);
  if (taken.length !== lines.length) {
    const missing = `${lines.length - taken.length} of ${lines.length} lines of basket ${basketId}`;
    throw new StockTakenError(`${missing} were sold out before order ${order.orderId}`);
  }
  // the shown availability changes when few or no pieces are left
  const visible = taken.filter(({ quantity }) => quantity <= ctx.tenant.stock.fewPieces);
  if (visible.length === 0) return;
  const productIds = [...new Set(visible.map((row) => row.product_id))];
  ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds });
}

/**
 * A basket after its order: no lines, no vouchers, no entries of the checkout, and a new version, so that nothing old
 * can be ordered.
 */
function buildBasketReset(ctx: RequestContext, basketId: string): Writes {
  const own = sql`tenant_id = ${ctx.tenant.id} and basket_id = ${basketId}`;
  return {
    gone_lines: sql`delete from basket_line where ${own}`,
    gone_checkout: sql`delete from checkout where ${own}`,
    emptied_basket: sql`
      update basket set version = version + 1, voucher_ids = '{}', postal_code = null,
                        postal_code_signed_in = false, updated_at = ${ctx.clock.now()}
       where ${own}`,
  };
}
