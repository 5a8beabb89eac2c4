import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { COMPANIONS, ONE_IS_ENOUGH, PRICE_PARTS, SAME_BY_KIND } from './companion.rules.ts';
import type { RecommendationSlot } from './recommendation.types.ts';

/** Older orders are ignored, because tastes change. */
const ORDER_DAYS = 365;
const NEIGHBOURS = 60;
/** Best-known articles of the shop, from which recommendations of other kinds are chosen. */
const BEST_KNOWN = 300;
/** Best-known articles of a kind and audience, from which companions are chosen. */
const BEST_OF_KIND = 12;
/** Recommendations stored for each slot and article: some are sold out when they are read. */
const KEPT = 24;

/**
 * The weights of the signals, each between 0 and 1. `bought` and `viewed` are cosines, n(ab) / sqrt(n(a) n(b)): an
 * article that everybody buys goes with none in particular, so that bestsellers do not fill every row. They are
 * reduced, + 3 in the denominator, because one order proves little.
 */
const WEIGHTS: Readonly<
  Record<RecommendationSlot, { bought: number; viewed: number; alike: number; matching: number }>
> = {
  'search-product-to-products': { bought: 1, viewed: 0.8, alike: 0.5, matching: 0 },
  'search-replace': { bought: 0, viewed: 0.4, alike: 1, matching: 0 },
  'search-basket-to-products': { bought: 1.5, viewed: 0, alike: 0, matching: 0.3 },
  'search-basket-to-alternatives': { bought: 1.5, viewed: 0, alike: 0, matching: 0.3 },
};

/**
 * Computes the recommendations of some articles of the context's tenant: from orders (bought together), views (viewed
 * together, without the visitor) and attributes (kind, brand, audience, colours, price, facts), in one set of SQL for
 * all of them.
 */
export function computeRecommendations(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  return runInTransaction(ctx, async (inside) => {
    const ids = [...productIds];
    await sql`delete from recommendation where tenant_id = ${ctx.tenant.id} and product_id = any(${ids}::bigint[])`.execute(
      inside.db,
    );
    await write(inside, ids);
  });
}

/** The features by which articles are compared. */
const FACTS = sql`p.product_id, p.kind, p.department, p.brand_id, p.audience, p.attributes, l.min_price_minor,
  array(select distinct v.colour_key from variant v where v.product_id = p.product_id and v.colour_key is not null) as colours`;

/** Which kinds go together, as rows of SQL. */
const RULES = sql`(values ${sql.join(
  COMPANIONS.map(
    ({ kind, withKind, anyPrice }) => sql`(${sql.lit(kind)}, ${sql.lit(withKind)}, ${sql.lit(anyPrice)})`,
  ),
)}) as r (kind, with_kind, any_price)`;

/** Whether two articles are equal in every attribute that their kind requires. */
const FITTING = sql`(${sql.join(
  Object.entries(SAME_BY_KIND).flatMap(([kind, attributes]) =>
    attributes.map(
      (key) =>
        sql`(a.kind <> ${sql.lit(kind)} or b.kind <> a.kind or a.attributes -> ${sql.lit(key)} = b.attributes -> ${sql.lit(key)})`,
    ),
  ),
  sql` and `,
)})`;

/** The similarity of two articles, 0 to 1. */
const ALIKE = sql`(
    0.30 * (a.kind = b.kind)::int + 0.10 * (a.brand_id = b.brand_id)::int
  + 0.15 * (a.audience is not distinct from b.audience)::int + 0.15 * (a.colours && b.colours)::int
  + 0.15 * exp(-abs(ln(a.min_price_minor::float8 / b.min_price_minor)))
  + 0.15 * (select count(*) from jsonb_each(a.attributes) f where b.attributes -> f.key = f.value)::float8
         / greatest((select count(*) from jsonb_each(a.attributes)), 1))`;

/** How well articles of different kinds go together: the same audience, the same colours, similar prices. */
const MATCHING = sql`(
    0.35 * (a.audience is not distinct from b.audience)::int + 0.30 * (a.colours && b.colours)::int
  + 0.15 * (a.brand_id = b.brand_id)::int + 0.20 * exp(-abs(ln(a.min_price_minor::float8 / b.min_price_minor))))`;

async function write(ctx: RequestContext, ids: number[]): Promise<void> {
  const tenant = ctx.tenant.id;
  const now = ctx.clock.now();
  const since = addDaysToMoment(now, -ORDER_DAYS);
  const sold = sql`(l.discontinued_at is null or l.discontinued_at > ${now}) and l.available`;
  await sql`
    with asked as materialized (
      select ${FACTS}, l.main_category_id from listing l join product p using (product_id)
       where l.tenant_id = ${tenant} and l.product_id = any(${ids}::bigint[])),
    basket_of as materialized (
      select a.product_id, o.order_id from asked a join variant v on v.product_id = a.product_id
        join order_line ol on ol.tenant_id = ${tenant} and ol.variant_id = v.variant_id
        join sales_order o on o.tenant_id = ${tenant} and o.order_id = ol.order_id
       where o.state <> 'cancelled' and o.placed_at > ${since}
       group by a.product_id, o.order_id),
    together as materialized (
      select b.product_id, v.product_id as other_id, count(distinct b.order_id)::float8 as n
        from basket_of b join order_line ol on ol.tenant_id = ${tenant} and ol.order_id = b.order_id
        join variant v on v.variant_id = ol.variant_id and v.product_id <> b.product_id
       group by b.product_id, v.product_id),
    bought as materialized (
      select t.product_id, t.other_id, t.n / (sqrt(own.n * other.n) + 3) as lift
        from together t
        join (select product_id, count(*)::float8 as n from basket_of group by product_id) own using (product_id)
        join (select v.product_id as other_id, count(distinct ol.order_id)::float8 as n
                from order_line ol join variant v using (variant_id)
                join sales_order o on o.tenant_id = ${tenant} and o.order_id = ol.order_id
               where ol.tenant_id = ${tenant} and v.product_id in (select other_id from together)
                 and o.state <> 'cancelled' and o.placed_at > ${since}
               group by v.product_id) other using (other_id)),
    looks as materialized (
      select product_id as one_id, other_product_id as two_id, views from viewed_together
       where tenant_id = ${tenant} and product_id in (select product_id from asked)
      union all
      select other_product_id, product_id, views from viewed_together
       where tenant_id = ${tenant} and other_product_id in (select product_id from asked)),
    viewed as materialized (
      select k.one_id as product_id, k.two_id as other_id, k.views / (sqrt(own.n * other.n) + 3) as lift
        from looks k
        join (select one_id, sum(views)::float8 as n from looks group by one_id) own using (one_id)
        cross join lateral (
          select coalesce(sum(views), 0)::float8 as n from viewed_together
           where tenant_id = ${tenant} and (product_id = k.two_id or other_product_id = k.two_id)) other),
    near as materialized (
      select a.product_id, n.product_id as other_id from asked a
       cross join lateral (
         select l.product_id from listing l
          where l.tenant_id = ${tenant} and l.main_category_id = a.main_category_id
            and l.product_id <> a.product_id and ${sold}
          order by l.popularity desc limit ${NEIGHBOURS}) n),
    known as materialized (
      select l.product_id, p.kind, p.department from listing l join product p using (product_id)
       where l.tenant_id = ${tenant} and ${sold} order by l.popularity desc limit ${BEST_KNOWN}),
    rules as materialized (select * from ${RULES} where r.kind in (select kind from asked)),
    of_kind as materialized (
      select product_id, kind from (
        select l.product_id, p.kind,
               row_number() over (partition by p.kind, p.audience order by l.popularity desc) as place
          from listing l join product p using (product_id)
         where l.tenant_id = ${tenant} and ${sold} and p.kind in (select with_kind from rules)) best
       where place <= ${BEST_OF_KIND}),
    pairs as materialized (
      select product_id, other_id from bought union select product_id, other_id from viewed
      union select product_id, other_id from near
      union select a.product_id, k.product_id from asked a
              join known k on k.department = a.department and k.kind <> a.kind
             where a.kind not in (select kind from rules)
      union select a.product_id, k.product_id from asked a
              join rules on rules.kind = a.kind join of_kind k on k.kind = rules.with_kind),
    others as materialized (
      select ${FACTS} from listing l join product p using (product_id)
       where l.tenant_id = ${tenant} and ${sold} and p.product_id in (select other_id from pairs)),
    signals as materialized (
      select a.product_id, b.product_id as other_id, a.kind = b.kind as same_kind,
             coalesce(bought.lift, 0) as bought, coalesce(viewed.lift, 0) as viewed,
             near.other_id is not null as is_near, ${ALIKE} as alike, ${MATCHING} as matching,
             rules.with_kind is not null as by_rule,
             (a.audience is null or b.audience is null or a.audience = b.audience) as same_people,
             a.department = ${ONE_IS_ENOUGH} and b.department = ${ONE_IS_ENOUGH} as second_one,
             coalesce(rules.any_price, false) as any_price,
             b.min_price_minor * ${PRICE_PARTS} <= a.min_price_minor as small
        from pairs join asked a using (product_id) join others b on b.product_id = pairs.other_id and ${FITTING}
        left join rules on rules.kind = a.kind and rules.with_kind = b.kind
        left join bought on bought.product_id = pairs.product_id and bought.other_id = pairs.other_id
        left join viewed on viewed.product_id = pairs.product_id and viewed.other_id = pairs.other_id
        left join near on near.product_id = pairs.product_id and near.other_id = pairs.other_id),
    scored as (
      ${selectScores('search-product-to-products', sql`is_near or bought > 0 or viewed > 0`)}
      union all ${selectScores('search-replace', sql`(is_near or viewed > 0) and alike > 0.3`)}
      union all ${selectScores('search-basket-to-products', sql`small and same_people and not any_price and (by_rule or (bought > 0 or not same_kind) and not second_one)`)}
      union all ${selectScores('search-basket-to-alternatives', sql`any_price and same_people`)}),
    ranked as (
      select *, row_number() over (partition by slot, product_id order by score desc, other_id) as position from scored),
    marked as (
      insert into recommendation_state (tenant_id, product_id, computed_at)
      select tenant_id, product_id, ${now} from listing
       where tenant_id = ${tenant} and product_id = any(${ids}::bigint[])
      on conflict (tenant_id, product_id) do update set computed_at = excluded.computed_at)
    insert into recommendation (tenant_id, slot, product_id, position, other_product_id, score)
    select ${tenant}, slot, product_id, position, other_id, score from ranked where position <= ${KEPT}`.execute(
    ctx.db,
  );
}

function selectScores(slot: RecommendationSlot, among: RawBuilder<unknown>): RawBuilder<unknown> {
  const { bought, viewed, alike, matching } = WEIGHTS[slot];
  return sql`
    select ${sql.lit(slot)} as slot, product_id, other_id,
           ${sql.lit(bought)} * bought + ${sql.lit(viewed)} * viewed + ${sql.lit(alike)} * alike
             + ${sql.lit(matching)} * matching as score
      from signals where ${among}`;
}
