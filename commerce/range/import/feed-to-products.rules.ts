import { hash } from 'node:crypto';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import type { FeedItem } from './google-feed.rules.ts';
import type { Department } from './google-taxonomy.rules.ts';
import type { ProductWrite, ReadRow, RefusedRow, VariantWrite } from './product-write.types.ts';

/** What a feed's rows are filed under. */
export type FeedTarget = {
  readonly tenantId: string;
  readonly currency: Currency;
  readonly language: string;
  /** pieces that "in stock" stands for where the file names none */
  readonly stockWhenAvailable: number;
  /** @param names from the top; @returns null: no such category */
  category(names: readonly string[]): FeedCategory | null;
};

export type FeedCategory = {
  readonly categoryId: number;
  /** with all ancestors */
  readonly categoryIds: readonly number[];
  readonly department: Department | null;
};

/** An attribute value that the shop has to know before a product can have it. */
export type FeedAttribute = {
  readonly key: string;
  readonly label: string;
  readonly option: string;
  readonly value: string;
};

export type FeedProducts = {
  readonly products: readonly ProductWrite[];
  readonly refused: readonly RefusedRow[];
  readonly attributes: readonly FeedAttribute[];
  /** by colour key */
  readonly colours: ReadonlyMap<string, string>;
  /** by picture id */
  readonly pictures: ReadonlyMap<string, string>;
};

/** Labels of Google's own fields for what a product is made of and looks like. */
const FIELD_LABELS: Readonly<Record<string, { material: string; pattern: string }>> = {
  nl: { material: 'Materiaal', pattern: 'Dessin' },
  de: { material: 'Material', pattern: 'Muster' },
  fr: { material: 'Matière', pattern: 'Motif' },
};

/** Rows of one product become one product: by item_group_id, the first row speaking for what all have in common. */
export function productsOf(rows: readonly ReadRow<FeedItem>[], target: FeedTarget): FeedProducts {
  const refused: RefusedRow[] = [];
  const attributes = new Map<string, FeedAttribute>();
  const colours = new Map<string, string>();
  const pictures = new Map<string, string>();
  const products = new Map<string, ProductWrite & { variants: VariantWrite[] }>();
  for (const { line, value: item } of rows) {
    const category = target.category(item.categoryNames);
    const department = item.department ?? category?.department ?? null;
    if (!category || !department) {
      refused.push({ line, id: item.id, reasons: [category ? NO_DEPARTMENT : NO_CATEGORY] });
      continue;
    }
    for (const attribute of attributesOf(item, target.language))
      attributes.set(`${attribute.key}:${attribute.option}`, attribute);
    if (item.colour) colours.set(colourKey(item.colour), item.colour);
    for (const url of item.pictures) pictures.set(pictureId(url), url);
    const known = products.get(item.groupId);
    if (known) known.variants.push(variantOf(item, target));
    else products.set(item.groupId, productOf(item, { target, category, department }));
  }
  return {
    products: [...products.values()].map((product) => ({ ...product, dimensions: dimensionsOf(product) })),
    refused,
    attributes: [...attributes.values()],
    colours,
    pictures,
  };
}

function dimensionsOf({ variants }: ProductWrite): string[] {
  return [
    ...(variants.some(({ colourKey: key }) => key) ? ['colour'] : []),
    ...(variants.some(({ dimensions }) => dimensions.size) ? ['size'] : []),
  ];
}

const NO_CATEGORY =
  'product_type: no category of this name; name one of the shop’s, or give --category for those without';
const NO_DEPARTMENT =
  'google_product_category: does not tell the department, and the category has no articles yet';

/** By this the shop fetches a picture that lies elsewhere. */
export function pictureId(url: string): string {
  return `r-${hash('sha256', url).slice(0, 32)}`;
}

export function colourKey(name: string): string {
  return slugify(name, '').slice(0, 80) || 'other';
}

function attributesOf(item: FeedItem, language: string): FeedAttribute[] {
  const labels = FIELD_LABELS[language] ?? { material: 'Material', pattern: 'Pattern' };
  const said = [
    ...(item.material ? [{ label: labels.material, value: item.material }] : []),
    ...(item.pattern ? [{ label: labels.pattern, value: item.pattern }] : []),
    ...item.details,
  ];
  return said.map(({ label, value }) => ({
    key: `feed-${slugify(label, language)}`.slice(0, 80),
    label,
    option: slugify(value, language).slice(0, 80),
    value,
  }));
}

function productOf(
  item: FeedItem,
  { target, category, department }: { target: FeedTarget; category: FeedCategory; department: Department },
): ProductWrite & { variants: VariantWrite[] } {
  const { language, tenantId } = target;
  const attributes = attributesOf(item, language);
  return {
    sku: item.groupId,
    kind: slugify(item.categoryNames.at(-1) ?? department, language).slice(0, 80) || department,
    department,
    brand: { slug: slugify(item.brand, language) || 'other', name: item.brand },
    audience: item.audience ?? undefined,
    attributes:
      attributes.length > 0
        ? Object.fromEntries(attributes.map(({ key, option }) => [key, option]))
        : undefined,
    dimensions: [],
    energyClass: item.energyClass ?? undefined,
    energyScaleBest: item.energyBest,
    energyScaleWorst: item.energyWorst,
    eprelId: item.eprelId ?? undefined,
    texts: [
      {
        ...{ language, name: item.title, slug: slugify(item.title, language) || item.groupId.toLowerCase() },
        description: item.description,
        highlights: item.highlights,
        keywords: [item.brand, ...item.categoryNames].join(' ').slice(0, 2000),
      },
    ],
    downloads: [],
    variants: [variantOf(item, target)],
    listings: [
      {
        ...{ tenantId, mainCategoryId: category.categoryId, categoryIds: category.categoryIds },
        discontinuedAt: null,
      },
    ],
  };
}

function variantOf(item: FeedItem, { tenantId, currency, stockWhenAvailable }: FeedTarget): VariantWrite {
  return {
    sku: item.id,
    colourKey: item.colour ? colourKey(item.colour) : null,
    dimensions: item.size ? { size: item.size } : {},
    gtin: item.gtin ?? undefined,
    pictures: item.pictures.map(pictureId),
    unitMeasure: item.measure?.quantity,
    unitOfMeasure: item.measure?.unit,
    prices: [{ tenantId, currency, amountMinor: item.amountMinor }],
    stocks: [{ tenantId, ...stockOf(item, stockWhenAvailable) }],
  };
}

/** What can be ordered beforehand or comes later is not in stock: it has a date instead. */
export function stockOf(
  item: Pick<FeedItem, 'availability' | 'availabilityDate' | 'quantity'>,
  stockWhenAvailable: number,
): { quantity: number; expectedOn: string | null } {
  if (item.availability !== 'in_stock') return { quantity: 0, expectedOn: item.availabilityDate };
  return { quantity: item.quantity ?? stockWhenAvailable, expectedOn: null };
}
