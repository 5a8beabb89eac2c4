import { LRUCache } from 'lru-cache';
import type { FindRequest, Found } from '#search/engine/find.types.ts';

/** So long nothing must have changed before counting everything pays. */
const CALM_MS = 1_000;
/** Of each sort: categories, and everything else. */
const MOST = 500;

export type Counts = Pick<Found, 'total' | 'values' | 'ranges' | 'distinct' | 'having'> & {
  /** seconds since 1970 from which one of the products is no longer sold */
  readonly until: number;
};

type Kept = { readonly request: FindRequest; readonly counts: Counts };

/**
 * Counts of what was asked before: the next page and another order have the same, and narrowing needs them.
 * Kept until a product changes that may be among those counted, or one of them ends: exact, or not given.
 */
export class KeptCounts {
  /** of whole categories, which are few and asked for by all */
  readonly #ofCategories = new LRUCache<string, Kept>({ max: MOST });
  readonly #others = new LRUCache<string, Kept>({ max: MOST });
  readonly #calmMs: number;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(calmMs = CALM_MS) {
    this.#calmMs = calmMs;
  }

  /** Products of a tenant have changed. @param categoryIds all that they were or are in */
  forget(tenantId: string, categoryIds: ReadonlySet<number>): void {
    this.#changedAt = performance.now();
    for (const kept of [this.#ofCategories, this.#others])
      for (const [key, { request }] of [...kept.entries()])
        if (request.tenantId === tenantId && request.categoryIds.every((id) => categoryIds.has(id)))
          kept.delete(key);
  }

  /** False while changes come one after the other: a question then had better count only what it asks for. */
  get isCalm(): boolean {
    return performance.now() - this.#changedAt >= this.#calmMs;
  }

  /** Counts kept for the same question, whatever its page and order. */
  known(request: FindRequest): Counts | undefined {
    if (request.counting !== 'found') return undefined;
    const counts = this.#keeperOf(request).get(keyOf(request))?.counts;
    return counts && request.now < counts.until * 1000 ? counts : undefined;
  }

  keep(request: FindRequest, counts: Counts): void {
    if (request.counting === 'found') this.#keeperOf(request).set(keyOf(request), { request, counts });
  }

  #keeperOf({ groups, articleNumber, filters }: FindRequest): LRUCache<string, Kept> {
    return groups.length === 0 && articleNumber === null && filters.length === 0
      ? this.#ofCategories
      : this.#others;
  }
}

/** All of a question that its counts depend on: words that need not be there only change the order. */
function keyOf({
  tenantId,
  language,
  groups,
  least = 1,
  articleNumber,
  categoryIds,
  filters,
}: FindRequest): string {
  const required = groups.filter((group) => group.required);
  return JSON.stringify([
    tenantId,
    required.length > 0 && language,
    required,
    least,
    articleNumber,
    categoryIds,
    filters,
  ]);
}
