import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { AskedPrice } from '#commerce/range/pricing/price.rules.ts';
import { computeVariantAvailability, type Variant } from '../listing/offer.rules.ts';
import { createSpeller } from '../spelling.rules.ts';
import { NAME_OPTION } from '../variant-words.rules.ts';
import {
  type CardRow,
  selectArticleBySku,
  selectArticles,
  selectCards,
  selectPriceHistory,
  selectVariants,
  type VariantColumns,
} from './product.store.ts';

/** @returns by variant id the style number of its product, sold or not */
export async function loadProductSkus(
  { db }: Pick<RequestContext, 'db'>,
  variantIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.product_id', 'v.product_id')
    .select(['v.variant_id', 'p.sku'])
    .where('v.variant_id', 'in', variantIds)
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row.sku]));
}

/** A product as lists name it, in the context's tenant and language. */
export type ProductCard = {
  readonly productId: number;
  /** style number */
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
  readonly department: CardRow['department'];
  readonly brand: { readonly name: string; readonly slug: string };
  /** over all shops, like the reviews; null if not rated yet */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly dimensions: readonly string[];
  /** as stored; product-facts.service.ts formats them for people */
  readonly attributes: unknown;
  readonly energyClass: string | null;
  /** classes at both ends of the label's scale; not every group of products has been rescaled to A to G */
  readonly energyScale: { readonly best: string; readonly worst: string };
  readonly tyre: TyreEfficiency | null;
  readonly powerSupplyIncluded: boolean | null;
  readonly releasedAt: Date;
  /** no longer sold by this tenant */
  readonly discontinued: boolean;
  readonly mainCategoryId: number;
};

export type TyreEfficiency = z.infer<typeof tyreEfficiency>;

/** Regulation (EU) 2020/740. */
const tyreEfficiency = z.object({
  fuelEfficiency: z.string(),
  wetGrip: z.string(),
  /** dB */
  rollingNoise: z.number().int(),
  rollingNoiseClass: z.string(),
  snow: z.boolean(),
  ice: z.boolean(),
});
const dimensionValues = z.record(z.string(), z.union([z.string(), z.number().transform(String)]));

/** @returns by product id; products that the tenant never sold are missing */
export async function loadProductCards(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectCards(ctx).where('l.product_id', 'in', productIds).execute();
  return new Map(rows.map((row) => [row.product_id, readCardRow(ctx, row)]));
}

/** A card with its variants, in the order in which shoppers see them. */
export type Article = { readonly card: ProductCard; readonly variants: readonly Variant[] };

/** @returns by product id; products that the tenant never sold are missing */
export async function loadArticles(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, Article>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectArticles(ctx)
    .where(sql<boolean>`l.product_id = any(${productIds}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, readArticleRow(ctx, row)]));
}

/**
 * What a product's own page shows of it, with the prices of each variant so far.
 * @param sku style number. @returns null if never sold by this tenant
 */
export async function findArticleBySku(
  ctx: RequestContext,
  sku: string,
): Promise<(Article & { readonly prices: ReadonlyMap<number, readonly AskedPrice[]> }) | null> {
  const row = await selectArticleBySku(ctx, sku).executeTakeFirst();
  if (!row) return null;
  const prices = new Map<number, AskedPrice[]>();
  for (const [variantId, amountMinor, from, to] of row.prices ?? []) {
    const history = prices.get(variantId) ?? [];
    history.push({ amountMinor, from: new Date(from), to: to === null ? null : new Date(to) });
    prices.set(variantId, history);
  }
  return { ...readArticleRow(ctx, row), prices };
}

function readArticleRow(
  ctx: RequestContext,
  { variants, ...card }: CardRow & { readonly variants: readonly VariantColumns[] | null },
): Article {
  return {
    card: readCardRow(ctx, card),
    variants: (variants ?? []).map((columns) => readVariantColumns(ctx, card.product_id, columns)),
  };
}

/** @param sku style number. @returns null if never sold by this tenant */
export async function findProductBySku(ctx: RequestContext, sku: string): Promise<ProductCard | null> {
  const row = await selectCards(ctx).where('p.sku', '=', sku).executeTakeFirst();
  return row ? readCardRow(ctx, row) : null;
}

/**
 * @returns the cards in the order of the numbers; products that the tenant never sold or no longer sells are left out
 */
export async function listProductsBySku(
  ctx: RequestContext,
  skus: readonly string[],
): Promise<ProductCard[]> {
  if (skus.length === 0) return [];
  const rows = await selectCards(ctx).where('p.sku', 'in', skus).execute();
  const bySku = new Map(rows.map((row) => [row.sku, readCardRow(ctx, row)]));
  return skus.flatMap((sku) => {
    const card = bySku.get(sku);
    return card && !card.discontinued ? [card] : [];
  });
}

/** @param stored as the database holds it. @returns null where it is not a tyre label */
export function parseTyreEfficiency(stored: unknown): TyreEfficiency | null {
  return stored === null ? null : (tyreEfficiency.safeParse(stored).data ?? null);
}

function readCardRow(ctx: RequestContext, row: CardRow): ProductCard {
  const write = createSpeller(ctx.locale);
  const { rating_average: average, rating_count: count } = row;
  return {
    productId: row.product_id,
    sku: row.sku,
    name: write(row.name ?? row.sku),
    slug: row.slug ?? row.sku.toLowerCase(),
    kind: row.kind,
    department: row.department,
    brand: { name: row.brand_name, slug: row.brand_slug },
    rating: average !== null && count > 0 ? { average: Number(average), count } : null,
    dimensions: row.dimensions,
    attributes: row.attributes,
    energyClass: row.energy_class,
    energyScale: { best: row.energy_scale_best, worst: row.energy_scale_worst },
    tyre: parseTyreEfficiency(row.tyre),
    powerSupplyIncluded: row.power_supply_included,
    releasedAt: row.released_at,
    discontinued: row.discontinued_at !== null && row.discontinued_at <= ctx.clock.now(),
    mainCategoryId: row.main_category_id,
  };
}

/** @returns by product id the variants with a price in the tenant, in the order in which shoppers see them */
export async function loadProductVariants(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, Variant[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectVariants(ctx, productIds).execute();
  return new Map(
    rows.map(({ product_id, variants }) => [
      product_id,
      variants.map((row) => readVariantColumns(ctx, product_id, row)),
    ]),
  );
}

function readVariantColumns(
  { tenant, locale }: RequestContext,
  productId: number,
  columns: VariantColumns,
): Variant {
  const [variantId, sku, colourKey, dimensions, pictures, amountMinor, recommendedMinor, ...stock] = columns;
  const [quantity, deliveryDaysMin, deliveryDaysMax, expectedOn, measure, condition] = stock;
  const stocked =
    quantity === null || deliveryDaysMin === null || deliveryDaysMax === null
      ? null
      : { quantity, deliveryDaysMin, deliveryDaysMax, expectedOn };
  return {
    variantId,
    productId,
    sku,
    colourKey,
    dimensions: readDimensions(dimensions, createSpeller(locale)),
    pictures,
    amountMinor,
    recommendedMinor,
    measure: measure && { quantity: measure[0], unit: measure[1] },
    availability: computeVariantAvailability(stocked, tenant.stock),
    condition: condition ?? 'new',
  };
}

function readDimensions(stored: unknown, write: (text: string) => string): Variant['dimensions'] {
  const values = dimensionValues.safeParse(stored).data ?? {};
  const name = values[NAME_OPTION];
  return name === undefined ? values : { ...values, [NAME_OPTION]: write(name) };
}

/** @returns by variant id every earlier and current price in the context's tenant and currency, the oldest first */
export async function loadPriceHistories(
  ctx: RequestContext,
  variantIds: readonly number[],
): Promise<Map<number, AskedPrice[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await selectPriceHistory(ctx, variantIds).execute();
  const histories = new Map<number, AskedPrice[]>();
  for (const { variant_id, amount_minor, valid_from, valid_to } of rows) {
    const history = histories.get(variant_id) ?? [];
    history.push({ amountMinor: amount_minor, from: valid_from, to: valid_to });
    histories.set(variant_id, history);
  }
  return histories;
}
