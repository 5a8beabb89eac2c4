import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listSimilarProducts } from '#commerce/range/catalogue/listing/listing.queries.ts';
import { loadProductCards, type ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import { SAME_BY_KIND } from './companion.rules.ts';
import {
  listComputedRecommendations,
  listRowCandidates,
  type RecommendationQuestion,
  type RecommendationRow,
} from './recommendation.store.ts';

export type { RecommendationRow } from './recommendation.store.ts';

/** Number of a basket's lines that are used. */
const MOST_ASKED = 20;

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

/**
 * The same for several rows beside one article, read together.
 * @returns a list for each row, in their order
 */
export async function listArticleRecommendations(
  ctx: RequestContext,
  card: ProductCard,
  rows: readonly RecommendationRow[],
): Promise<number[][]> {
  const { computed, near } = await listRowCandidates(ctx, {
    ...{ card, rows },
    agreeing: SAME_BY_KIND[card.kind] ?? [],
  });
  return rows.map(({ slot, first }) => {
    const own = computed.get(slot) ?? [];
    const rest = own.length >= first || slot.startsWith('search-basket') ? [] : near;
    return [...new Set([...own, ...rest])].slice(0, Math.max(first, 0));
  });
}
