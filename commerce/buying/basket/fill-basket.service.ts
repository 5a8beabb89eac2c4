import { inTransaction, type RequestContext, type Visitor } from '#commerce/ground/kernel/context.ts';
import { findAddition } from './addition.store.ts';
import { addToBasket } from './basket.service.ts';
import { lockOrMakeBasket } from './basket.store.ts';

type Shopper = RequestContext & { readonly visitor: Visitor };
type Pieces = { readonly variantSku: string; readonly quantity: number };

/**
 * Adds to the basket what it lacks of the wanted pieces, as far as they are in stock. Pieces that it holds count, so
 * that a request that is sent twice, also at the same instant, adds them once.
 * @returns for each of the wanted, how many of its pieces the basket holds now
 */
export async function fillBasket(ctx: Shopper, wanted: readonly Pieces[]): Promise<number[]> {
  return inTransaction(ctx, async (transaction) => {
    const inner = { ...transaction, visitor: ctx.visitor };
    await lockOrMakeBasket(inner, inner.visitor);
    const held: number[] = [];
    for (const pieces of wanted) held.push(await holdPieces(inner, pieces));
    return held;
  });
}

async function holdPieces(ctx: Shopper, { variantSku, quantity }: Pieces): Promise<number> {
  const found = await findAddition(ctx, ctx.visitor, variantSku);
  const before = found?.basket?.quantity ?? 0;
  if (before >= quantity) return quantity;
  const all = await addToBasket(ctx, { variantSku, quantity: quantity - before });
  if (all.ok) return quantity;
  if (all.refusal.code !== 'InsufficientStock' || all.refusal.available <= before) return before;
  const { available } = all.refusal;
  const some = await addToBasket(ctx, { variantSku, quantity: available - before });
  return some.ok ? available : before;
}
