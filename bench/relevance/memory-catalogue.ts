import type { AttributeDefinition } from '#commerce/range/catalogue/attribute.rules.ts';
import { CompactIndex } from '#search/engine/compact/compact-index.ts';
import type { DocumentListing, ProductDocument } from '#search/engine/document.types.ts';
import type { EngineAnswer } from '#search/engine/engine.types.ts';
import type { LabelledCategory, Labels } from '#search/engine/labels.ts';
import { languageTools } from '#search/engine/language-tools.ts';
import { collectNamedThings } from '#search/engine/named-things.ts';
import type { Dictionary, QueryPlan } from '#search/engine/plan.types.ts';
import { answer, type SearchScope } from '#search/engine/searcher.ts';
import { defaults } from '#tenants/defaults.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import type { FeedProduct } from './judged-set.ts';
import { findShelf } from './plausible-tree.ts';
import type { Ask } from './score.ts';

export type MemoryOptions = {
  /** ISO 639-1: the language whose rules read the texts */
  readonly language: string;
  readonly tree: 'none' | 'plausible';
  readonly ranking?: Partial<Tenant['ranking']>;
  /** takes a rule out of one reading of the words; null: this reading is not tried */
  readonly change?: (plan: QueryPlan) => QueryPlan | null;
};

const TENANT = 'feed';
/** judged products further down count as not found */
const PAGES = 20;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const NO_WORDS = { synonyms: [], narrower: [], redirects: [] };

/** The shop's own search over the products of a feed, as after an import, without a database. */
export async function createMemoryCatalogue(
  products: readonly FeedProduct[],
  { language, tree, ranking: own, change }: MemoryOptions,
): Promise<{
  readonly ask: Ask;
  /** its first page */
  readonly answer: (text: string) => EngineAnswer;
  readonly scope: SearchScope;
}> {
  const ranking = { ...defaults.ranking, ...own };
  const { labels, documents } = buildDocuments(products, language, tree);
  const locale = labels.locale;
  const index = new CompactIndex({
    labels: new Map([[TENANT, new Map([[locale, labels]])]]),
    ranking: new Map([[TENANT, ranking]]),
    tools: languageTools,
    now: NOW,
  });
  index.put(documents);
  await index.seal(async () => {});
  const dictionary = languageTools.createDictionary({
    language,
    terms: index.listTerms(language),
    textsNow: {
      countDocuments: (term) => index.countDocuments(language, term),
      getStanding: (term) => index.getStanding(language, term),
    },
    things: collectNamedThings(labels, TENANT, index),
    phrases: index.listPhrases(language),
    words: NO_WORDS,
    ranking,
  });
  const scope: SearchScope = {
    index: language,
    labels,
    dictionary: change ? changeDictionary(dictionary, change) : dictionary,
    sponsored: [],
    popular: [],
    find: (request) => index.find(request),
    isSaidOfAny: (groups, productIds) => index.isSaidOfAny(language, groups, productIds),
    listOnlyMentioned: (groups) => index.listOnlyMentioned(language, groups),
    countAll: (request) => index.find(request),
    countTermHits: (_, count) => count(),
  };
  const answerPage = (text: string, number: number) =>
    answer(scope, {
      tenantId: TENANT,
      locale,
      text,
      categoryId: null,
      filters: [],
      sort: 'popularity',
      page: number,
      explain: false,
      verbatim: false,
      now: NOW,
    });
  const ask: Ask = async (text) => {
    const first = answerPage(text, 1);
    const ids = [...first.productIds];
    for (let next = 2; next <= Math.min(PAGES, first.pageCount); next += 1)
      ids.push(...answerPage(text, next).productIds);
    return { ids, total: first.totalCount };
  };
  return { ask, answer: (text) => answerPage(text, 1), scope };
}

function changeDictionary(dictionary: Dictionary, change: (plan: QueryPlan) => QueryPlan | null): Dictionary {
  const changePlans: Dictionary['plans'] = (text, options) =>
    [...dictionary.plans(text, options)].flatMap((plan) => change(plan) ?? []);
  return { ...dictionary, plans: changePlans };
}

function buildDocuments(products: readonly FeedProduct[], language: string, tree: MemoryOptions['tree']) {
  const brandNames = [...new Set(products.flatMap(({ brand }) => brand ?? []))];
  const brands = new Map(brandNames.map((name, place) => [place + 1, { slug: name.toLowerCase(), name }]));
  const brandIds = new Map(brandNames.map((name, place) => [name, place + 1]));
  const categories = new Map<string, LabelledCategory>();
  const getCategoryId = (name: string, above: string): number => {
    const key = `${above} > ${name}`;
    const known = categories.get(key);
    if (known) return known.id;
    const parentId = above === '' ? null : (categories.get(` > ${above}`)?.id ?? null);
    const category = { id: categories.size + 1, parentId, name, picture: null };
    categories.set(key, category);
    return category.id;
  };
  const listCategoryIds = (title: string): number[] => {
    if (tree === 'none') return [getCategoryId('Assortment', '')];
    const { department, category } = findShelf(title);
    return [getCategoryId(department, ''), getCategoryId(category, department)];
  };
  const documents = products.map((product): ProductDocument => {
    const id = Number(product.id);
    return {
      productId: id,
      sku: product.id,
      brandId: brandIds.get(product.brand ?? '') ?? 0,
      energyClass: null,
      attributes: product.attributes,
      texts: new Map([
        [language, { name: product.title, keywords: '', description: product.description ?? '' }],
      ]),
      variants: [
        { variantId: id, sku: `${product.id}-1`, otherNumbers: product.ean, colour: null, size: null },
      ],
      listings: new Map([[TENANT, buildListing(product, listCategoryIds(product.title))]]),
    };
  });
  const labels: Labels = {
    locale: `${language}-XX` as Locale,
    brands,
    brandNames: new Map([...brands.values()].map(({ slug, name }) => [slug, name])),
    colours: new Map(),
    colourNames: [],
    attributes: collectAttributes(products),
    categories: new Map([...categories.values()].map((category) => [category.id, category])),
    text: (key) => key,
    formatNumber: String,
    spellUnit: (unit) => unit,
  };
  return { labels, documents };
}

function buildListing(product: FeedProduct, categoryIds: readonly number[]): DocumentListing {
  return {
    categoryIds,
    minPriceMinor: product.priceMinor ?? 1,
    discountPercent: 0,
    available: true,
    popularity: 0,
    rating: null,
    ratingCount: 0,
    releasedAt: NOW,
    discontinuedAt: null,
    offers: new Map([[Number(product.id), true]]),
  };
}

function collectAttributes(products: readonly FeedProduct[]): ReadonlyMap<string, AttributeDefinition> {
  const definitions = new Map<string, AttributeDefinition & { readonly options: Map<string, string> }>();
  for (const { attributes } of products)
    for (const [key, value] of Object.entries(attributes)) {
      const valueType =
        typeof value === 'string' ? 'option' : typeof value === 'number' ? 'number' : 'boolean';
      const known = definitions.get(key) ?? {
        key,
        valueType,
        unit: null,
        group: 'features',
        label: key,
        options: new Map<string, string>(),
      };
      if (typeof value === 'string') known.options.set(value, value);
      definitions.set(key, known);
    }
  return definitions;
}
