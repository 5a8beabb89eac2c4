import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listProductFields, readProductFields } from '#commerce/range/catalogue/product-fields.rules.ts';
import {
  findAttribute,
  readPeople,
  type VariantWords,
} from '#commerce/range/catalogue/variant-words.rules.ts';
import { PART } from '#commerce/range/import/feed/google-row.rules.ts';
import { calculateReferencePrice } from '#commerce/range/pricing/price.rules.ts';
import { loadProductPage, PRODUCTS_AT_ONCE, type Product, type Variant } from './google-feed.store.ts';

/** Columns of the feed, in Google's words (support.google.com/merchants/answer/7052112). */
const FEED_FIELDS = [
  ...['id', 'item_group_id', 'title', 'description', 'link', 'image_link', 'additional_image_link'],
  ...[
    'availability',
    'availability_date',
    'price',
    'sale_price',
    'brand',
    'gtin',
    'mpn',
    'condition',
    'color',
    'size',
    'pattern',
    'material',
  ],
  ...['gender', 'age_group', 'google_product_category', 'product_type', 'product_highlight'],
  ...['product_detail', 'unit_pricing_measure'],
  ...[
    'energy_efficiency_class',
    'min_energy_efficiency_class',
    'max_energy_efficiency_class',
    'certification',
  ],
] as const;

/** What an import reads and the shop does not keep: the feed is silent about it. */
export const FIELDS_LEFT_OUT = [
  'identifier_exists',
  'sale_price_effective_date',
  'shipping',
  'is_bundle',
  'what google_product_category says beyond the category that it made',
] as const;

/** One row of the feed: values by field, several where Google takes several; parts of a value are joined by PART. */
export type ExportedRow = Readonly<Record<string, string | readonly string[]>>;

/** The address of the market's shop. */
export type FeedOrigin = {
  /** without a slash at the end */
  readonly origin: string;
  /** path of a product page, from its slug and style number */
  readonly buildProductPath: (slug: string, sku: string) => string;
};

const AUDIENCES: Readonly<Record<string, readonly [gender: string, age: string]>> = {
  women: ['female', 'adult'],
  men: ['male', 'adult'],
  girls: ['female', 'kids'],
  boys: ['male', 'kids'],
  unisex: ['unisex', 'adult'],
};

/**
 * The articles that the context's tenant sells, in its language, as a Google Merchant product feed: a row for each
 * variant. A reduction is exported as sale_price only where the law lets the shop claim it.
 */
export async function* streamGoogleFeed(ctx: RequestContext, at: FeedOrigin): AsyncGenerator<ExportedRow> {
  let after = 0;
  for (;;) {
    const products = await loadProductPage(ctx, after);
    for (const product of products)
      for (const variant of product.variants) yield buildFeedRow(ctx, product, variant, at);
    after = products.at(-1)?.id ?? after;
    if (products.length < PRODUCTS_AT_ONCE) return;
  }
}

function buildFeedRow(ctx: RequestContext, product: Product, variant: Variant, at: FeedOrigin): ExportedRow {
  const formatMoney = (minor: number) => `${(minor / 100).toFixed(2)} ${ctx.currency}`;
  const reference = calculateReferencePrice(
    variant.history.map(({ amount, from, to }) => ({
      ...{ amountMinor: amount, from: new Date(from), to: to === null ? null : new Date(to) },
    })),
    ctx.tenant.priceReference.days,
  );
  const buildPictureUrl = (id: string) => `${at.origin}/img/${encodeURIComponent(id)}/1200.jpg`;
  const [energyClass, best, worst, eprelId] = product.energy;
  const { words } = variant;
  const all: ExportedRow = {
    id: variant.sku,
    // also for a single variant, where its own number is not the product's
    item_group_id: product.sku === variant.sku ? '' : product.sku,
    title: words.name ?? product.name,
    description: product.description,
    link: `${at.origin}${at.buildProductPath(product.slug, product.sku)}?variant=${encodeURIComponent(variant.sku)}`,
    image_link: variant.pictures.slice(0, 1).map(buildPictureUrl),
    additional_image_link: variant.pictures.slice(1, 11).map(buildPictureUrl),
    availability: variant.quantity > 0 ? 'in_stock' : variant.expectedOn ? 'backorder' : 'out_of_stock',
    availability_date: variant.quantity > 0 ? '' : (variant.expectedOn ?? ''),
    price: formatMoney(reference ?? variant.amountMinor),
    sale_price: reference === null ? '' : formatMoney(variant.amountMinor),
    brand: product.brand,
    gtin: variant.gtin ?? '',
    mpn: variant.mpn ?? '',
    condition: variant.condition,
    color: variant.colour ?? '',
    size: variant.size ?? '',
    ...describeOptions(ctx, product, words),
    google_product_category: /^google-(\d+)$/.exec(product.categoryKey ?? '')?.[1] ?? '',
    product_type: product.categoryNames.join(' > '),
    product_highlight: product.highlights,
    product_detail: product.details.map((parts) =>
      parts.map((part) => part.replaceAll(PART, ' ')).join(PART),
    ),
    unit_pricing_measure: variant.measure ?? '',
    energy_efficiency_class: energyClass ?? '',
    min_energy_efficiency_class: energyClass ? best : '',
    max_energy_efficiency_class: energyClass ? worst : '',
    certification: eprelId ? `EC:EPREL:${eprelId}` : '',
    ...describeFields(ctx, product),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.length > 0));
}

/** Fields of extensions that everybody may know, by their columns. */
function describeFields({ tenant }: RequestContext, { attributes }: Product): ExportedRow {
  const known = readProductFields(tenant, attributes).filter(({ field }) => field.access !== 'shop');
  return Object.fromEntries(known.map(({ column, value }) => [column, value]));
}

/** The columns of a table of the tenant's articles. */
export function listFeedFields({ tenant }: RequestContext): string[] {
  const added = listProductFields(tenant).filter(({ field }) => field.access !== 'shop');
  return [...FEED_FIELDS, ...added.map(({ column }) => column)];
}

/** Pattern, material and the people an article is for: its own, else those of its product. */
function describeOptions(
  { language }: RequestContext,
  { attributes, audience }: Product,
  words: VariantWords,
): ExportedRow {
  const readOption = (option: 'material' | 'pattern') => {
    const common = attributes[findAttribute(option, language).key];
    return words[option] ?? (typeof common === 'string' ? common : '');
  };
  const [gender = '', age = ''] = AUDIENCES[audience ?? ''] ?? [];
  return {
    pattern: readOption('pattern'),
    material: readOption('material'),
    gender: words.gender === undefined ? gender : readPeople(words.gender, language),
    age_group: words.age === undefined ? age : readPeople(words.age, language),
  };
}
