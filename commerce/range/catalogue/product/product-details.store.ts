import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** The data that only the product's own page shows. */
export function selectDetails(ctx: RequestContext, productIds: readonly number[]) {
  return ctx.db
    .selectFrom('product as p')
    .innerJoin('brand as b', 'b.brand_id', 'p.brand_id')
    .leftJoin('product_text as t', (on) =>
      on.onRef('t.product_id', '=', 'p.product_id').on('t.language', '=', ctx.language),
    )
    .where(sql<boolean>`p.product_id = any(${productIds}::bigint[])`)
    .select([
      'p.product_id',
      'p.audience',
      'p.eprel_id',
      'p.charging_min_watt',
      'p.charging_max_watt',
      'p.usb_power_delivery',
      'p.carbon_footprint_grams',
      'p.durability_guarantee_years',
      't.description',
      't.description_html',
      sql<
        string[]
      >`array(select distinct v.gtin from variant v where v.product_id = p.product_id and v.gtin is not null)`.as(
        'gtins',
      ),
      sql<
        string[]
      >`array(select distinct v.mpn from variant v where v.product_id = p.product_id and v.mpn is not null)`.as(
        'mpns',
      ),
      't.highlights',
      't.safety_notes',
      sql<number | null>`coalesce(p.manufacturer_id, b.manufacturer_id)`.as('manufacturer_id'),
      sql<number | null>`coalesce(p.responsible_person_id, b.responsible_person_id)`.as(
        'responsible_person_id',
      ),
    ]);
}

/** Documents in the context's language and those without words, by product and kind. */
export function selectDownloads(ctx: RequestContext, productIds: readonly number[]) {
  return ctx.db
    .selectFrom('product_download')
    .where(sql<boolean>`product_id = any(${productIds}::bigint[])`)
    .where('language', 'in', [ctx.language, ''])
    .select(['product_id', 'kind', 'language', 'url', 'media_type'])
    .orderBy('product_id')
    .orderBy('kind')
    .orderBy('language', 'desc');
}

export function selectOperators(ctx: RequestContext, operatorIds: readonly number[]) {
  return ctx.db
    .selectFrom('economic_operator')
    .where(sql<boolean>`operator_id = any(${operatorIds}::int[])`)
    .select(['operator_id', 'name', 'street_address', 'postal_code', 'locality', 'country', 'email', 'url']);
}
