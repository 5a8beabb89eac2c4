import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { SearchTerm } from './search-term.rules.ts';

type Configuration = RequestContext['tenant']['locales'][number]['searchConfiguration'];

/** Weights of ts_rank for D, C, B, A: a name describes an article better than its keywords. */
const WEIGHTS = '{0.05, 0.1, 0.4, 1.0}';

/** From this similarity on a misspelt name is taken for a brand's. */
const BRAND_SIMILARITY = 0.45;

/**
 * A table expression `found(product_id, rank)` of the products that match, in the context's language. Words are
 * matched with the language's inflections; the last also as the beginning of one; a brand by its name.
 */
export function matches(ctx: RequestContext, term: SearchTerm): RawBuilder<unknown> {
  const configuration = sql.lit(getConfiguration(ctx));
  const prefix = term.prefixQuery
    ? sql`|| to_tsquery(${configuration}::regconfig, ${term.prefixQuery})`
    : sql``;
  return sql`
    asked as (select websearch_to_tsquery(${configuration}::regconfig, ${term.text}) ${prefix} as query),
    brands as (
      select brand_id from brand
      where lower(name) = any(${term.words}::text[]) or similarity(lower(name), lower(${term.text})) >= ${BRAND_SIMILARITY}
    ),
    found as (
      select t.product_id, ts_rank(${WEIGHTS}, t.search, asked.query, 1) as rank
      from product_text t, asked
      where t.language = ${ctx.language} and t.search @@ asked.query
      union all
      select p.product_id, 0.3 from product p where p.brand_id in (select brand_id from brands)
    )`;
}

/** {@link matches} for any of several words; a product with more of them, and with them in its name, ranks higher. */
export function selectAnyWordMatches(ctx: RequestContext, anyWordQuery: string): RawBuilder<unknown> {
  return sql`
    asked as (select to_tsquery(${sql.lit(getConfiguration(ctx))}::regconfig, ${anyWordQuery}) as query),
    found as (
      select t.product_id, ts_rank(${WEIGHTS}, t.search, asked.query, 1) as rank
      from product_text t, asked
      where t.language = ${ctx.language} and t.search @@ asked.query
    )`;
}

/**
 * {@link matches} by similarity of the name, for words that no article has: among names with a word that begins like
 * one of them.
 */
export function selectSimilarMatches(
  ctx: RequestContext,
  text: string,
  alikeQuery: string,
): RawBuilder<unknown> {
  return sql`
    found as (
      select t.product_id, word_similarity(${text}, t.name) as rank
      from product_text t
      where t.language = ${ctx.language} and t.search @@ ${alikeQuery}::tsquery and ${text} <% t.name
    )`;
}

/** {@link matches} for exactly one article or style number. */
export function selectNumberMatches(term: SearchTerm): RawBuilder<unknown> {
  const number = term.text.toUpperCase();
  return sql`
    found as (
      select product_id, 1 as rank from product where sku in (${term.text}, ${number})
      union
      select product_id, 1 from variant where sku in (${term.text}, ${number})
    )`;
}

/**
 * The orders of a result; `rank` is that of the match, best first, times the article's popularity; sold-out articles
 * follow available ones that match as well.
 */
const ORDERS = {
  popularity: sql`rank * (case when l.available then 1 + ln(1 + l.popularity) else 0.9 end) desc`,
  newest: sql`l.released_at desc`,
  'price-asc': sql`l.min_price_minor`,
  'price-desc': sql`l.min_price_minor desc`,
  rating: sql`l.rating_average desc nulls last, l.rating_count desc`,
  discount: sql`l.discount_percent desc`,
} as const;

/** @returns one page of products on sale, with the exact number of all; none on a page beyond the last */
export async function findProducts(
  ctx: RequestContext,
  expression: RawBuilder<unknown>,
  page: { sort: keyof typeof ORDERS; limit: number; offset: number },
): Promise<{ productIds: number[]; totalCount: number }> {
  const result = await sql<{ product_id: number; total: number }>`
    with ${expression},
    ranked as (select product_id, max(rank) as rank from found group by product_id),
    sold as (
      select l.*, ranked.rank from ranked
      join listing l on l.product_id = ranked.product_id and l.tenant_id = ${ctx.tenant.id}
      where l.discontinued_at is null or l.discontinued_at > ${ctx.clock.now()}
    ),
    counted as (select count(*) as total from sold),
    page as (
      select l.product_id, row_number() over (order by ${ORDERS[page.sort]}, l.popularity desc, l.product_id) as place
      from sold l order by place limit ${page.limit} offset ${page.offset}
    )
    select page.product_id, counted.total from counted left join page on true order by page.place`.execute(
    ctx.db,
  );
  return {
    productIds: result.rows.flatMap((row) => row.product_id ?? []),
    totalCount: result.rows[0]?.total ?? 0,
  };
}

function getConfiguration(ctx: RequestContext): Configuration {
  return ctx.tenant.locales.find(({ locale }) => locale === ctx.locale)?.searchConfiguration ?? 'simple';
}
