import type { RankingSettings } from '../../search.types.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { ProductDocument } from '../document.types.ts';
import { NOTHING_FOUND } from '../empty.rules.ts';
import type { FindRequest, Found, FoundProduct } from '../find.types.ts';
import { qualityParts } from '../ranking.rules.ts';
import type { LabelsByTenant } from '../search-core.ts';
import { ArticleNumbers } from './article-numbers.ts';
import { growingFloat64 } from './growing.ts';
import { type Candidates, Pass } from './pass.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductNumbers } from './product-numbers.ts';
import { hasCategory, QUALITY, TenantColumns } from './tenant-columns.ts';
import { textHash } from './text-hash.ts';
import { MOST_PRODUCTS } from './text-index.ts';
import { type IndexTerms, TextReader } from './text-reader.ts';
import { intersection, union, ValueLists } from './value-lists.ts';
import { asksForWhole, type Counts, WholeCounts } from './whole-counts.ts';
import { WordMatches, wordScores } from './word-matches.ts';

export type CompactOptions = {
  readonly labels: LabelsByTenant;
  /** by tenant */
  readonly ranking: ReadonlyMap<string, RankingSettings>;
  readonly indexTerms: IndexTerms;
  /** milliseconds since 1970, for how new an article is */
  readonly now: number;
  /** how long nothing must have changed before everything is counted to be kept; default a second */
  readonly calmMs?: number;
};

/** Products that a suggestion looks at, more or less. */
const MOST_LOOKED_AT = 8_000;
/** Products that have changed their words leave gaps; from this share on reading everything anew pays. */
const MOST_GAPS = 0.2;

/** Products in typed arrays: about as many bytes as their words, and nothing for a garbage collector to walk through. */
export class CompactIndex implements CatalogueIndex {
  readonly #options: CompactOptions;
  readonly #numbers = new ProductNumbers();
  readonly #articles = new ArticleNumbers();
  /** of texts, and of all else */
  readonly #hashes = growingFloat64();
  readonly #factHashes = growingFloat64();
  readonly #shared: ProductColumns;
  readonly #tenants: ReadonlyMap<string, TenantColumns>;
  readonly #texts: TextReader;
  readonly #matches = new WordMatches();
  readonly #lists: ValueLists;
  readonly #wholes: WholeCounts;
  #gaps = 0;

  constructor(options: CompactOptions) {
    const { labels, ranking, indexTerms, now } = options;
    this.#options = options;
    this.#texts = new TextReader(labels, indexTerms);
    const [first] = labels.values();
    const [any] = first?.values() ?? [];
    this.#shared = new ProductColumns(any);
    this.#lists = new ValueLists(this.#shared);
    this.#wholes = new WholeCounts(options.calmMs);
    this.#tenants = new Map([...ranking].map(([id, own]) => [id, new TenantColumns(own, now)]));
  }

  put(documents: readonly ProductDocument[]): number {
    return documents.filter((document) => this.#putOne(document)).length;
  }

  /** @returns whether anything has changed */
  #putOne(product: ProductDocument): boolean {
    const keywords = this.#texts.keywords(product);
    const hash = this.#texts.hashOf(product, keywords);
    const factsHash = hashOfFacts(product);
    const known = this.#numbers.numberOf(product.productId);
    if (known !== undefined && this.#hashes.data[known] === hash) {
      if (this.#factHashes.data[known] === factsHash) return false;
      this.#setColumns(known, product);
      this.#factHashes.data[known] = factsHash;
    } else {
      if (known !== undefined) this.#drop(known);
      if (this.#numbers.count >= MOST_PRODUCTS - 1) throw new RangeError('search can hold no more products');
      const ordinal = this.#numbers.add(product.productId);
      this.#hashes.reach(ordinal + 1);
      this.#hashes.data[ordinal] = hash;
      this.#factHashes.reach(ordinal + 1);
      this.#factHashes.data[ordinal] = factsHash;
      this.#texts.add(ordinal, product, keywords);
      for (const { sku } of [product, ...product.variants]) this.#articles.add(sku, ordinal);
      this.#setColumns(ordinal, product);
    }
    return true;
  }

  #setColumns(ordinal: number, product: ProductDocument): void {
    this.#wholes.forget();
    if (this.#shared.set(ordinal, product)) this.#lists.forget();
    for (const [tenantId, columns] of this.#tenants)
      columns.set(ordinal, product, product.listings.get(tenantId), this.#shared);
  }

  remove(productIds: readonly number[]): void {
    for (const id of productIds) {
      const ordinal = this.#numbers.numberOf(id);
      if (ordinal === undefined) continue;
      this.#drop(ordinal);
      this.#hashes.data[ordinal] = -1;
    }
  }

  #drop(ordinal: number): void {
    this.#wholes.forget();
    this.#gaps += 1;
    for (const columns of this.#tenants.values()) columns.clear(ordinal);
  }

  async seal(rest: () => Promise<void>): Promise<void> {
    for (const index of this.#texts.indexes.values()) await index.seal(rest);
    this.#shared.trim();
    for (const { records } of this.#tenants.values()) records.trim();
  }

  /** So much has changed that reading everything anew pays. */
  get isWorn(): boolean {
    return this.#gaps > Math.max(1000, this.#numbers.count * MOST_GAPS);
  }

  get products(): number {
    return this.#numbers.count - this.#gaps;
  }

  /** Memory of the arrays. */
  get bytes(): number {
    const texts = [...this.#texts.indexes.values()].reduce((sum, index) => sum + index.bytes, 0);
    const tenants = [...this.#tenants.values()].reduce((sum, { records }) => sum + records.bytes, 0);
    return texts + tenants + this.#shared.bytes + this.#articles.bytes + 2 * this.#hashes.bytes;
  }

  find(request: FindRequest): Found {
    const tenant = this.#tenants.get(request.tenantId);
    return tenant ? this.#findIn(tenant, request) : NOTHING_FOUND;
  }

  #findIn(tenant: TenantColumns, request: FindRequest): Found {
    const candidates = this.#candidatesOf(tenant, request);
    const isWhole = this.#wholes.canGive && asksForWhole(request);
    const kept = isWhole ? this.#wholeOf(tenant, request) : this.#wholes.known(request);
    const pass = new Pass(kept ? { ...request, counting: 'nothing' } : request, this.#shared, tenant);
    pass.run(candidates);
    const { top: first, among } = pass;
    const counts = kept ?? pass.counts;
    if (!kept) this.#wholes.keep(request, counts);
    const top = first.map((ordinal) => this.#foundOf(tenant, request, ordinal, candidates.scores));
    const { whole } = candidates;
    if (whole === undefined || isWhole) return { ...counts, among, top };
    const { values } = this.#wholeOf(tenant, request);
    return {
      ...counts,
      values: { get: (key) => (key === whole ? values : counts.values).get(key) },
      among,
      top,
    };
  }

  /** Counts of all that is sold, or of all in the categories that are asked for. */
  #wholeOf(tenant: TenantColumns, request: FindRequest): Counts {
    const { tenantId, categoryIds } = request;
    return this.#wholes.get(JSON.stringify([tenantId, categoryIds]), () => {
      const all = { ...request, groups: [], filters: [], limit: 0, among: [], counting: 'found' } as const;
      const pass = new Pass(all, this.#shared, tenant);
      pass.run(this.#withoutWords(tenant, all));
      return pass.counts;
    });
  }

  /** Products to look at; without `ordinals` all there are. */
  #candidatesOf(tenant: TenantColumns, request: FindRequest): Candidates {
    const { groups, articleNumber, categoryIds } = request;
    const index = this.#texts.indexes.get(request.language);
    if (index && groups.some(({ required }) => required)) {
      const most = request.counting === 'first' ? MOST_LOOKED_AT : undefined;
      this.#matches.match(index, groups, tenant.ranking, this.#numbers.count, most);
      const { found, count, scores } = this.#matches;
      const within = withinCategories(found, count, categoryIds, tenant);
      if (articleNumber === null) return { ordinals: found, count: within, scores };
      const wanted = new Set(this.#articles.find(articleNumber));
      const both = found.subarray(0, within).filter((ordinal) => wanted.has(ordinal));
      return { ordinals: both, count: both.length, scores };
    }
    const candidates = this.#withoutWords(tenant, request);
    if (!index || groups.length === 0) return candidates;
    this.#matches.prefer(index, groups, tenant.ranking, { ...candidates, size: this.#numbers.count });
    return { ...candidates, scores: this.#matches.scores };
  }

  #withoutWords(tenant: TenantColumns, request: FindRequest): Candidates {
    const { articleNumber, categoryIds } = request;
    if (articleNumber !== null) {
      const found = Uint32Array.from(new Set(this.#articles.find(articleNumber)));
      const count = withinCategories(found, found.length, categoryIds, tenant);
      return { ordinals: found, count, scores: null };
    }
    const named = this.#named(request);
    const [first, ...others] = categoryIds;
    if (first === undefined) return named ?? { ordinals: null, count: this.#numbers.count, scores: null };
    const members = tenant.membersOf(first);
    const within = named?.ordinals ? intersection(named.ordinals, members) : members;
    const ordinals = others.length === 0 ? within : within.slice();
    const count = withinCategories(ordinals, ordinals.length, others, tenant);
    return { ordinals, count, scores: null, whole: named?.whole };
  }

  /**
   * Products of the brands and colours that are asked for; null: everything has to be looked at. Who misses one choice
   * still counts there: of two choices one must hold, and where there is only one, its facet counts everything.
   */
  #named({ filters, counting }: FindRequest): Candidates | null {
    const lists = filters
      .flatMap(
        (filter) =>
          (filter.kind === 'values' ? this.#lists.havingAny(filter.key, filter.values) : null) ?? [],
      )
      .sort((a, b) => a.length - b.length);
    const [shortest, second] = lists;
    if (!shortest) return null;
    const isOnly = filters.length === 1 && this.#wholes.canGive;
    const isEnough = counting !== 'found' || isOnly;
    if (!isEnough && !second) return null;
    const ordinals = isEnough || !second ? shortest : union([shortest, second]);
    const whole = counting === 'found' && isOnly ? filters[0]?.key : undefined;
    return { ordinals, count: ordinals.length, scores: null, whole };
  }

  #foundOf(
    tenant: TenantColumns,
    request: FindRequest,
    ordinal: number,
    scores: Float32Array | null,
  ): FoundProduct {
    const productId = this.#shared.productIds.data[ordinal] as number;
    const { starts, words: numbers } = tenant.records;
    const quality = new Float32Array(numbers.data.buffer)[(starts.data[ordinal] as number) + QUALITY] ?? 0;
    const score = (scores?.[ordinal] ?? 1) * quality;
    if (!request.explain) return { productId, score, parts: null };
    const index = this.#texts.indexes.get(request.language);
    const size = this.#numbers.count;
    const words = index ? wordScores(index, request.groups, tenant.ranking, { size, ordinal }) : {};
    const own = qualityParts(tenant.ranking, tenant.signalsOf(ordinal), this.#options.now);
    return { productId, score, parts: { ...words, ...own } };
  }

  terms(language: string): Iterable<{ readonly term: string; readonly documents: number }> {
    return this.#texts.indexes.get(language)?.terms() ?? [];
  }

  wordCount(language: string): number {
    return this.#texts.indexes.get(language)?.size ?? 0;
  }

  sizes(tenantId: string): readonly string[] {
    return this.#tenants.has(tenantId) ? this.#shared.sizes.slice(1) : [];
  }

  productsIn(tenantId: string, categoryId: number): number {
    return this.#tenants.get(tenantId)?.membersOf(categoryId).length ?? 0;
  }
}

/** Keeps those that are in all the categories, at the front. @returns how many */
function withinCategories(
  ordinals: Uint32Array,
  count: number,
  categoryIds: readonly number[],
  tenant: TenantColumns,
): number {
  if (categoryIds.length === 0) return count;
  const wanted = categoryIds.map((id) => tenant.categoryNumber(id) ?? -1);
  const { starts, words } = tenant.records;
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const ordinal = ordinals[place] as number;
    const at = starts.data[ordinal] as number;
    if (!wanted.every((number) => hasCategory(words.data, at, number))) continue;
    ordinals[kept] = ordinal;
    kept += 1;
  }
  return kept;
}

/** Tells what is no text apart: what has the same hash is counted and ordered the same. */
function hashOfFacts({ brandId, energyClass, attributes, variants, listings }: ProductDocument): number {
  const own = [...listings].map(([tenantId, listing]) => [
    tenantId,
    { ...listing, offers: [...listing.offers] },
  ]);
  return textHash(JSON.stringify([brandId, energyClass, attributes, variants, own]));
}
