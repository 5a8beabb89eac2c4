import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Unit } from '#commerce/range/pricing/unit-price.rules.ts';
import { selectDimensions } from '../variant-dimensions.queries.ts';

/** The names of products and of their categories, in the context's tenant and language. Discontinued ones too. */
export function selectCards(ctx: RequestContext) {
  return ctx.db
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.product_id', 'l.product_id')
    .innerJoin('brand as b', 'b.brand_id', 'p.brand_id')
    .leftJoin('product_text as t', (on) =>
      on.onRef('t.product_id', '=', 'p.product_id').on('t.language', '=', ctx.language),
    )
    .where('l.tenant_id', '=', ctx.tenant.id)
    .select([
      'p.product_id',
      'p.sku',
      'p.kind',
      'p.department',
      'p.dimensions',
      'p.attributes',
      'p.energy_class',
      'p.energy_scale_best',
      'p.energy_scale_worst',
      'p.tyre',
      'p.power_supply_included',
      'b.name as brand_name',
      'b.slug as brand_slug',
      't.name',
      't.slug',
      'p.rating_average',
      'p.rating_count',
      'l.released_at',
      'l.discontinued_at',
      'l.main_category_id',
    ]);
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** A variant's columns, in the order in which the query below writes them. */
export type VariantColumns = readonly [
  variantId: number,
  sku: string,
  colourKey: string | null,
  dimensions: unknown,
  pictures: readonly string[],
  amountMinor: number,
  recommendedMinor: number | null,
  quantity: number | null,
  deliveryDaysMin: number | null,
  deliveryDaysMax: number | null,
  expectedOn: string | null,
  measure: readonly [quantity: number, unit: Unit] | null,
  /** null if new */
  condition: 'refurbished' | 'used' | null,
];

/**
 * The variants with a price in the tenant, in the order in which shoppers see them: one row for each product. A list
 * of 24 has hundreds of variants, and rows cost more than their content (measured once: half the time).
 */
export function selectVariants(ctx: RequestContext, productIds: readonly number[]) {
  const { tenant, currency } = ctx;
  return ctx.db
    .selectFrom('variant as v')
    .innerJoin('price as p', (on) =>
      on
        .onRef('p.variant_id', '=', 'v.variant_id')
        .on('p.tenant_id', '=', tenant.id)
        .on('p.currency', '=', currency),
    )
    .leftJoin('stock as s', (on) =>
      on.onRef('s.variant_id', '=', 'v.variant_id').on('s.tenant_id', '=', tenant.id),
    )
    .where(sql<boolean>`v.product_id = any(${productIds}::bigint[])`)
    .groupBy('v.product_id')
    .select(['v.product_id', aggregateVariants(ctx).as('variants')]);
}

/** Of `variant v` with its `price p` and `stock s`. */
function aggregateVariants({ language }: RequestContext) {
  return sql<
    readonly VariantColumns[]
  >`json_agg(json_build_array(v.variant_id, v.sku, v.colour_key, ${selectDimensions(language)},
    v.pictures, p.amount_minor, p.recommended_minor, s.quantity, s.delivery_days_min, s.delivery_days_max,
    case when s.quantity = 0 then s.expected_on end,
    case when v.unit_measure is not null then json_build_array(v.unit_measure, v.unit_of_measure) end,
    case when v.condition <> 'new' then v.condition end)
    order by v.position)`;
}

/** The cards with their variants in one column, null where none has a price: tiles and product pages show both. */
export function selectArticles(ctx: RequestContext) {
  const { tenant, currency } = ctx;
  return selectCards(ctx).select(
    sql<readonly VariantColumns[] | null>`(
      select ${aggregateVariants(ctx)} from variant v
        join price p on p.variant_id = v.variant_id and p.tenant_id = ${tenant.id} and p.currency = ${currency}
        left join stock s on s.variant_id = v.variant_id and s.tenant_id = ${tenant.id}
       where v.product_id = l.product_id)`.as('variants'),
  );
}

/** A price that was asked: milliseconds since 1970, the end null while it is asked. */
export type PriceColumns = readonly [variantId: number, amountMinor: number, from: number, to: number | null];

/** An article with its variants' prices so far too, the oldest first. */
export function selectArticleBySku(ctx: RequestContext, sku: string) {
  return selectArticles(ctx)
    .where('p.sku', '=', sku)
    .select(
      sql<readonly PriceColumns[] | null>`(
        select json_agg(json_build_array(h.variant_id, h.amount_minor,
            floor(extract(epoch from h.valid_from) * 1000), floor(extract(epoch from h.valid_to) * 1000))
            order by h.variant_id, h.valid_from)
          from variant v join price_history h on h.variant_id = v.variant_id
           and h.tenant_id = ${ctx.tenant.id} and h.currency = ${ctx.currency}
         where v.product_id = l.product_id)`.as('prices'),
    );
}

/** Every earlier and current price of the variants in the context's tenant and currency, the oldest first. */
export function selectPriceHistory(ctx: RequestContext, variantIds: readonly number[]) {
  return ctx.db
    .selectFrom('price_history')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('currency', '=', ctx.currency)
    .where(sql<boolean>`variant_id = any(${variantIds}::bigint[])`)
    .select(['variant_id', 'amount_minor', 'valid_from', 'valid_to'])
    .orderBy('variant_id')
    .orderBy('valid_from');
}

/** Products that the tenant lists, by the exact number of a variant with a price or of a style, the best first. */
export async function selectByNumber(
  { db, tenant, currency }: RequestContext,
  number: string,
): Promise<readonly { readonly productId: number; readonly variantSku: string | null }[]> {
  const { rows } = await sql<{ productId: number; variantSku: string | null }>`
    select f.product_id as "productId", f.variant_sku as "variantSku" from (
      select v.product_id, v.sku as variant_sku, v.sku from variant v
        join price a on a.tenant_id = ${tenant.id} and a.variant_id = v.variant_id and a.currency = ${currency}
       where lower(v.sku) = lower(${number})
      union all
      select p.product_id, null, p.sku from product p where lower(p.sku) = lower(${number})
    ) f join listing l on l.tenant_id = ${tenant.id} and l.product_id = f.product_id
     order by f.variant_sku is null, f.sku <> ${number}, f.sku limit 1`.execute(db);
  return rows;
}
