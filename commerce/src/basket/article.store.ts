import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { swissSpelling } from '#texts/swiss.ts';
import type { Article, OptionValue } from './basket.rules.ts';

const dimensionValues = z.record(z.string(), z.union([z.string(), z.number()]));

/** Variants with what a basket line shows, in the context's language and tenant; joined at once, keyed by primary keys. */
export function selectArticles(ctx: RequestContext) {
  const { tenant, language } = ctx;
  return ctx.db
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.product_id', 'v.product_id')
    .innerJoin('brand as b', 'b.brand_id', 'p.brand_id')
    .leftJoin('product_text as t', (on) =>
      on.onRef('t.product_id', '=', 'p.product_id').on('t.language', '=', language),
    )
    .leftJoin('colour_text as c', (on) =>
      on.onRef('c.colour_key', '=', 'v.colour_key').on('c.language', '=', language),
    )
    .leftJoin('listing as li', (on) =>
      on.onRef('li.product_id', '=', 'p.product_id').on('li.tenant_id', '=', tenant.id),
    )
    .leftJoin('price as pr', (on) =>
      on
        .onRef('pr.variant_id', '=', 'v.variant_id')
        .on('pr.tenant_id', '=', tenant.id)
        .on('pr.currency', '=', ctx.currency),
    )
    .leftJoin('stock as s', (on) =>
      on.onRef('s.variant_id', '=', 'v.variant_id').on('s.tenant_id', '=', tenant.id),
    )
    .select((eb) => [
      'v.variant_id',
      'v.sku as variant_sku',
      'v.colour_key',
      'v.dimensions as dimension_values',
      eb.ref('v.pictures').as('pictures'),
      'p.product_id',
      'p.sku',
      'p.dimensions',
      'p.energy_class',
      'b.name as brand_name',
      't.name',
      't.slug',
      'c.name as colour_name',
      'pr.amount_minor',
      's.quantity as stock_quantity',
      's.delivery_days_min',
      's.delivery_days_max',
      // a product without a listing is not in this tenant's range
      sql<boolean>`li.product_id is null or coalesce(li.discontinued_at <= ${ctx.clock.now()}, false)`.as(
        'discontinued',
      ),
    ]);
}

type ArticleRow = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number];

export function articleOf(row: ArticleRow, ctx: RequestContext): Article {
  const write = ctx.locale === 'de-CH' ? swissSpelling : (text: string) => text;
  return {
    variantId: row.variant_id,
    variantSku: row.variant_sku,
    sku: row.sku,
    name: write(row.name ?? row.sku),
    slug: row.slug ?? row.sku.toLowerCase(),
    brandName: row.brand_name,
    picture: row.pictures[0] ?? null,
    options: optionsOf(row).map((option) => ({ ...option, value: write(option.value) })),
    energyClass: row.energy_class,
    unitMinor: row.amount_minor,
    stock: row.stock_quantity ?? 0,
    deliveryDaysMin: row.delivery_days_min ?? 1,
    deliveryDaysMax: row.delivery_days_max ?? 3,
    discontinued: row.discontinued,
  };
}

/** Colour and the other dimensions in the order in which the shopper chose them. */
function optionsOf(row: ArticleRow): OptionValue[] {
  const values = dimensionValues.parse(row.dimension_values);
  return row.dimensions.flatMap((key) => {
    const value = key === 'colour' ? (row.colour_name ?? row.colour_key) : values[key];
    return value === undefined || value === null ? [] : [{ key, value: String(value) }];
  });
}
