import { sql } from 'kysely';
import type { RequestContext, Visitor } from '#commerce/kernel/context.ts';
import { FEW_PIECES } from '#commerce/stock/stock.rules.ts';
import { lockVouchers } from '#commerce/voucher/basket-voucher.service.ts';
import type { PricedLine } from './basket.rules.ts';
import { type BasketView, viewBasket } from './basket.service.ts';
import {
  type BasketRow,
  bumpBasket,
  findBasket,
  lockBasket,
  lockOrMakeBasket,
  refreshSeenPrices,
} from './basket.store.ts';

/** What checkout and order do with a basket, besides what a shopper does. All but `basketOf` run in a transaction. */

export function basketOf(ctx: RequestContext): Promise<BasketRow | null> {
  return ctx.visitor ? findBasket(ctx, ctx.visitor) : Promise.resolve(null);
}

/** The visitor's basket, locked until the transaction ends; it is made where there is none. */
export function lockedBasketOf(ctx: RequestContext & { readonly visitor: Visitor }): Promise<BasketRow> {
  return lockOrMakeBasket(ctx, ctx.visitor);
}

/** Locks the visitor's basket, which says that what is seen of it is out of date. */
export async function changeBasketOf(
  ctx: RequestContext & { readonly visitor: Visitor },
): Promise<BasketRow> {
  const basket = await lockOrMakeBasket(ctx, ctx.visitor);
  await bumpBasket(ctx, basket.basketId);
  return { ...basket, version: basket.version + 1 };
}

/**
 * Locks the basket and its vouchers, in the order of their ids: two orders can wait for each other, never in a circle.
 * @param stock `first`: the stock of the articles is locked, too, and what the view says of it holds until the
 * transaction ends. `late`: others may be quicker, and {@link takeStock} says so
 */
export async function lockForOrder(
  ctx: RequestContext & { readonly visitor: Visitor },
  stock: 'late' | 'first',
): Promise<BasketView | null> {
  const basket = await lockBasket(ctx, ctx.visitor);
  if (!basket) return null;
  await lockVouchers(ctx, basket);
  if (stock === 'first') await lockStock(ctx, basket.basketId);
  return viewBasket(ctx, basket);
}

async function lockStock(ctx: RequestContext, basketId: string): Promise<void> {
  await sql`
    select s.variant_id from stock s
     where s.tenant_id = ${ctx.tenant.id} and s.variant_id in (
       select l.variant_id from basket_line l
        where l.tenant_id = ${ctx.tenant.id} and l.basket_id = ${basketId})
     order by s.variant_id
       for update`.execute(ctx.db);
}

/** Somebody else took a line's last pieces after it was looked at: the transaction has to be undone. */
export class StockTakenError extends Error {
  override readonly name = 'StockTakenError';
}

/**
 * Takes the lines' pieces out of stock, all of them or none. The last thing of an order: what everybody wants is locked
 * for a moment only, in the order of the ids, like everything that orders lock.
 * @returns ids of the products whose availability looks different now: few or no pieces are left
 * @throws StockTakenError when a line's pieces are not there
 */
export async function takeStock(ctx: RequestContext, lines: readonly PricedLine[]): Promise<number[]> {
  const variantIds = lines.map((line) => line.article.variantId);
  const quantities = lines.map((line) => line.quantity);
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    with locked as materialized (
      select s.variant_id from stock s
       where s.tenant_id = ${ctx.tenant.id} and s.variant_id = any(${variantIds}::bigint[])
       order by s.variant_id
         for update)
    update stock s set quantity = s.quantity - taken.quantity
      from locked
      join unnest(${variantIds}::bigint[], ${quantities}::int[]) as taken (variant_id, quantity)
        on taken.variant_id = locked.variant_id
     where s.tenant_id = ${ctx.tenant.id} and s.variant_id = locked.variant_id and s.quantity >= taken.quantity
    returning (select v.product_id from variant v where v.variant_id = s.variant_id) as product_id, s.quantity`.execute(
    ctx.db,
  );
  if (rows.length !== lines.length) throw new StockTakenError('a line was sold out meanwhile');
  const visible = rows.filter(({ quantity }) => quantity <= FEW_PIECES);
  return [...new Set(visible.map((row) => row.product_id))];
}

/** After its order: no lines, no vouchers, nothing of what was typed, and a new version, so that nothing old can be ordered. */
export async function emptyBasket(ctx: RequestContext, basketId: string): Promise<void> {
  await sql`
    with lines as (
      delete from basket_line where tenant_id = ${ctx.tenant.id} and basket_id = ${basketId}
    ), entered as (
      delete from checkout where tenant_id = ${ctx.tenant.id} and basket_id = ${basketId}
    )
    update basket set version = version + 1, voucher_ids = '{}', updated_at = ${ctx.clock.now()}
     where tenant_id = ${ctx.tenant.id} and basket_id = ${basketId}`.execute(ctx.db);
}

/** The customer has been shown today's prices. */
export function acknowledgePrices(ctx: RequestContext, basketId: string): Promise<void> {
  return refreshSeenPrices(ctx, basketId);
}
