import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { loadProductCards, type ProductCard } from './product.queries.ts';
import { selectByNumber } from './product.store.ts';

export type ArticleByNumber = { readonly product: ProductCard; readonly variantSku: string | null };

/**
 * The article that the tenant sells under exactly this number, in capitals or small letters.
 * @param number of a variant or of a style; that of a variant goes before, and the same letters before others
 */
export async function findByNumber(ctx: RequestContext, number: string): Promise<ArticleByNumber | null> {
  const [found] = await selectByNumber(ctx, number);
  const card = found && (await loadProductCards(ctx, [found.productId])).get(found.productId);
  if (!card || card.discontinued) return null;
  return { product: card, variantSku: found.variantSku };
}

/** Articles that were released after this moment are new. */
export function computeNewSince({ clock, tenant }: Pick<RequestContext, 'clock' | 'tenant'>): Date {
  return addDaysToMoment(clock.now(), -tenant.newForDays);
}

/** Whether it came into the range recently, by the tenant's number of days. */
export function isNew(
  { releasedAt }: Pick<ProductCard, 'releasedAt'>,
  ctx: Pick<RequestContext, 'clock' | 'tenant'>,
): boolean {
  return releasedAt > computeNewSince(ctx) && releasedAt <= ctx.clock.now();
}
