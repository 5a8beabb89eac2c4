import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { selectSimilarProducts } from '#commerce/range/catalogue/listing/listing.queries.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type { RecommendationSlot } from './recommendation.types.ts';

export type RecommendationQuestion = {
  readonly slot: RecommendationSlot;
  /** the article, or those of the basket, the latest first */
  readonly productIds: readonly number[];
  readonly first: number;
};

export type RecommendationRow = { readonly slot: RecommendationSlot; readonly first: number };

type RowsOfArticle = {
  readonly card: Pick<ProductCard, 'productId' | 'mainCategoryId' | 'kind'>;
  readonly rows: readonly RecommendationRow[];
  /** attributes in which nearest articles of its kind must be equal to it */
  readonly agreeing: readonly string[];
};

/**
 * Products for several rows beside one article: the computed ones by slot, the best first, and the nearest of its
 * category, which are read only where a row has too few.
 */
export async function listRowCandidates(
  ctx: RequestContext,
  { card, rows, agreeing }: RowsOfArticle,
): Promise<{ computed: ReadonlyMap<string, number[]>; near: readonly number[] }> {
  const slots = rows.map(({ slot }) => slot);
  const most = Math.max(...rows.map(({ first }) => first), 0);
  const wanted = sql.join(rows.map(({ slot, first }) => sql`(${slot}, ${first}::int)`));
  const { rows: found } = await sql<{ slot: string | null; id: number }>`
    with computed as materialized (
      select r.slot, r.other_product_id as id,
             row_number() over (partition by r.slot order by r.score desc, r.other_product_id) as place
        from recommendation r
        join listing l on l.product_id = r.other_product_id and l.tenant_id = r.tenant_id
       where r.tenant_id = ${ctx.tenant.id} and r.slot = any(${slots}::text[])
         and r.product_id = ${card.productId} and r.other_product_id <> r.product_id
         and l.available and (l.discontinued_at is null or l.discontinued_at > ${ctx.clock.now()}))
    select slot, id, place from computed where place <= ${most}
    union all
    select null, near.product_id, row_number() over ()
      from (${selectSimilarProducts(ctx, card, most, agreeing)}) near
     where exists (select from (values ${wanted}) w (slot, first)
                    where w.first > (select count(*) from computed c where c.slot = w.slot))
     order by place`.execute(ctx.db);
  const computed = Map.groupBy(found, ({ slot }) => slot ?? '');
  return {
    computed: new Map([...computed].map(([slot, some]) => [slot, some.map(({ id }) => id)])),
    near: (computed.get('') ?? []).map(({ id }) => id),
  };
}

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
