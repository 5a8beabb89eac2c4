import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listSimilarProducts } from '#commerce/range/catalogue/listing/listing.service.ts';
import { loadProductCards } from '#commerce/range/catalogue/product/product.service.ts';
import { SAME_BY_KIND } from './companion.rules.ts';
import type { RecommendationSlot } from './recommendation.types.ts';

/** Number of a basket's lines that are used. */
const MOST_ASKED = 20;

export type RecommendationQuestion = {
  readonly slot: RecommendationSlot;
  /** the article, or those of the basket, the latest first */
  readonly productIds: readonly number[];
  readonly first: number;
};

/**
 * Products for a slot, the best first: the recommendations computed for the given articles together; where these are
 * too few (a new article, a new shop), the nearest of the first article's category, except in slots for companions.
 * Never a given article, and never one that is unavailable now, whatever was true when they were computed.
 */
export async function listRecommendedProducts(
  ctx: RequestContext,
  { slot, productIds, first }: RecommendationQuestion,
): Promise<number[]> {
  const asked = [...new Set(productIds)].slice(0, MOST_ASKED);
  const [leading] = asked;
  if (leading === undefined || first <= 0) return [];
  const computed = await listComputedRecommendations(ctx, { slot, productIds: asked, first });
  if (computed.length >= first || slot.startsWith('search-basket')) return computed;
  const card = (await loadProductCards(ctx, [leading])).get(leading);
  const near = card
    ? await listSimilarProducts(ctx, card, first + asked.length, SAME_BY_KIND[card.kind])
    : [];
  return [...new Set([...computed, ...near.filter((id) => !asked.includes(id))])].slice(0, first);
}

async function listComputedRecommendations(
  ctx: RequestContext,
  { slot, productIds, first }: RecommendationQuestion,
): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('recommendation as r')
    .innerJoin('listing as l', (on) =>
      on.onRef('l.product_id', '=', 'r.other_product_id').onRef('l.tenant_id', '=', 'r.tenant_id'),
    )
    .where('r.tenant_id', '=', ctx.tenant.id)
    .where('r.slot', '=', slot)
    .where('r.product_id', 'in', productIds)
    .where('r.other_product_id', 'not in', productIds)
    .where('l.available', '=', true)
    .where((is) =>
      is.or([is('l.discontinued_at', 'is', null), is('l.discontinued_at', '>', ctx.clock.now())]),
    )
    .groupBy('r.other_product_id')
    .orderBy(sql`sum(r.score)`, 'desc')
    .orderBy('r.other_product_id')
    .select('r.other_product_id as id')
    .limit(first)
    .execute();
  return rows.map(({ id }) => id);
}
