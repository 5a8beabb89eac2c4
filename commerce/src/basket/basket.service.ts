import { z } from 'zod';
import {
  type DeliveryChoice,
  deliveryTerms,
  nothingChosen,
} from '#commerce/delivery/delivery-choice.rules.ts';
import { inTransaction, type RequestContext, type Visitor } from '#commerce/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/kernel/result.ts';
import { readDiscounts } from '#commerce/voucher/basket-voucher.service.ts';
import { articleOf, findArticleRow } from './article.store.ts';
import type { BasketRefusal } from './basket.errors.ts';
import {
  type Article,
  isSold,
  MAX_LINES,
  MAX_QUANTITY,
  maxQuantity,
  type PricedBasket,
  type PriceTerms,
  priceBasket,
} from './basket.rules.ts';
import {
  type BasketRow,
  bumpBasket,
  countPieces,
  deleteLines,
  findBasket,
  lockBasket,
  lockOrMakeBasket,
  readLines,
  readQuantities,
  writeLine,
} from './basket.store.ts';

/** The basket as the visitor sees it now. `basketId` is null while there is none. */
export type BasketView = PricedBasket & {
  readonly basketId: string | null;
  readonly version: number;
  /** what was chosen for its delivery, as far as it has a price */
  readonly delivery: DeliveryChoice;
};
export type BasketChange = { readonly basket: BasketView; readonly lineId: string | null };

const sku = z.string().min(1).max(64);
const uuid = z.uuid();
const wholeNumber = z.number().int();

/** The settings of the context's tenant that prices follow from. */
export function priceTerms(ctx: RequestContext): PriceTerms {
  const { tenant } = ctx;
  return {
    currency: ctx.currency,
    roundTotalTo: tenant.roundTotalTo,
    vatPercent: tenant.vat.standard,
    delivery: deliveryTerms(tenant),
    lineServices: tenant.lineServices,
  };
}

/** The visitor's basket, priced from the database; empty without a visitor. */
export async function getBasket(ctx: RequestContext): Promise<BasketView> {
  const row = ctx.visitor ? await findBasket(ctx, ctx.visitor) : null;
  return viewBasket(ctx, row);
}

/** Prices a basket that the caller has found or locked. */
export async function viewBasket(ctx: RequestContext, row: BasketRow | null): Promise<BasketView> {
  if (!row)
    return { ...priceBasket([], priceTerms(ctx)), basketId: null, version: 0, delivery: nothingChosen };
  const lines = await readLines(ctx, row.basketId);
  const variantIds = lines.map(({ article }) => article.variantId);
  const discounts = await readDiscounts(ctx, row, variantIds);
  const { basketId, version, delivery } = row;
  const choices = { delivery, discounts };
  return { ...priceBasket(lines, priceTerms(ctx), choices), basketId, version, delivery };
}

/** Pieces in the visitor's basket; 0 without a visitor. */
export async function countBasket(ctx: RequestContext): Promise<number> {
  return ctx.visitor ? countPieces(ctx, ctx.visitor) : 0;
}

/**
 * Adds pieces of a variant; pieces that are there already count. Parallel additions wait for each other, none is
 * lost. Nothing changes when it is refused.
 */
export async function addToBasket(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { readonly variantSku: string; readonly quantity: number },
): Promise<Result<BasketChange, BasketRefusal>> {
  const quantity = wholeNumber.min(1).max(MAX_QUANTITY).safeParse(input.quantity);
  const article = await findArticle(ctx, input.variantSku);
  if (!article || !isSold(article)) return refuse({ code: 'VariantNotFound', sku: input.variantSku });
  if (!quantity.success) return refuse({ code: 'QuantityLimit', limit: MAX_QUANTITY });
  return inTransaction(ctx, async (inner) => {
    const basket = await lockOrMakeBasket(inner, ctx.visitor);
    const lines = await readQuantities(inner, basket.basketId);
    const line = lines.find((candidate) => candidate.variant_id === article.variantId);
    if (!line && lines.length >= MAX_LINES) return refuse({ code: 'BasketFull', limit: MAX_LINES });
    return setQuantity(inner, basket, article, (line?.quantity ?? 0) + quantity.data);
  });
}

/** Sets a line's quantity; 0 removes the line, and removing what is gone already is no fault. */
export async function changeBasketLine(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { readonly lineId: string; readonly quantity: number },
): Promise<Result<BasketChange, BasketRefusal>> {
  const quantity = wholeNumber.min(0).max(MAX_QUANTITY).safeParse(input.quantity);
  if (!quantity.success) return refuse({ code: 'QuantityLimit', limit: MAX_QUANTITY });
  const lineId = uuid.safeParse(input.lineId);
  return inTransaction(ctx, async (inner) => {
    const basket = await lockBasket(inner, ctx.visitor);
    const lines = basket && lineId.success ? await readLines(inner, basket.basketId) : [];
    const line = lines.find((candidate) => candidate.lineId === lineId.data);
    if (!basket || !line) {
      if (quantity.data === 0) return ok({ basket: await viewBasket(inner, basket), lineId: null });
      return refuse({ code: 'VariantNotFound', sku: '' });
    }
    if (quantity.data > 0) return setQuantity(inner, basket, line.article, quantity.data);
    await deleteLines(inner, basket.basketId, line.lineId);
    await bumpBasket(inner, basket.basketId);
    return ok({ basket: await viewBasket(inner, next(basket)), lineId: null });
  });
}

async function setQuantity(
  ctx: RequestContext,
  basket: BasketRow,
  article: Article,
  quantity: number,
): Promise<Result<BasketChange, BasketRefusal>> {
  const most = maxQuantity(article);
  if (quantity > MAX_QUANTITY && most === MAX_QUANTITY)
    return refuse({ code: 'QuantityLimit', limit: MAX_QUANTITY });
  if (quantity > most || article.unitMinor === null)
    return refuse({ code: 'InsufficientStock', available: most });
  const { variantId, unitMinor } = article;
  await writeLine(ctx, basket.basketId, { variantId, quantity, seenPriceMinor: unitMinor });
  const view = await viewBasket(ctx, next(basket));
  const written = view.lines.find((line) => line.article.variantId === variantId);
  return ok({ basket: view, lineId: written?.lineId ?? null });
}

function next(basket: BasketRow): BasketRow {
  return { ...basket, version: basket.version + 1 };
}

async function findArticle(ctx: RequestContext, variantSku: string): Promise<Article | null> {
  const parsed = sku.safeParse(variantSku);
  if (!parsed.success || parsed.data.includes('\0')) return null;
  const row = await findArticleRow(ctx, parsed.data);
  return row ? articleOf(row, ctx) : null;
}
