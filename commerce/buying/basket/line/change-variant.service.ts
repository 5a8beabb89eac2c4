import { z } from 'zod';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { BasketRefusal } from '../basket.errors.ts';
import { isSold } from '../basket.rules.ts';
import { type BasketChange, checkLineStock, getBasket } from '../basket.service.ts';
import { bumpBasket, lockBasket } from '../basket.store.ts';
import type { Article } from '../basket.types.ts';
import { findAddition } from './addition.store.ts';
import { deleteLines, moveAnswers, readLines, replaceVariant, writeLine } from './basket-line.store.ts';

const uuid = z.uuid();
const sku = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\0]+$/);

/**
 * Puts another variant of the same article in a line's place: its pieces, its position and the answers about its
 * services stay. Where the other variant has a line already, the pieces and the answers are added to that: a service
 * that was chosen in one of them stays chosen. Nothing changes when it is refused.
 */
export async function changeBasketVariant(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { readonly lineId: string; readonly variantSku: string },
): Promise<Result<BasketChange, BasketRefusal>> {
  const lineId = uuid.safeParse(input.lineId);
  const number = sku.safeParse(input.variantSku);
  const unknown = refuse({ code: 'VariantNotFound' as const, sku: input.variantSku });
  if (!lineId.success || !number.success) return unknown;
  return runInTransaction(ctx, async (inner) => {
    const basket = await lockBasket(inner, ctx.visitor);
    const lines = basket ? await readLines(inner, basket.basketId) : [];
    const line = lines.find((candidate) => candidate.lineId === lineId.data);
    const article =
      line && (await findVariantArticle(inner, ctx.visitor, number.data, line.article.productId));
    if (!basket || !line || !article) return unknown;
    if (article.variantId === line.article.variantId)
      return ok({ basket: await getBasket(inner), lineId: line.lineId });
    const other = lines.find((candidate) => candidate.article.variantId === article.variantId);
    const wanted = checkLineStock(article, line.quantity + (other?.quantity ?? 0));
    if (!wanted.ok) return wanted;
    if (other) {
      await moveAnswers(inner, line.lineId, other.lineId);
      await deleteLines(inner, basket.basketId, line.lineId);
      await writeLine(inner, basket.basketId, wanted.value);
    } else {
      await replaceVariant(inner, line.lineId, wanted.value);
      await bumpBasket(inner, basket.basketId);
    }
    return ok({ basket: await getBasket(inner), lineId: (other ?? line).lineId });
  });
}

/** @returns null if the article has no such variant, or it is not sold */
async function findVariantArticle(
  ctx: RequestContext,
  visitor: Visitor,
  variantSku: string,
  productId: number,
): Promise<Article | null> {
  const found = await findAddition(ctx, visitor, variantSku);
  return found && found.article.productId === productId && isSold(found.article) ? found.article : null;
}
