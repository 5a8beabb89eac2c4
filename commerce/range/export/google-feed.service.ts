import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import {
  findAttribute,
  readPeople,
  type VariantWords,
} from '#commerce/range/catalogue/variant-words.rules.ts';
import { PART } from '#commerce/range/import/feed/google-row.rules.ts';
import { calculateReferencePrice } from '#commerce/range/pricing/price.rules.ts';

const PRODUCTS_AT_ONCE = 500;

/** Columns of the feed, in Google's words (support.google.com/merchants/answer/7052112). */
export const FEED_FIELDS = [
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

/** Google's fields that an import reads and the shop does not keep: the feed is silent about them. */
export const FIELDS_LEFT_OUT = [
  'identifier_exists',
  'sale_price_effective_date',
  'shipping',
  'is_bundle',
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

type Variant = {
  sku: string;
  colour: string | null;
  size: string | null;
  words: VariantWords;
  gtin: string | null;
  mpn: string | null;
  condition: string;
  pictures: string[];
  measure: string | null;
  amountMinor: number;
  history: { amount: number; from: string; to: string | null }[];
  quantity: number;
  expectedOn: string | null;
};
type Product = {
  id: number;
  sku: string;
  name: string;
  slug: string;
  description: string;
  highlights: string[];
  brand: string;
  audience: string | null;
  energy: [energyClass: string | null, best: string, worst: string, eprelId: string | null];
  categoryNames: string[];
  categoryKey: string | null;
  attributes: Record<string, unknown>;
  details: [section: string, label: string, value: string][];
  variants: Variant[];
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
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.length > 0));
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

async function loadProductPage(ctx: RequestContext, after: number): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.product_id as id, p.sku, t.name, t.slug, t.description, to_json(t.highlights) as highlights, b.name as brand,
           p.audience, json_build_array(p.energy_class, p.energy_scale_best, p.energy_scale_worst, p.eprel_id) as energy,
           ${selectCategoryNames(ctx)} as "categoryNames", p.attributes, ${details(ctx)} as details,
           (select c.category_key from category c where c.tenant_id = l.tenant_id and c.category_id = l.main_category_id) as "categoryKey",
           ${selectVariants(ctx)} as variants
      from listing l join product p using (product_id) join brand b using (brand_id)
      join product_text t on t.product_id = p.product_id and t.language = ${ctx.language}
     where l.tenant_id = ${ctx.tenant.id} and l.product_id > ${after}
       and (l.discontinued_at is null or l.discontinued_at > ${ctx.clock.now()})
     order by p.product_id limit ${PRODUCTS_AT_ONCE}`.execute(ctx.db);
  return rows;
}

/** The names from the top down to the main category. */
function selectCategoryNames(ctx: RequestContext): RawBuilder<unknown> {
  return sql`(
    with recursive way as (
      select c.category_id, c.parent_id, 0 as up from category c
       where c.tenant_id = l.tenant_id and c.category_id = l.main_category_id
      union all
      select c.category_id, c.parent_id, way.up + 1 from category c
        join way on c.category_id = way.parent_id where c.tenant_id = l.tenant_id
    )
    select json_agg(n.name order by way.up desc) from way
      join category_text n on n.tenant_id = l.tenant_id and n.category_id = way.category_id and n.language = ${ctx.language})`;
}

/** Details that feeds in this language have brought, beside material and pattern, which have fields of their own. */
function details(ctx: RequestContext): RawBuilder<unknown> {
  const own = (['material', 'pattern'] as const).map((option) => findAttribute(option, ctx.language).key);
  return sql`(
    select coalesce(json_agg(json_build_array(coalesce(n.section, ''), n.label, e.value) order by a.position, e.key), '[]')
      from jsonb_each_text(p.attributes) e join attribute a on a.attribute_key = e.key
      join attribute_text n on n.attribute_key = e.key and n.language = ${ctx.language}
     where starts_with(e.key, ${`feed-${ctx.language}-`}) and e.key <> all(${own}::text[]))`;
}

function selectVariants(ctx: RequestContext): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('sku', v.sku, 'colour', c.name, 'size', v.dimensions ->> 'size', 'words', coalesce(v.words -> ${ctx.language}, '{}'), 'gtin', v.gtin,
        'mpn', v.mpn, 'condition', v.condition,
        'pictures', to_json(v.pictures), 'amountMinor', a.amount_minor, 'quantity', coalesce(s.quantity, 0),
        'expectedOn', s.expected_on,
        'measure', trim_scale(v.unit_measure) || ' ' || case v.unit_of_measure when 'm2' then 'sqm' else v.unit_of_measure end,
        'history', (select json_agg(json_build_object('amount', h.amount_minor, 'from', h.valid_from, 'to', h.valid_to)
            order by h.valid_from) from price_history h
             where h.tenant_id = l.tenant_id and h.variant_id = v.variant_id and h.currency = a.currency))
      order by v.position), '[]')
      from variant v join price a on a.variant_id = v.variant_id and a.tenant_id = l.tenant_id and a.currency = ${ctx.currency}
      left join stock s on s.variant_id = v.variant_id and s.tenant_id = l.tenant_id
      left join colour_text c on c.colour_key = v.colour_key and c.language = ${ctx.language}
     where v.product_id = p.product_id)`;
}
