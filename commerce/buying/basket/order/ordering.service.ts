import type { RawBuilder } from 'kysely';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import {
  type BasketRow,
  type BasketWith,
  bumpBasket,
  changeBasketWith,
  findBasket,
  findBasketWith,
  lockOrMakeBasket,
  writePostalCode,
} from '../basket.store.ts';

/**
 * The calls of checkout and order on a basket, besides those of a shopper. All but `findVisitorBasket`, `findVisitorBasketWith` and
 * `changeBasketWith` run in a transaction.
 */

export { changeBasketWith };

export function findVisitorBasket(ctx: RequestContext): Promise<BasketRow | null> {
  return ctx.visitor ? findBasket(ctx, ctx.visitor) : Promise.resolve(null);
}

/**
 * {@link findVisitorBasket}, with more values that are read by the same statement.
 * @param more may name `basket`, its row
 */
export function findVisitorBasketWith<More>(
  ctx: RequestContext,
  more: RawBuilder<More>,
): Promise<BasketWith<More> | null> {
  return ctx.visitor ? findBasketWith(ctx, ctx.visitor, more) : Promise.resolve(null);
}

/** The visitor's basket, locked until the transaction ends; created if there is none. */
export function lockVisitorBasket(ctx: RequestContext & { readonly visitor: Visitor }): Promise<BasketRow> {
  return lockOrMakeBasket(ctx, ctx.visitor);
}

/** Locks the visitor's basket and increases its version: what was seen of it is out of date. */
export async function changeVisitorBasket(
  ctx: RequestContext & { readonly visitor: Visitor },
): Promise<BasketRow> {
  const basket = await lockOrMakeBasket(ctx, ctx.visitor);
  await bumpBasket(ctx, basket.basketId);
  return { ...basket, version: basket.version + 1 };
}

/**
 * Stores the destination postal code of the visitor's basket, which is created if there is none.
 * @param postalCode in its stored form
 */
export async function sendBasketTo(
  ctx: RequestContext & { readonly visitor: Visitor },
  postalCode: string,
): Promise<void> {
  const { basketId } = await lockOrMakeBasket(ctx, ctx.visitor);
  await writePostalCode(ctx, basketId, postalCode);
}
