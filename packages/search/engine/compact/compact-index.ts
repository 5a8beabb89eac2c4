import type { CatalogueIndex } from '#search/engine/catalogue-index.ts';
import type { ProductDocument } from '#search/engine/document.types.ts';
import { NOT_SAID, NOTHING_FOUND } from '#search/engine/empty.rules.ts';
import type { FindRequest, Found, FoundProduct } from '#search/engine/find.types.ts';
import type { LabelsByTenant } from '#search/engine/labels.ts';
import type { Standing, TermGroup } from '#search/engine/plan.types.ts';
import { computeQualityParts } from '#search/engine/ranking.rules.ts';
import type { NamePhrase } from '#search/language/name-phrases.ts';
import type { ChangedLists, RankingSettings } from '#search/search.types.ts';
import { ArticleNumbers, hashOfNumber } from './article-numbers.ts';
import { CandidateFinder, isCountOnly, type NamedFilter } from './candidates.ts';
import { type Counts, KeptCounts } from './kept-counts.ts';
import { addWiderFacet, filterSecondRarest } from './narrowed-counts.rules.ts';
import { Pass } from './pass.ts';
import { isToldAnywhere, isToldOfAny } from './posting-lists.ts';
import { ProductColumns } from './product-columns.ts';
import { EXPECTED, ProductNumbers, REMOVED } from './product-numbers.ts';
import { ShortCuts } from './short-cuts.ts';
import { TenantColumns } from './tenant-columns.ts';
import { listNumbers, TextReader, type TextTools } from './text-reader.ts';
import { ValueLists } from './value-lists.ts';
import { scoreWords } from './word-worth.ts';

export type CompactOptions = {
  readonly labels: LabelsByTenant;
  /** by tenant */
  readonly ranking: ReadonlyMap<string, RankingSettings>;
  readonly tools: TextTools;
  /** milliseconds since 1970, for how new an article is */
  readonly now: number;
  /** time without changes before complete counts are computed and kept; default a second */
  readonly calmMs?: number;
};

/** Products whose words change leave gaps; from this share on, reading everything again pays. */
const MOST_GAPS = 0.2;

/** Products in typed arrays: about as many bytes as their words, and little work for the garbage collector. */
export class CompactIndex implements CatalogueIndex {
  readonly #options: CompactOptions;
  readonly #numbers = new ProductNumbers();
  readonly #articles = new ArticleNumbers();
  readonly #shared: ProductColumns;
  readonly #tenants: ReadonlyMap<string, TenantColumns>;
  readonly #texts: TextReader;
  readonly #lists: ValueLists;
  readonly #candidates: CandidateFinder;
  readonly #kept: KeptCounts;
  readonly #shortCuts: ShortCuts;
  #gaps = 0;

  constructor(options: CompactOptions) {
    const { labels, ranking, tools, now } = options;
    this.#options = options;
    this.#texts = new TextReader(labels, tools);
    this.#shared = new ProductColumns([...labels.values()].flatMap((byLocale) => [...byLocale.values()]));
    this.#lists = new ValueLists(this.#shared);
    const sources = {
      numbers: this.#numbers,
      articles: this.#articles,
      texts: this.#texts,
      lists: this.#lists,
    };
    this.#candidates = new CandidateFinder(sources);
    this.#shortCuts = new ShortCuts(this.#numbers, this.#candidates);
    this.#kept = new KeptCounts(options.calmMs);
    this.#tenants = new Map([...ranking].map(([id, own]) => [id, new TenantColumns(own, now)]));
  }

  expect(productIds: readonly number[]): void {
    for (const id of productIds) this.#numbers.add(id);
    this.#shared.reach(this.#numbers.count);
    for (const columns of this.#tenants.values()) columns.reach(this.#numbers.count);
  }

  put(documents: readonly ProductDocument[]): number {
    const changed = documents.filter((document) => this.#putOne(document)).length;
    this.#forgetCounts();
    return changed;
  }

  /** @returns whether anything has changed */
  #putOne(product: ProductDocument): boolean {
    const articleNumbers = listNumbers(product).map(hashOfNumber);
    const words = this.#texts.read(product, articleNumbers);
    const known = this.#numbers.findNumber(product.productId);
    if (known !== undefined && this.#numbers.words.data[known] === words)
      return this.#setColumns(known, product);
    const ordinal = this.#assignNumber(product.productId, known);
    this.#numbers.words.data[ordinal] = words;
    this.#texts.add(ordinal, product);
    for (const number of articleNumbers) this.#articles.add(number, ordinal);
    this.#setColumns(ordinal, product);
    return true;
  }

  /** @param known its number until now; undefined: none */
  #assignNumber(productId: number, known: number | undefined): number {
    const before = known === undefined ? REMOVED : this.#numbers.words.data[known];
    if (known !== undefined && before === EXPECTED) return known;
    if (known !== undefined && before !== REMOVED) this.#drop(known);
    return this.#numbers.add(productId);
  }

  /** @returns whether anything that is counted or ordered by has changed */
  #setColumns(ordinal: number, product: ProductDocument): boolean {
    const pairs = this.#shared.buildPairs(product);
    const isOther = this.#shared.set(ordinal, product, pairs);
    if (isOther) this.#lists.markChanged(ordinal);
    let hasChanged = isOther;
    for (const [tenantId, columns] of this.#tenants) {
      if (columns.set(ordinal, product, pairs, product.listings.get(tenantId))) hasChanged = true;
      if (isOther) columns.noteChange(ordinal);
    }
    return hasChanged;
  }

  /** Drops the kept counts of changed categories, once for many products. */
  #forgetCounts(): void {
    for (const [tenantId, columns] of this.#tenants) {
      const changed = columns.takeChanged();
      if (changed) this.#kept.forget(tenantId, changed);
    }
  }

  /** The lists that have changed since the last call, by tenant; a tenant without is missing. */
  takeLists(): ReadonlyMap<string, ChangedLists> {
    const taken = new Map<string, ChangedLists>();
    for (const [tenantId, columns] of this.#tenants) {
      const lists = columns.takeLists();
      if (lists) taken.set(tenantId, lists);
    }
    return taken;
  }

  remove(productIds: readonly number[]): void {
    for (const id of productIds) {
      const ordinal = this.#numbers.findNumber(id);
      if (ordinal === undefined || this.#numbers.words.data[ordinal] === REMOVED) continue;
      this.#drop(ordinal);
      this.#numbers.words.data[ordinal] = REMOVED;
    }
    this.#forgetCounts();
  }

  #drop(ordinal: number): void {
    this.#gaps += 1;
    for (const columns of this.#tenants.values()) columns.clear(ordinal);
  }

  async seal(rest: () => Promise<void>): Promise<void> {
    for (const index of this.#texts.indexes.values()) await index.seal(rest);
    await this.#shared.arrange(rest);
    for (const { records } of this.#tenants.values()) await records.arrange(rest);
    await this.#lists.prepare(rest);
    for (const tenant of this.#tenants.values()) {
      await tenant.prepare(rest);
      await tenant.orders.prepare(this.#shared.productIds.data, rest);
    }
  }

  /** Sorts degraded orders again. @param rest lets other work run; nothing may be put meanwhile */
  async tidy(rest: () => Promise<void>): Promise<void> {
    for (const { orders } of this.#tenants.values())
      if (orders.isWorn) await orders.prepare(this.#shared.productIds.data, rest);
  }

  /** Whether so much has changed that reading everything again pays. */
  get isWorn(): boolean {
    return this.#gaps > Math.max(1000, this.#numbers.count * MOST_GAPS);
  }

  get products(): number {
    return this.#numbers.count - this.#gaps;
  }

  /** Memory of the arrays in bytes. */
  get bytes(): number {
    const texts = [...this.#texts.indexes.values()].reduce((sum, index) => sum + index.bytes, 0);
    const tenants = [...this.#tenants.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    const facts = this.#shared.bytes + this.#articles.bytes + this.#lists.bytes;
    return texts + tenants + facts + this.#numbers.words.bytes;
  }

  find(request: FindRequest): Found {
    const tenant = this.#tenants.get(request.tenantId);
    return tenant ? this.#findIn(tenant, request) : NOTHING_FOUND;
  }

  #findIn(tenant: TenantColumns, request: FindRequest): Found {
    if (isCountOnly(request)) {
      const { ordinals, count } = this.#candidates.selectCandidates(tenant, request, []);
      return {
        ...NOTHING_FOUND,
        total: tenant.countSold(ordinals, count, request.now / 1000, request.enough),
      };
    }
    const { pass, counts, scores } = this.#look(tenant, request, this.#kept.findStored(request));
    const { total, values, ranges, distinct, having } = counts;
    const top = pass.top.map((ordinal) =>
      this.#buildFound(tenant, request, ordinal, (scores?.[ordinal] ?? 1) * pass.getQuality(ordinal)),
    );
    return { total, values, ranges, distinct, having, among: pass.among, top };
  }

  /** @param kept the question's counts, where they are known */
  #look(tenant: TenantColumns, request: FindRequest, kept?: Counts) {
    const named = this.#candidates.listNamedFilters(tenant, request.filters);
    const [rarest] = named;
    const wider = kept ? undefined : this.#countWithoutRarest(tenant, request, named);
    const isCounted = request.counting === 'found' && !kept;
    const marked = isCounted && !wider ? filterSecondRarest(named) : named.slice(0, 1);
    const candidates = this.#candidates.selectCandidates(tenant, request, marked);
    const { scores } = candidates;
    const pass = new Pass(kept ? { ...request, counting: 'nothing' } : request, this.#shared, tenant);
    const mayBeInVain = isCounted && !wider && !request.countsIfNone;
    if (mayBeInVain && this.#shortCuts.isInVain(rarest, candidates))
      return { pass, counts: pass.counts, scores };
    const isQuicker =
      kept && this.#shortCuts.runInOrder(pass, tenant, { request, candidates, total: kept.total });
    const isOnly = isCounted && !wider && request.filters.length === 1;
    const marks = isOnly && rarest ? this.#candidates.mark(rarest, candidates) : null;
    if (marks) pass.countOutside(candidates, marks);
    if (!isQuicker) pass.run(marks ? this.#candidates.filterByMarks(candidates, marks) : candidates);
    const counts = kept ?? addWiderFacet(rarest, pass.counts, wider);
    if (!kept) this.#kept.keep(request, counts);
    return { pass, counts, scores };
  }

  /**
   * Counts of the same question without the filter that has the fewest products, as that filter's own facet needs
   * them. Then only its products have to be looked at.
   * @returns undefined: they are not known, and counting them would take as long as the question itself
   */
  #countWithoutRarest(
    tenant: TenantColumns,
    request: FindRequest,
    [rarest]: readonly NamedFilter[],
  ): Counts | undefined {
    const { groups, articleNumber, filters, counting } = request;
    if (!rarest || counting !== 'found') return undefined;
    const wider = { ...request, filters: filters.filter((one) => one !== rarest.filter) };
    const kept = this.#kept.findStored(wider);
    const isFound = articleNumber !== null || groups.some(({ required }) => required);
    if (kept || isFound || wider.filters.length > 1 || !this.#kept.isCalm) return kept;
    return this.#look(tenant, { ...wider, groups: [], limit: 0, unordered: 0, among: [], countsIfNone: true })
      .counts;
  }

  #buildFound(tenant: TenantColumns, request: FindRequest, ordinal: number, score: number): FoundProduct {
    const productId = this.#shared.productIds.data[ordinal] as number;
    if (!request.explain) return { productId, score, parts: null };
    const index = this.#texts.indexes.get(request.language);
    const size = this.#numbers.count;
    const words = index ? scoreWords(index, request.groups, tenant.ranking, { size, ordinal }) : {};
    const own = computeQualityParts(tenant.ranking, tenant.readSignals(ordinal), this.#options.now);
    return { productId, score, parts: { ...words, ...own } };
  }

  listOnlyMentioned(language: string, groups: readonly TermGroup[]): readonly string[] {
    const index = this.#texts.indexes.get(language);
    const isTold = ({ alternatives }: TermGroup) =>
      index === undefined || alternatives.some((one) => isToldAnywhere(index, one));
    return groups.filter((group) => group.required && !isTold(group)).map(({ typed }) => typed);
  }

  isSaidOfAny(language: string, groups: readonly TermGroup[], productIds: readonly number[]): boolean {
    const index = this.#texts.indexes.get(language);
    const ordinals = productIds.flatMap((id) => this.#numbers.findNumber(id) ?? []);
    return index !== undefined && isToldOfAny(index, groups, ordinals);
  }

  getStanding(language: string, term: string): Standing {
    return this.#texts.indexes.get(language)?.getStanding(term) ?? NOT_SAID;
  }

  listTerms(language: string): Iterable<{ readonly term: string; readonly documents: number }> {
    return this.#texts.indexes.get(language)?.listTerms() ?? [];
  }

  countDocuments(language: string, term: string): number {
    return this.#texts.indexes.get(language)?.countDocuments(term) ?? 0;
  }

  listPhrases(language: string): readonly NamePhrase[] {
    return this.#texts.phrases.get(language)?.list() ?? [];
  }

  countWords(language: string): number {
    return this.#texts.indexes.get(language)?.size ?? 0;
  }

  listSizes(tenantId: string): readonly string[] {
    return this.#tenants.has(tenantId) ? this.#shared.sizes.slice(1) : [];
  }

  countProducts(tenantId: string, categoryId: number): number {
    return this.#tenants.get(tenantId)?.listMembers(categoryId).length ?? 0;
  }
}
