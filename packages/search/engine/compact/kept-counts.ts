import { LRUCache } from 'lru-cache';
import type { FindRequest, Found } from '#search/engine/find.types.ts';

/** Time without changes after which counting everything pays. */
const CALM_MS = 1_000;
/** Most kept counts of each sort: of categories, and of everything else. */
const MOST = 500;

export type Counts = Pick<Found, 'total' | 'values' | 'ranges' | 'distinct' | 'having'> & {
  /** seconds since 1970 at which the first of the products is no longer sold */
  readonly until: number;
};

type Kept = { readonly request: FindRequest; readonly counts: Counts };

/**
 * Counts of earlier questions: the next page and another order have the same ones, and filtering needs them. Kept
 * until a product among those counted changes, or is no longer sold: they are exact, or missing.
 */
export class KeptCounts {
  /** of whole categories, which are few and which all visitors ask for */
  readonly #ofCategories = new LRUCache<string, Kept>({ max: MOST });
  readonly #others = new LRUCache<string, Kept>({ max: MOST });
  readonly #calmMs: number;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(calmMs = CALM_MS) {
    this.#calmMs = calmMs;
  }

  /** Drops counts of a tenant's changed products. @param categoryIds all categories that they were or are in */
  forget(tenantId: string, categoryIds: ReadonlySet<number>): void {
    this.#changedAt = performance.now();
    for (const kept of [this.#ofCategories, this.#others])
      for (const [key, { request }] of [...kept.entries()])
        if (request.tenantId === tenantId && request.categoryIds.every((id) => categoryIds.has(id)))
          kept.delete(key);
  }

  /** False while changes follow each other: a question should then count only what it needs. */
  get isCalm(): boolean {
    return performance.now() - this.#changedAt >= this.#calmMs;
  }

  /** Counts kept for the same question, whatever its page and order. */
  findStored(request: FindRequest): Counts | undefined {
    if (request.counting !== 'found') return undefined;
    const counts = this.#chooseCache(request).get(buildCountKey(request))?.counts;
    return counts && request.now < counts.until * 1000 ? counts : undefined;
  }

  keep(request: FindRequest, counts: Counts): void {
    if (request.counting === 'found')
      this.#chooseCache(request).set(buildCountKey(request), { request, counts });
  }

  #chooseCache({ groups, articleNumber, filters }: FindRequest): LRUCache<string, Kept> {
    const isFound = articleNumber !== null || filters.length > 0 || groups.some(({ required }) => required);
    return isFound ? this.#others : this.#ofCategories;
  }
}

/** The parts of a question that its counts depend on: optional words only change the order. */
function buildCountKey({
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
