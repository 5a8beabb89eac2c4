import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { RecommendationSlot } from './recommendation.types.ts';

export type RecommendationQuestion = {
  readonly slot: RecommendationSlot;
  /** the article, or those of the basket, the latest first */
  readonly productIds: readonly number[];
  readonly first: number;
};

export async function listComputedRecommendations(
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
