import type { Measure } from '#commerce/range/pricing/unit-price.rules.ts';
import { type Availability, computeAvailability, type Stock } from '#commerce/range/stock/stock.rules.ts';
import { compareSizes } from '#search/size-order.rules.ts';
import type { StockSettings } from '#tenants/stock-settings.ts';
import { NAME_OPTION, NUMBER_OPTION } from '../variant-words.rules.ts';

export type Colour = {
  readonly key: string;
  readonly name: string;
  readonly hex: string;
  /** the colour that shoppers filter by: red, blue … */
  readonly family: string;
};

/** A variant as a tenant sells it. Amounts are minor units with VAT. */
export type Variant = {
  readonly variantId: number;
  readonly productId: number;
  /** article number */
  readonly sku: string;
  readonly colourKey: string | null;
  /** by dimension, without the colour */
  readonly dimensions: Readonly<Record<string, string>>;
  /** picture source ids in gallery order */
  readonly pictures: readonly string[];
  readonly amountMinor: number;
  readonly recommendedMinor: number | null;
  /** net quantity, for the unit price; null for articles sold by the piece */
  readonly measure: Measure | null;
  readonly availability: Availability;
  readonly condition: Condition;
};

/** Whether an article was used before (Google's and schema.org's three states). */
export type Condition = 'new' | 'refurbished' | 'used';

/** The condition of a product in a list: the worst of its variants, so that no used one is taken for new. */
export function resolveWorstCondition(variants: readonly Pick<Variant, 'condition'>[]): Condition {
  const has = (condition: Condition) => variants.some((variant) => variant.condition === condition);
  return has('used') ? 'used' : has('refurbished') ? 'refurbished' : 'new';
}

/** Without a stock row a variant is sold out; its delivery times are the usual ones. */
const NO_STOCK = { quantity: 0, deliveryDaysMin: 1, deliveryDaysMax: 3 };

export function computeVariantAvailability(stock: Stock | null, settings: StockSettings): Availability {
  return computeAvailability(stock ?? NO_STOCK, settings);
}

function isAvailable(variant: Variant): boolean {
  return variant.availability.state !== 'SOLD_OUT';
}

/** The figures of all variants together that lists show. */
export type Offer = {
  /** the cheapest available variant, or of all when none is available; null without variants */
  readonly cheapest: Variant | null;
  /** available variants have different prices */
  readonly pricesDiffer: boolean;
  readonly available: boolean;
  readonly pictures: readonly string[];
};

/** @param variants in the order in which a shopper sees them */
export function buildOffer(variants: readonly Variant[]): Offer {
  const inStock = variants.filter(isAvailable);
  const asked = inStock.length > 0 ? inStock : variants;
  let cheapest: Variant | null = null;
  for (const variant of asked)
    if (!cheapest || variant.amountMinor < cheapest.amountMinor) cheapest = variant;
  return {
    cheapest,
    pricesDiffer: asked.some((variant) => variant.amountMinor !== cheapest?.amountMinor),
    available: inStock.length > 0,
    pictures: asked[0]?.pictures ?? [],
  };
}

export type ProductColour = Colour & {
  /** picture source id of a variant in this colour */
  readonly picture: string | null;
  /** article number of its first available, else first variant */
  readonly variantSku: string;
};

/** Distinct colours in the variants' order. */
export function collectColours(
  variants: readonly Variant[],
  known: ReadonlyMap<string, Colour>,
): ProductColour[] {
  const found = new Map<string, Variant>();
  for (const variant of variants) {
    if (variant.colourKey === null) continue;
    const first = found.get(variant.colourKey);
    if (!first || (!isAvailable(first) && isAvailable(variant))) found.set(variant.colourKey, variant);
  }
  return [...found].flatMap(([key, variant]) => {
    const colour = known.get(key);
    return colour ? [{ ...colour, picture: variant.pictures[0] ?? null, variantSku: variant.sku }] : [];
  });
}

/** Colours and sizes that a list is filtered by; an empty set: all of them. */
export type AskedChoice = { readonly families: ReadonlySet<string>; readonly sizes: ReadonlySet<string> };

/** The variants of a product that match a list's filters, in their order. */
export function filterVariants(
  variants: readonly Variant[],
  { families, sizes }: AskedChoice,
  known: ReadonlyMap<string, Colour>,
): Variant[] {
  return variants.filter(({ colourKey, dimensions }) => {
    const family = colourKey === null ? undefined : known.get(colourKey)?.family;
    const inColour = families.size === 0 || families.has(family ?? '');
    return inColour && (sizes.size === 0 || sizes.has(dimensions.size ?? ''));
  });
}

/** The dimension whose values are colours; its value stands in the variant's colour. */
export const COLOUR_DIMENSION = 'colour';
const SIZE_DIMENSION = 'size';

/** The value of a variant that has none where others of its product have one. */
export const NO_VALUE = '-';

/** A variant's values in the order of the product's dimensions. */
export function getDimensionValues(variant: Variant, dimensions: readonly string[]): string[] {
  return dimensions.map((key) => getDimensionValue(variant, key));
}

function getDimensionValue(variant: Variant, dimension: string): string {
  if (dimension === NUMBER_OPTION) return variant.sku;
  const value = dimension === COLOUR_DIMENSION ? variant.colourKey : variant.dimensions[dimension];
  return value ?? NO_VALUE;
}

/** The title of a variant; null where its product's counts. */
export function getVariantName({ dimensions }: Pick<Variant, 'dimensions'>): string | null {
  return dimensions[NAME_OPTION] ?? null;
}

export type DimensionValue = { readonly value: string; readonly label: string; readonly hex: string | null };
export type Dimension = { readonly key: string; readonly values: readonly DimensionValue[] };

/** Dimensions in choosing order with the values that exist, in the variants' order; sizes from small to large. */
export function buildDimensions(
  variants: readonly Variant[],
  dimensions: readonly string[],
  known: ReadonlyMap<string, Colour>,
): Dimension[] {
  return dimensions.map((key) => {
    const values = new Set(variants.map((variant) => getDimensionValue(variant, key)));
    const inOrder = key === SIZE_DIMENSION ? [...values].sort(compareSizes) : [...values];
    return { key, values: inOrder.map((value) => buildDimensionValue(key, value, known)) };
  });
}

function buildDimensionValue(key: string, value: string, known: ReadonlyMap<string, Colour>): DimensionValue {
  const colour = key === COLOUR_DIMENSION ? known.get(value) : undefined;
  return { value, label: colour?.name ?? (value === NO_VALUE ? '–' : value), hex: colour?.hex ?? null };
}
