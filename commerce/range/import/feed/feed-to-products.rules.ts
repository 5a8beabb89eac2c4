import { hash } from 'node:crypto';
import { Json } from '#commerce/ground/database/json.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import type { ProductWrite, ReadRow, VariantWrite } from '../write/product-write.types.ts';
import type { Department } from './department.rules.ts';
import type { FeedItem } from './google-feed.rules.ts';
import { getGoogleDepartment, getGoogleKind } from './google-taxonomy.rules.ts';

/** The shop's records that a feed's rows refer to. */
export type FeedTarget = {
  readonly tenantId: string;
  readonly currency: Currency;
  readonly language: string;
  /** attributes with this prefix go where the feed does not name them */
  readonly replacesAttributes: string | undefined;
  /** these attributes go where a row has no value for them */
  readonly clearsAttributes?: readonly string[] | undefined;
  /** pieces that "in stock" means where the file has no number */
  readonly stockWhenAvailable: number;
  /** for products that are new to the shop; undefined for now */
  readonly releasedAt: string | undefined;
  /** whether an earlier row of the file has described the product */
  readonly isSpokenFor: (groupId: string) => boolean;
  /** whether a feed in the tenant's first language has filed the product: then it stays in its category */
  readonly isFiled: (groupId: string) => boolean;
  resolveItemCategory(item: Pick<FeedItem, 'categoryNames' | 'googleCategory'>): FeedCategory;
  /** @param colour the article's, in the feed's words @returns its key */
  resolveColour(id: string, colour: string): string;
};

export type FeedCategory = {
  readonly categoryId: number;
  /** with all ancestors */
  readonly categoryIds: readonly number[];
  /** of most of its articles before the import; null if it has none */
  readonly department: Department | null;
};

export type FeedProducts = {
  readonly products: readonly ProductWrite[];
  /** by picture id */
  readonly pictures: ReadonlyMap<string, string>;
};

const LONGEST_KEYWORDS = 2000;

/** Rows with one item_group_id become one product; the first row decides the fields that all variants share. */
export function buildProducts(rows: readonly ReadRow<FeedItem>[], target: FeedTarget): FeedProducts {
  const pictures = new Map<string, string>();
  const products = new Map<string, ProductWrite & { variants: VariantWrite[] }>();
  for (const { value: item } of rows) {
    for (const url of item.pictures) pictures.set(buildPictureId(url), url);
    const known = products.get(item.groupId);
    if (known) known.variants.push(buildVariant(item, target));
    else products.set(item.groupId, buildProduct(item, target));
  }
  return {
    products: [...products.values()].map((product) => ({
      ...product,
      dimensions: collectDimensions(product),
    })),
    pictures,
  };
}

function collectDimensions({ variants }: ProductWrite): string[] {
  return [
    ...(variants.some(({ colourKey: key }) => key) ? ['colour'] : []),
    ...(variants.some(({ dimensions }) => dimensions.size) ? ['size'] : []),
  ];
}

/** The id under which the shop fetches a picture from another host. */
export function buildPictureId(url: string): string {
  return `r-${hash('sha256', url).slice(0, 32)}`;
}

/**
 * The key of a colour; a name with signs or accents gets a distinguishing part: `Rood/wit` is not `Rood wit`, and the rosé
 * of a feed not its rose. "Weiß" is also spelt "weiss".
 */
export function buildColourKey(name: string): string {
  const slug = slugify(name, '').slice(0, 64).replace(/-$/, '') || 'other';
  const isWhole = /^[a-zäöüß\d ]{1,64}$/i.test(name);
  return isWhole ? slug : `${slug}-${hash('sha256', name.toLowerCase()).slice(0, 8)}`;
}

/** The name of a brand in addresses. One without a Latin letter and a digit gets a part of its own: it is no other brand. */
export function buildBrandSlug(name: string, language: string): string {
  return slugify(name, language) || `other-${hash('sha256', name.toLowerCase()).slice(0, 8)}`;
}

/** The name in addresses: by the title, or by the style number where the title has no Latin letter and no digit. */
function buildProductSlug({ title, groupId }: FeedItem, language: string): string {
  return slugify(title, language) || slugify(groupId, language) || 'article';
}

function buildProduct(item: FeedItem, target: FeedTarget): ProductWrite & { variants: VariantWrite[] } {
  const { language, tenantId } = target;
  const category = target.resolveItemCategory(item);
  const department = item.googleCategory && getGoogleDepartment(item.googleCategory);
  return {
    sku: item.groupId,
    isContinued: target.isSpokenFor(item.groupId),
    // a row that is silent about its category leaves an article where it is
    keepsPlace: target.isFiled(item.groupId) || (item.categoryNames.length === 0 && !item.googleCategory),
    kind: resolveKind(item, language),
    department: department ?? undefined,
    newDepartment: category.department ?? 'general',
    brand: { slug: buildBrandSlug(item.brand, language), name: item.brand },
    audience: item.audience ?? undefined,
    attributes: item.attributes === null ? undefined : new Json(item.attributes),
    replacesAttributes: target.replacesAttributes,
    clearsAttributes: target.clearsAttributes,
    dimensions: [],
    energyClass: item.energyClass ?? undefined,
    energyScaleBest: item.energyBest,
    energyScaleWorst: item.energyWorst,
    eprelId: item.eprelId ?? undefined,
    releasedWhenNew: target.releasedAt,
    texts: [
      {
        ...{ language, name: item.title, slug: buildProductSlug(item, language) },
        description: item.description.text,
        descriptionHtml: item.description.html,
        highlights: item.highlights,
        keywords: buildKeywords(item),
      },
    ],
    downloads: [],
    variants: [buildVariant(item, target)],
    listings: [
      {
        ...{ tenantId, mainCategoryId: category.categoryId, categoryIds: category.categoryIds },
        discontinuedAt: null,
      },
    ],
  };
}

/** The kind that delivery and services know, else the retailer's or Google's narrowest category. */
function resolveKind({ googleCategory, categoryNames }: FeedItem, language: string): string {
  const known = googleCategory && getGoogleKind(googleCategory);
  const name = categoryNames.at(-1) ?? googleCategory?.names.en ?? '';
  return known ?? (slugify(name, language).slice(0, 80).replace(/-$/, '') || 'general');
}

/** Words by which an article can be found and that its page does not show. */
function buildKeywords({ brand, categoryNames, googleCategory, titleRest }: FeedItem): string {
  const google = googleCategory ? [googleCategory.names.en ?? ''] : [];
  return [brand, ...categoryNames, ...google, titleRest]
    .filter((words) => words !== '')
    .join(' ')
    .slice(0, LONGEST_KEYWORDS)
    .toWellFormed();
}

function buildVariant(item: FeedItem, target: FeedTarget): VariantWrite {
  const { tenantId, currency, language, stockWhenAvailable } = target;
  return {
    sku: item.id,
    colourKey: item.colour ? target.resolveColour(item.id, item.colour) : null,
    dimensions: item.size ? { size: item.size } : {},
    words: item.words ? { [language]: item.words } : undefined,
    gtin: item.gtin ?? undefined,
    mpn: item.mpn ?? undefined,
    condition: item.condition,
    pictures: item.pictures.map(buildPictureId),
    unitMeasure: item.measure?.quantity,
    unitOfMeasure: item.measure?.unit,
    prices: [{ tenantId, currency, amountMinor: item.amountMinor }],
    stocks: [{ tenantId, ...resolveStock(item, stockWhenAvailable) }],
  };
}

/** The stock of an article; one that can only be ordered beforehand has none, and a date instead. */
export function resolveStock(
  item: Pick<FeedItem, 'availability' | 'availabilityDate' | 'quantity'>,
  stockWhenAvailable: number,
): { quantity: number; expectedOn: string | null } {
  if (item.availability !== 'in_stock') return { quantity: 0, expectedOn: item.availabilityDate };
  return { quantity: item.quantity ?? stockWhenAvailable, expectedOn: null };
}
