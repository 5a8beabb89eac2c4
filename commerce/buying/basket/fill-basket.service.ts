import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { addToBasket } from './basket.service.ts';
import { lockOrMakeBasket } from './basket.store.ts';
import { findAddition } from './line/addition.store.ts';

type Shopper = RequestContext & { readonly visitor: Visitor };
type Pieces = { readonly variantSku: string; readonly quantity: number };

/**
 * Adds the wanted pieces that the basket lacks, as far as they are in stock. Pieces already in it count, so that a
 * request sent twice, even at the same instant, adds them once.
 * @returns for each wanted item, how many of its pieces the basket now holds
 */
export async function fillBasket(ctx: Shopper, wanted: readonly Pieces[]): Promise<number[]> {
  return runInTransaction(ctx, async (transaction) => {
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
