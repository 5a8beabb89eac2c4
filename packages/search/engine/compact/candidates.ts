import type { FindRequest } from '#search/engine/find.types.ts';
import type { FilterChoice } from '#search/search.types.ts';
import type { ArticleNumbers } from './article-numbers.ts';
import { Marks } from './marks.ts';
import type { Candidates } from './pass.ts';
import type { ProductNumbers } from './product-numbers.ts';
import type { TenantColumns } from './tenant-columns.ts';
import { CATEGORY_SET } from './tenant-record.ts';
import type { TextReader } from './text-reader.ts';
import type { ValueLists } from './value-lists.ts';
import { type Among, WordMatches } from './word-matches.ts';

/** A filter with lists that together contain every product matching it. */
export type NamedFilter = {
  readonly filter: FilterChoice;
  readonly lists: readonly Uint32Array[];
  /** number of products in the lists */
  readonly count: number;
};

type Sources = {
  readonly numbers: ProductNumbers;
  readonly articles: ArticleNumbers;
  readonly texts: TextReader;
  readonly lists: ValueLists;
};

/** Products that a suggestion looks at, approximately. */
const MOST_LOOKED_AT = 8_000;
/** Among more candidates than this popularity decides the order, and optional words are ignored. */
const MOST_HINTED = 20_000;
/** This many times as many of the best are taken as wanted, because some are no longer sold. */
const SPARE = 4;
/** Marking lists larger than this multiple of the candidates costs more than it saves. */
const MOST_MARKED = 4;

/** Whether a question only wants to know how many products have its words. */
export function isCountOnly({ counting, limit, filters, among }: FindRequest): boolean {
  return counting === 'nothing' && limit === 0 && filters.length === 0 && among.length === 0;
}

/** Chooses the products that a question has to look at. Its result is valid until the next call. */
export class CandidateFinder {
  readonly #sources: Sources;
  readonly #matches = new WordMatches();
  readonly #marks = new Marks();
  #members = new Uint32Array(0);

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Filters that have lists, the one with the fewest products first. */
  listNamedFilters(tenant: TenantColumns, filters: readonly FilterChoice[]): NamedFilter[] {
    return filters
      .flatMap((filter) => {
        const lists =
          filter.kind === 'values' && filter.key === 'category'
            ? filter.values.map((id) => tenant.listMembers(Number(id)))
            : this.#sources.lists.findLists(filter);
        return lists ? [{ filter, lists, count: lists.reduce((sum, { length }) => sum + length, 0) }] : [];
      })
      .sort((a, b) => a.count - b.count);
  }

  /**
   * The candidates; without `ordinals` all products.
   * @param named every wanted product is in the lists of each of these filters; empty: any product
   */
  selectCandidates(tenant: TenantColumns, request: FindRequest, named: readonly NamedFilter[]): Candidates {
    const { groups, articleNumber, categoryIds } = request;
    const { articles, numbers, texts } = this.#sources;
    const index = texts.indexes.get(request.language);
    if (index && groups.some(({ required }) => required)) {
      // when no product is shown, only the number of hits matters
      const asked = request.limit === 0 ? groups.filter(({ required }) => required) : groups;
      this.#matches.match(index, asked, tenant.ranking, numbers.count, {
        ...(request.counting === 'first' && { most: MOST_LOOKED_AT }),
        telling: request.telling ?? false,
        least: request.least ?? 1,
        among: this.#findFewest(tenant, categoryIds, named),
        isRead: !isCountOnly(request),
      });
      const { found, count, scores } = this.#matches;
      const marked = this.#markNamed(named, count) ? this.#marks.keep(found, count, found) : count;
      const within = this.#filterByCategories(found, marked, categoryIds, tenant);
      if (articleNumber === null) return { ordinals: found, count: within, scores };
      const wanted = new Set(articles.find(articleNumber));
      const both = found.subarray(0, within).filter((ordinal) => wanted.has(ordinal));
      return { ordinals: both, count: both.length, scores };
    }
    const candidates = this.#selectWithoutWords(tenant, request, named);
    const preferred = candidates.count > MOST_HINTED ? groups.filter(({ isHint }) => !isHint) : groups;
    if (!index || preferred.length === 0) return candidates;
    this.#matches.prefer(index, preferred, tenant.ranking, { ...candidates, size: numbers.count });
    return { ...candidates, scores: this.#matches.scores };
  }

  /** The fewest products that the wanted ones are among; null: nothing says it. */
  #findFewest(
    tenant: TenantColumns,
    categoryIds: readonly number[],
    named: readonly NamedFilter[],
  ): Among | null {
    const choices = categoryIds.map((id): Among => {
      const members = tenant.listMembers(id);
      return { count: members.length, list: () => members };
    });
    if (named.length > 0)
      choices.push({
        count: named.reduce((sum, { count }) => sum + count, 0),
        list: () => {
          this.#marks.mark(
            named.flatMap(({ lists }) => lists),
            this.#sources.numbers.count,
          );
          return this.#marks.listInOrder();
        },
      });
    return choices.sort((a, b) => a.count - b.count)[0] ?? null;
  }

  #selectWithoutWords(
    tenant: TenantColumns,
    request: FindRequest,
    named: readonly NamedFilter[],
  ): Candidates {
    const { articleNumber, categoryIds } = request;
    const { articles, numbers } = this.#sources;
    if (articleNumber !== null) {
      const found = Uint32Array.from(new Set(articles.find(articleNumber)));
      const count = this.#filterByCategories(found, found.length, categoryIds, tenant);
      return { ordinals: found, count, scores: null };
    }
    const [first, ...others] = categoryIds;
    const members = first === undefined ? null : tenant.listMembers(first);
    const all = members?.length ?? numbers.count;
    const isNamed = this.#markNamed(named, all);
    const best = all > MOST_LOOKED_AT ? this.#selectBest(tenant, request, isNamed) : null;
    if (best) return best;
    if (!members) {
      const ordinals = isNamed ? this.#marks.listInOrder() : null;
      return { ordinals, count: ordinals?.length ?? all, scores: null };
    }
    if (!isNamed && others.length === 0) return { ordinals: members, count: all, scores: null };
    if (this.#members.length < all) this.#members = new Uint32Array(numbers.count);
    const ordinals = this.#members;
    if (!isNamed) ordinals.set(members);
    const marked = isNamed ? this.#marks.keep(members, all, ordinals) : all;
    return { ordinals, count: this.#filterByCategories(ordinals, marked, others, tenant), scores: null };
  }

  /**
   * For suggestions: some of the best of many, without looking at the others.
   * @param isMarked whether the products of the only filter are marked
   * @returns null: all have to be looked at
   */
  #selectBest(tenant: TenantColumns, request: FindRequest, isMarked: boolean): Candidates | null {
    const best = tenant.orders.getOrder('popularity');
    const { categoryIds, counting, filters, groups, limit } = request;
    if (!best || counting !== 'first' || groups.length > 0 || filters.length > (isMarked ? 1 : 0))
      return null;
    const wanted = tenant.categorySets.markSupersets(
      categoryIds.map((id) => tenant.findCategoryNumber(id) ?? -1),
    );
    const { starts, words } = tenant.records;
    const ordinals = new Uint32Array(limit * SPARE);
    let count = 0;
    for (let place = 0; place < best.length && count < ordinals.length; place += 1) {
      const ordinal = best[place] as number;
      if (isMarked && !this.#marks.has(ordinal)) continue;
      const at = starts.data[ordinal] as number;
      if (wanted[words.data[at + CATEGORY_SET] as number] !== 1) continue;
      ordinals[count] = ordinal;
      count += 1;
    }
    return { ordinals, count, scores: null };
  }

  /** Marks all products that may meet a filter. @returns null: it does not pay */
  mark(filter: NamedFilter, { count }: Candidates): Marks | null {
    return this.#markNamed([filter], count) ? this.#marks : null;
  }

  filterByMarks({ ordinals, count, scores }: Candidates, marks: Marks): Candidates {
    if (!ordinals) {
      const marked = marks.listInOrder();
      return { ordinals: marked, count: marked.length, scores };
    }
    if (this.#members.length < count) this.#members = new Uint32Array(this.#sources.numbers.count);
    return { ordinals: this.#members, count: marks.keep(ordinals, count, this.#members), scores };
  }

  /** Whether any candidate is in a filter's lists. */
  isAnyNamed({ lists }: NamedFilter, { ordinals, count }: Candidates): boolean {
    if (!ordinals) return true;
    this.#marks.mark(lists, this.#sources.numbers.count);
    for (let place = 0; place < count; place += 1)
      if (this.#marks.has(ordinals[place] as number)) return true;
    return false;
  }

  /** @param among number of products to look at otherwise @returns whether marking pays */
  #markNamed(named: readonly NamedFilter[], among: number): boolean {
    const count = named.reduce((sum, one) => sum + one.count, 0);
    if (named.length === 0 || count > among * MOST_MARKED) return false;
    this.#marks.mark(
      named.flatMap(({ lists }) => lists),
      this.#sources.numbers.count,
    );
    return true;
  }

  /** Moves the products that are in all the categories to the front. @returns how many */
  #filterByCategories(
    ordinals: Uint32Array,
    count: number,
    categoryIds: readonly number[],
    tenant: TenantColumns,
  ): number {
    let left = count;
    const rare: number[] = [];
    for (const id of categoryIds) {
      const members = tenant.listMembers(id);
      if (members.length > left * MOST_MARKED) rare.push(id);
      else {
        this.#marks.mark([members], this.#sources.numbers.count);
        left = this.#marks.keep(ordinals, left, ordinals);
      }
    }
    if (rare.length === 0) return left;
    const wanted = tenant.categorySets.markSupersets(rare.map((id) => tenant.findCategoryNumber(id) ?? -1));
    const { starts, words } = tenant.records;
    let kept = 0;
    for (let place = 0; place < left; place += 1) {
      const ordinal = ordinals[place] as number;
      const at = starts.data[ordinal] as number;
      if (wanted[words.data[at + CATEGORY_SET] as number] !== 1) continue;
      ordinals[kept] = ordinal;
      kept += 1;
    }
    return kept;
  }
}
