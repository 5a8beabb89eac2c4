import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { buildOffer, type Variant } from '#commerce/range/catalogue/listing/offer.rules.ts';
import { findProductBySku, loadProductVariants } from '#commerce/range/catalogue/product/product.queries.ts';
import type { WishlistEditRefusal, WishlistRefusal } from './wishlist.errors.ts';
import {
  changeLine,
  deleteLine,
  insertLine,
  lockWishlist,
  MAX_WISHLIST_LINES,
  readLines,
  type WishlistLine,
} from './wishlist.store.ts';

/** The articles that a visitor keeps, the newest first. */
export type WishlistView = { readonly lines: readonly WishlistLine[] };
/** `line`: the requested one; null if it was removed. */
export type WishlistChange = { readonly wishlist: WishlistView; readonly line: WishlistLine | null };

type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** The visitor's list; empty without a visitor. */
export async function getWishlist(ctx: RequestContext): Promise<WishlistView> {
  return { lines: ctx.visitor ? await readLines(ctx, ctx.visitor) : [] };
}

/**
 * Adds an article with its current price. One already on the list stays where it is; a given variant replaces the one
 * before.
 * @param input.variantSku null if none was chosen yet
 */
export async function addToWishlist(
  ctx: VisitorContext,
  input: { readonly sku: string; readonly variantSku: string | null },
): Promise<Result<WishlistChange, WishlistRefusal>> {
  const article = await findArticle(ctx, input.sku);
  if (!article) return refuse({ code: 'ProductNotFound', sku: input.sku });
  const { productId, variants, cheapest } = article;
  const named = variants.find(({ sku }) => sku === input.variantSku) ?? null;
  // with a single variant there is nothing to choose
  const variant = named ?? (variants.length === 1 ? cheapest : null);
  if (input.variantSku !== null && !named) return refuse({ code: 'VariantNotFound', sku: input.variantSku });
  const keptMinor = (variant ?? cheapest).amountMinor;
  return runInTransaction(ctx, async (inner) => {
    const { visitor } = ctx;
    await lockWishlist(inner, visitor);
    const lines = await readLines(inner, visitor);
    const kept = lines.find((line) => line.productId === productId);
    if (!kept && lines.length >= MAX_WISHLIST_LINES) {
      return refuse({ code: 'WishlistFull', limit: MAX_WISHLIST_LINES });
    }
    if (!kept)
      await insertLine(inner, visitor, { productId, variantId: variant?.variantId ?? null, keptMinor });
    else if (variant && variant.sku !== kept.variantSku) {
      await changeLine(inner, kept.lineId, { variantId: variant.variantId, keptMinor });
    }
    return ok(await buildWishlistChange(inner, visitor, productId));
  });
}

/** Removes an article from the wishlist; one that is not on it is no fault. */
export async function removeFromWishlist(ctx: VisitorContext, sku: string): Promise<WishlistChange> {
  return runInTransaction(ctx, async (inner) => {
    await lockWishlist(inner, ctx.visitor);
    const lines = await readLines(inner, ctx.visitor);
    const kept = lines.find((line) => line.sku === sku);
    if (kept) await deleteLine(inner, kept.lineId);
    return { wishlist: { lines: lines.filter((line) => line !== kept) }, line: null };
  });
}

/** Chooses another variant of a wishlist article: applied, nothing changed, or sold out (product 4.5). */
export async function changeWishlistVariant(
  ctx: VisitorContext,
  input: { readonly sku: string; readonly variantSku: string },
): Promise<Result<WishlistChange, WishlistEditRefusal>> {
  const article = await findArticle(ctx, input.sku);
  if (!article) return refuse({ code: 'ProductNotFound', sku: input.sku });
  const variant = article.variants.find(({ sku }) => sku === input.variantSku);
  if (!variant) return refuse({ code: 'VariantNotFound', sku: input.variantSku });
  return runInTransaction(ctx, async (inner) => {
    await lockWishlist(inner, ctx.visitor);
    const lines = await readLines(inner, ctx.visitor);
    const kept = lines.find((line) => line.productId === article.productId);
    if (!kept) return refuse({ code: 'ProductNotFound', sku: input.sku });
    if (kept.variantSku === variant.sku) return refuse({ code: 'WishlistUnchanged' });
    if (variant.availability.state === 'SOLD_OUT')
      return refuse({ code: 'VariantSoldOut', sku: variant.sku });
    const { variantId, amountMinor: keptMinor } = variant;
    await changeLine(inner, kept.lineId, { variantId, keptMinor });
    return ok(await buildWishlistChange(inner, ctx.visitor, article.productId));
  });
}

async function buildWishlistChange(
  ctx: RequestContext,
  visitor: Visitor,
  productId: number,
): Promise<WishlistChange> {
  const lines = await readLines(ctx, visitor);
  return { wishlist: { lines }, line: lines.find((line) => line.productId === productId) ?? null };
}

type KeepableArticle = {
  readonly productId: number;
  readonly variants: readonly Variant[];
  readonly cheapest: Variant;
};

/** The product that the tenant sells under this style number; null if there is none, or none any more. */
async function findArticle(ctx: RequestContext, sku: string): Promise<KeepableArticle | null> {
  if (sku.length === 0 || sku.length > 64 || sku.includes('\0')) return null;
  const card = await findProductBySku(ctx, sku);
  if (!card || card.discontinued) return null;
  const variants = (await loadProductVariants(ctx, [card.productId])).get(card.productId) ?? [];
  const { cheapest } = buildOffer(variants);
  return cheapest ? { productId: card.productId, variants, cheapest } : null;
}
