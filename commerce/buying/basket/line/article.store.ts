import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Condition } from '#commerce/range/catalogue/listing/offer.rules.ts';
import { buildConditionOptions } from '#commerce/range/catalogue/product/condition.service.ts';
import { createSpeller } from '#commerce/range/catalogue/spelling.rules.ts';
import { selectDimensions } from '#commerce/range/catalogue/variant-dimensions.queries.ts';
import { NAME_OPTION, NUMBER_OPTION } from '#commerce/range/catalogue/variant-words.rules.ts';
import type { Article, OptionValue } from '../basket.types.ts';

/** The columns that `selectArticleColumns` selects. */
export type ArticleRow = {
  readonly variant_id: number;
  readonly product_id: number;
  readonly variant_sku: string;
  readonly sku: string;
  readonly kind: string;
  readonly condition: Condition;
  readonly colour_key: string | null;
  readonly dimensions: readonly string[];
  readonly dimension_values: unknown;
  readonly picture: string | null;
  readonly brand_name: string;
  readonly name: string | null;
  readonly slug: string | null;
  readonly colour_name: string | null;
  readonly amount_minor: number | null;
  readonly stock: readonly [quantity: number, daysMin: number, daysMax: number] | null;
  readonly sold: boolean;
};

/**
 * A variant with what a basket line shows, in the context's language and tenant, for a query with `variant v`,
 * `product p` and `brand b`. One look-up by primary key each: the planner needs longer for ten joined tables than the
 * whole query takes, and might choose to read the catalogue.
 */
export function selectArticleColumns({
  tenant,
  language,
  currency,
  clock,
}: RequestContext): RawBuilder<ArticleRow> {
  return sql<ArticleRow>`
    v.variant_id, v.product_id, v.sku as variant_sku, p.sku, p.kind, v.condition, v.colour_key, p.dimensions, ${selectDimensions(language)} as dimension_values,
    v.pictures[1] as picture, b.name as brand_name,
    (select t.name from product_text t where t.product_id = p.product_id and t.language = ${language}) as name,
    (select t.slug from product_text t where t.product_id = p.product_id and t.language = ${language}) as slug,
    (select c.name from colour_text c where c.colour_key = v.colour_key and c.language = ${language}) as colour_name,
    (select a.amount_minor from price a
      where a.tenant_id = ${tenant.id} and a.variant_id = v.variant_id and a.currency = ${currency}) as amount_minor,
    (select jsonb_build_array(s.quantity, s.delivery_days_min, s.delivery_days_max) from stock s
      where s.tenant_id = ${tenant.id} and s.variant_id = v.variant_id) as stock,
    exists (select from listing i
      where i.tenant_id = ${tenant.id} and i.product_id = p.product_id
        and (i.discontinued_at is null or i.discontinued_at > ${clock.now()})) as sold`;
}

export async function buildArticle(row: ArticleRow, ctx: RequestContext): Promise<Article> {
  const write = createSpeller(ctx.locale);
  const [stock, deliveryDaysMin, deliveryDaysMax] = row.stock ?? [0, ...ctx.tenant.delivery.usualDays];
  return {
    variantId: row.variant_id,
    variantSku: row.variant_sku,
    sku: row.sku,
    kind: row.kind,
    name: write(String(readDimension(row, NAME_OPTION) ?? row.name ?? row.sku)),
    slug: row.slug ?? row.sku.toLowerCase(),
    brandName: row.brand_name,
    picture: row.picture,
    options: [
      ...readArticleOptions(row).map((option) => ({ ...option, value: write(option.value) })),
      ...(await buildConditionOptions(ctx, row.condition)),
    ],
    productId: row.product_id,
    unitMinor: row.amount_minor,
    stock,
    deliveryDaysMin,
    deliveryDaysMax,
    discontinued: !row.sold,
  };
}

/** Colour and the other dimensions in the order in which the shopper chose them, but for the title: it is the name. */
function readArticleOptions(row: ArticleRow): OptionValue[] {
  return row.dimensions.flatMap((key) => {
    if (key === NAME_OPTION) return [];
    if (key === NUMBER_OPTION) return [{ key, value: row.variant_sku }];
    const value = key === 'colour' ? (row.colour_name ?? row.colour_key) : readDimension(row, key);
    return value === null ? [] : [{ key, value: String(value) }];
  });
}

/** @throws Error for a value that no import writes */
function readDimension(row: ArticleRow, key: string): string | number | null {
  const values = Object(row.dimension_values) as Readonly<Record<string, unknown>>;
  const value = Object.hasOwn(values, key) ? values[key] : null;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`article ${row.variant_sku} has a ${typeof value} as ${key}`);
}
