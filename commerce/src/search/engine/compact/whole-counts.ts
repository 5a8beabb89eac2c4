import { LRUCache } from 'lru-cache';
import type { FindRequest, Found } from '../find.types.ts';

/** So long nothing must have changed before counting everything pays. */
const CALM_MS = 1_000;
/** Articles end by the clock, without a change. */
const LIFETIME_MS = 60_000;
const MOST = 500;

export type Counts = Pick<Found, 'total' | 'values' | 'ranges' | 'having'>;

/**
 * Counts of everything that a tenant sells or has in a category, and of what was asked before: the next page and another
 * order have the same. Kept until something changes: exact, or not given.
 */
export class WholeCounts {
  readonly #kept = new LRUCache<string, Counts>({ max: MOST, ttl: LIFETIME_MS });
  readonly #calmMs: number;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(calmMs = CALM_MS) {
    this.#calmMs = calmMs;
  }

  /** Something has changed. */
  forget(): void {
    this.#kept.clear();
    this.#changedAt = performance.now();
  }

  /** False while changes come one after the other: who asks then had better count for himself. */
  get canGive(): boolean {
    return performance.now() - this.#changedAt >= this.#calmMs;
  }

  get(key: string, count: () => Counts): Counts {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const counts = count();
    this.#kept.set(key, counts);
    return counts;
  }

  /** What was counted for the same question, whatever its page and order. */
  known(request: FindRequest): Counts | undefined {
    return this.canGive && request.counting === 'found' ? this.#kept.get(keyOf(request)) : undefined;
  }

  keep(request: FindRequest, counts: Counts): void {
    if (this.canGive && request.counting === 'found') this.#kept.set(keyOf(request), counts);
  }
}

/** All of a question that its counts depend on. */
function keyOf({ tenantId, language, groups, articleNumber, categoryIds, filters }: FindRequest): string {
  return JSON.stringify([tenantId, language, groups, articleNumber, categoryIds, filters]);
}

/** Whether a question is for all of a category, in whatever order. */
export function asksForWhole({ groups, articleNumber, filters, counting }: FindRequest): boolean {
  return (
    counting === 'found' &&
    articleNumber === null &&
    filters.length === 0 &&
    !groups.some(({ required }) => required)
  );
}
