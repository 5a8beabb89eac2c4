import { z } from 'zod';
import type { RequestContext } from '#commerce/kernel/context.ts';
import type { AskedPrice } from '#commerce/pricing/price.rules.ts';
import { formatNumber, formatPercent } from '#texts/format.ts';
import { textsFor } from '#texts/load.ts';
import { type AttributeGroup, printAttributes } from './attribute.rules.ts';
import { type Variant, variantAvailability } from './offer.rules.ts';
import {
  type CardRow,
  selectCards,
  selectDetails,
  selectPriceHistory,
  selectVariants,
  type VariantColumns,
} from './product.store.ts';
import { attributeDefinitions } from './reference.service.ts';
import { spelling } from './spelling.rules.ts';

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
  /** of all shops' customers, as the reviews are; null: not rated yet */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly dimensions: readonly string[];
  readonly energyClass: string | null;
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

/** @returns by product id; what the tenant never sold is missing */
export async function productCards(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectCards(ctx).where('l.product_id', 'in', productIds).execute();
  return new Map(rows.map((row) => [row.product_id, cardOf(ctx, row)]));
}

/** @param sku style number. @returns null: never sold by this tenant */
export async function productBySku(ctx: RequestContext, sku: string): Promise<ProductCard | null> {
  const row = await selectCards(ctx).where('p.sku', '=', sku).executeTakeFirst();
  return row ? cardOf(ctx, row) : null;
}

function cardOf(ctx: RequestContext, row: CardRow): ProductCard {
  const write = spelling(ctx.locale);
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
    energyClass: row.energy_class,
    tyre: row.tyre === null ? null : (tyreEfficiency.safeParse(row.tyre).data ?? null),
    powerSupplyIncluded: row.power_supply_included,
    releasedAt: row.released_at,
    discontinued: row.discontinued_at !== null && row.discontinued_at <= ctx.clock.now(),
    mainCategoryId: row.main_category_id,
  };
}

/** @returns by product id the variants that the tenant asks a price for, in the order in which a shopper sees them */
export async function productVariants(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, Variant[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await selectVariants(ctx, productIds).execute();
  return new Map(
    rows.map(({ product_id, variants }) => [product_id, variants.map((row) => variantOf(product_id, row))]),
  );
}

function variantOf(productId: number, columns: VariantColumns): Variant {
  const [variantId, sku, colourKey, dimensions, pictures, amountMinor, recommendedMinor, ...stock] = columns;
  const [quantity, deliveryDaysMin, deliveryDaysMax] = stock;
  const stocked =
    quantity === null || deliveryDaysMin === null || deliveryDaysMax === null
      ? null
      : { quantity, deliveryDaysMin, deliveryDaysMax };
  return {
    variantId,
    productId,
    sku,
    colourKey,
    dimensions: dimensionValues.safeParse(dimensions).data ?? {},
    pictures,
    amountMinor,
    recommendedMinor,
    availability: variantAvailability(stocked),
  };
}

/** @returns by variant id every price asked in the context's tenant and currency, the oldest first */
export async function priceHistories(
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

export type ProductDetails = {
  readonly description: string;
  readonly highlights: readonly string[];
  /** as stored; `attributesOf` makes them ready for people */
  readonly attributes: unknown;
};

/** @returns by product id what only the product's own page shows */
export async function productDetails(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, ProductDetails>> {
  if (productIds.length === 0) return new Map();
  const write = spelling(ctx.locale);
  const rows = await selectDetails(ctx, productIds).execute();
  return new Map(
    rows.map(({ product_id, description, highlights, attributes }) => [
      product_id,
      { description: write(description ?? ''), highlights: (highlights ?? []).map(write), attributes },
    ]),
  );
}

/** A product's attributes in the context's locale, by heading. */
export async function attributesOf(ctx: RequestContext, details: ProductDetails): Promise<AttributeGroup[]> {
  const { locale, log } = ctx;
  const [definitions, texts] = await Promise.all([
    attributeDefinitions(ctx),
    textsFor(locale, (fault) => log.warn(fault, 'text fault')),
  ]);
  return printAttributes(details.attributes, definitions, {
    number: (value) => formatNumber(value, locale),
    percent: (value) => formatPercent(value, locale),
    unit: (unit) => (unit === 'inch' ? texts.text('attribute.unit.inch') : unit),
    yes: texts.text('attribute.value.yes'),
    no: texts.text('attribute.value.no'),
  });
}

const NEW_FOR_MS = 30 * 86_400_000;

/** Came into the range in the last 30 days. */
export function isNew(card: Pick<ProductCard, 'releasedAt'>, now: Date): boolean {
  const age = now.getTime() - card.releasedAt.getTime();
  return age >= 0 && age < NEW_FOR_MS;
}

const SEO_DESCRIPTION_LENGTH = 155;

/** What a search engine shows: the description's beginning, cut at a word. */
export function seoOf(
  card: ProductCard,
  details: ProductDetails,
): { sku: string; title: string; description: string } {
  const { description } = details;
  const beginning = description.slice(0, SEO_DESCRIPTION_LENGTH + 1);
  const cut =
    description.length > SEO_DESCRIPTION_LENGTH
      ? `${beginning.slice(0, beginning.lastIndexOf(' '))} …`
      : description;
  return { sku: card.sku, title: `${card.brand.name} ${card.name}`, description: cut };
}
