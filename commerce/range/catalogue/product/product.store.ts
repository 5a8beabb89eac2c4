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
    .select([
      'v.product_id',
      sql<
        readonly VariantColumns[]
      >`json_agg(json_build_array(v.variant_id, v.sku, v.colour_key, ${selectDimensions(ctx.language)},
        v.pictures, p.amount_minor, p.recommended_minor, s.quantity, s.delivery_days_min, s.delivery_days_max,
        case when s.quantity = 0 then s.expected_on end,
        case when v.unit_measure is not null then json_build_array(v.unit_measure, v.unit_of_measure) end,
        case when v.condition <> 'new' then v.condition end)
        order by v.position)`.as('variants'),
    ]);
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
