import type { AttributeDefinition } from '#search/engine/labels.ts';
import type { FilterChoice, RankingSettings } from '#search/search.types.ts';
import { readAttributeFact } from './attribute-values.rules.ts';
import { listNumbers } from './compact/text-reader.ts';
import type { DocumentListing, ProductDocument } from './document.types.ts';
import type { FindRequest, Found, FoundProduct, FoundRange } from './find.types.ts';
import { normalizeNumber } from './number-key.rules.ts';
import type { TermAlternative, TermGroup } from './plan.types.ts';
import {
  computeQuality,
  computeQualityParts,
  computeRarity,
  isTold,
  MAX_IN_DESCRIPTION,
  type Places,
  scorePlaces,
} from './ranking.rules.ts';

/** A product's words in one language and where they stand. */
export type IndexedText = ReadonlyMap<string, Places>;

export type PlainProduct = ProductDocument & { readonly words: ReadonlyMap<string, IndexedText> };

export type PlainSettings = {
  readonly attributes: ReadonlyMap<string, Pick<AttributeDefinition, 'valueType'>>;
  readonly brands: ReadonlyMap<number, { readonly slug: string }>;
  readonly ranking: RankingSettings;
};

/** Texts of a product as words. */
export type PlainTexts = Readonly<
  Record<'name' | 'heads' | 'keywords' | 'attributes' | 'description', readonly string[]>
>;

/** A description of a few words, in the middle. */
const SHORT_DESCRIPTION = 8;

/** The positions of each word, for names of at most four words and short descriptions. */
export function indexText({ name, heads, keywords, attributes, description }: PlainTexts): IndexedText {
  const words = new Set([...name, ...keywords, ...attributes, ...description]);
  return new Map(
    [...words].map((word) => [
      word,
      {
        inName: name.includes(word),
        isHead: heads.includes(word),
        nameLength: name.includes(word) ? name.length : 0,
        inKeywords: keywords.includes(word),
        inAttributes: attributes.includes(word) && !keywords.includes(word),
        inDescription: Math.min(MAX_IN_DESCRIPTION, description.filter((one) => one === word).length),
        descriptionLength: name.includes(word) ? 0 : SHORT_DESCRIPTION,
      },
    ]),
  );
}

type Offered = { product: PlainProduct; listing: DocumentListing };
type Match = Offered & { score: number; parts: Record<string, number> };

/** Looks at every product for every question: slow, and obviously right. */
export function findPlainly(
  products: readonly PlainProduct[],
  request: FindRequest,
  settings: PlainSettings,
): Found {
  const matches = products.flatMap((product) => matchProduct(product, products, request, settings) ?? []);
  const filterPassing = (without: string | null) =>
    matches.filter((match) => passesFilters(match, request.filters, without, settings));
  const found = filterPassing(null);
  const values = new Map<string, ReadonlyMap<string, number>>();
  const ranges = new Map<string, FoundRange>();
  const having = new Map<string, number>();
  const keys = ['category', 'colour', 'size', 'brand', 'rating', 'energy', 'availability', 'reduced'];
  for (const key of [...keys, ...settings.attributes.keys()]) {
    const counts = new Map<string, number>();
    for (const match of filterPassing(key))
      for (const value of new Set(listValues(match, key, request.filters, settings)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    values.set(key, counts);
  }
  for (const key of ['price', ...settings.attributes.keys()]) {
    const numbers = filterPassing(key).flatMap((match) => readNumber(match, key, settings) ?? []);
    if (numbers.length > 0) ranges.set(key, { min: Math.min(...numbers), max: Math.max(...numbers) });
  }
  for (const key of settings.attributes.keys()) {
    const has = (match: Match) =>
      readNumber(match, key, settings) !== null || listOptions(match, key, settings).length > 0;
    having.set(key, found.filter(has).length);
  }
  const ordered = found.toSorted((a, b) => compareMatches(a, b, request));
  return {
    total: found.length,
    top: ordered.slice(0, request.limit).map((match) => buildTop(match, request)),
    among: found.map(({ product }) => product.productId).filter((id) => request.among.includes(id)),
    values,
    ranges,
    distinct: new Map(),
    having,
  };
}

function buildTop({ product, score, parts }: Match, { explain }: FindRequest): FoundProduct {
  return { productId: product.productId, score, parts: explain ? parts : null };
}

function matchProduct(
  product: PlainProduct,
  products: readonly PlainProduct[],
  request: FindRequest,
  { ranking }: PlainSettings,
): Match | null {
  const listing = product.listings.get(request.tenantId);
  if (!listing || (listing.discontinuedAt !== null && listing.discontinuedAt <= request.now)) return null;
  if (!request.categoryIds.every((id) => listing.categoryIds.includes(id))) return null;
  const { articleNumber, telling = false } = request;
  if (
    articleNumber !== null &&
    !listNumbers(product).some((one) => normalizeNumber(one) === normalizeNumber(articleNumber))
  )
    return null;
  const words = product.words.get(request.language) ?? new Map<string, Places>();
  const isIn = ({ term, with: others = [], told }: TermAlternative, text: IndexedText | undefined) =>
    [term, ...others].every((one) => text?.has(one) && (!told || isTold(text.get(one) as Places)));
  const isSeen = ({ term }: TermAlternative) =>
    !telling || !request.groups.some(({ required }) => required) || isTold(words.get(term) as Places);
  const isAny = ({ alternatives }: TermGroup) => alternatives.some((one) => isIn(one, words) && isSeen(one));
  const worths = request.groups.map((group) => {
    const having = group.alternatives.flatMap((alternative) =>
      products.filter((one) => isIn(alternative, one.words.get(request.language))),
    );
    const weight = computeRarity(having.length, products.length);
    const best = Math.max(
      0,
      ...group.alternatives.map((alternative) => {
        const { term, reason, closeness } = alternative;
        const places = words.get(term);
        return places && isIn(alternative, words) && isSeen(alternative)
          ? weight * ranking[reason] * closeness * scorePlaces(ranking, places)
          : 0;
      }),
    );
    return { ...group, weight, best, isThere: isAny(group) };
  });
  const score = sumScores(worths, request.least ?? 1);
  if (score === null) return null;
  const parts: Record<string, number> = Object.fromEntries(
    worths.map(({ typed, best }) => [`word:${typed}`, best]),
  );
  Object.assign(parts, computeQualityParts(ranking, listing, request.now));
  const sinks = request.sort === 'popularity' && !isThereAsChosen({ product, listing }, request.filters);
  const seen = { ...listing, available: listing.available && !sinks };
  const factor = computeQuality(ranking, seen, request.now);
  return { product, listing, score: score * factor, parts };
}

/** Whether it is in stock in what is chosen of colours and sizes; if stock itself is chosen, all that is found is. */
function isThereAsChosen(match: Offered, filters: readonly FilterChoice[]): boolean {
  const chosen = filters.filter(({ key }) => OF_VARIANTS.includes(key));
  if (chosen.length === 0) return true;
  return listVariants(match).some(
    (variant) => variant.availability?.length && chosen.every((one) => isAs(variant, one)),
  );
}

function isAs(variant: Record<string, readonly string[]>, filter: FilterChoice): boolean {
  return filter.kind === 'values' && filter.values.some((value) => variant[filter.key]?.includes(value));
}

type Worth = Pick<TermGroup, 'required'> & {
  readonly weight: number;
  readonly best: number;
  readonly isThere: boolean;
};

const ROUNDING = 1e-4;
const LACKING = 1.5;

/** @returns null where too many required words are missing */
function sumScores(worths: readonly Worth[], least: number): number | null {
  const sum = (of: readonly Worth[], part: 'weight' | 'best') => of.reduce((all, one) => all + one[part], 0);
  const required = worths.filter((one) => one.required);
  const others = sum(
    worths.filter((one) => !one.required),
    'best',
  );
  if (required.length === 0) return 1 + others;
  const there = required.filter(({ isThere }) => isThere);
  if (least === 1) return there.length < required.length ? null : sum(required, 'best') + others;
  const [said, all] = [sum(there, 'weight'), sum(required, 'weight')];
  if (there.length === 0 || said < all * least - ROUNDING) return null;
  return sum(required, 'best') * (said / all) ** LACKING + others;
}

function passesFilters(
  match: Match,
  filters: readonly FilterChoice[],
  without: string | null,
  settings: PlainSettings,
): boolean {
  return filters.every((filter) => {
    if (filter.key === without) return true;
    if (filter.kind === 'range') {
      const number = readNumber(match, filter.key, settings);
      return number !== null && number >= (filter.min ?? -Infinity) && number <= (filter.max ?? Infinity);
    }
    return listValues(
      match,
      filter.key,
      filters.filter(({ key }) => key !== without),
      settings,
    ).some((value) => filter.values.includes(value));
  });
}

const OF_VARIANTS = ['colour', 'size', 'availability'];

/** Values of one facet of the product; of its variants only those that meet the other choices for variants. */
function listValues(
  match: Match,
  key: string,
  filters: readonly FilterChoice[],
  settings: PlainSettings,
): readonly string[] {
  const { product, listing } = match;
  switch (key) {
    case 'category':
      return listing.categoryIds.map(String);
    case 'brand':
      return [settings.brands.get(product.brandId)?.slug ?? ''];
    case 'energy':
      return product.energyClass ? [product.energyClass] : [];
    case 'reduced':
      return listing.discountPercent > 0 ? ['yes'] : [];
    case 'rating':
      return ['1', '2', '3', '4'].filter((stars) => (listing.rating ?? 0) >= Number(stars) * 100);
    case 'colour':
    case 'size':
    case 'availability': {
      const others = filters.filter((filter) => OF_VARIANTS.includes(filter.key) && filter.key !== key);
      return listVariants(match)
        .filter((variant) => others.every((other) => isAs(variant, other)))
        .flatMap((variant) => variant[key] ?? []);
    }
    default:
      return listOptions(match, key, settings);
  }
}

function listVariants({ product, listing }: Offered): Record<string, readonly string[]>[] {
  return product.variants
    .filter(({ variantId }) => listing.offers.has(variantId))
    .map(({ variantId, colour, size }) => ({
      colour: colour === null ? [] : [colour],
      size: size === null ? [] : [size],
      availability: listing.offers.get(variantId) ? ['in-stock'] : [],
    }));
}

function listOptions({ product }: Match, key: string, { attributes }: PlainSettings): readonly string[] {
  const definition = attributes.get(key);
  const fact = definition && readAttributeFact(product.attributes[key], definition.valueType);
  if (fact?.kind === 'number') return [String(fact.value)];
  return fact?.kind === 'options' ? fact.options : [];
}

function readNumber({ product, listing }: Match, key: string, { attributes }: PlainSettings): number | null {
  if (key === 'price') return listing.minPriceMinor;
  const definition = attributes.get(key);
  const fact = definition && readAttributeFact(product.attributes[key], definition.valueType);
  return fact?.kind === 'number' ? fact.value : null;
}

function compareMatches(a: Match, b: Match, { sort }: FindRequest): number {
  return sortKey(b, sort) - sortKey(a, sort) || compareByPopularity(a, b);
}

function compareByPopularity(a: Match, b: Match): number {
  return b.listing.popularity - a.listing.popularity || a.product.productId - b.product.productId;
}

function sortKey({ listing, score }: Match, sort: FindRequest['sort']): number {
  switch (sort) {
    case 'popularity':
      return score;
    case 'newest':
      return listing.releasedAt;
    case 'price-asc':
      return -listing.minPriceMinor;
    case 'price-desc':
      return listing.minPriceMinor;
    case 'rating':
      return (listing.rating ?? 0) * 10_000 + Math.min(9_999, listing.ratingCount);
    case 'discount':
      return listing.discountPercent;
  }
}
