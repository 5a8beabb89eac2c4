import { LRUCache } from 'lru-cache';
import type { FindRequest, Found } from '../find.types.ts';

/** So long nothing must have changed before counting everything pays. */
const CALM_MS = 1_000;
/** Articles end by the clock, without a change. */
const LIFETIME_MS = 60_000;
const MOST = 500;

export type Counts = Pick<Found, 'total' | 'values' | 'ranges' | 'having'>;

/**
 * Counts of what was asked before: the next page and another order have the same, and whoever narrows it needs them.
 * Kept until something changes: exact, or not given.
 */
export class KeptCounts {
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

  /** What was counted for the same question, whatever its page and order. */
  known(request: FindRequest): Counts | undefined {
    return this.canGive && request.counting === 'found' ? this.#kept.get(keyOf(request)) : undefined;
  }

  keep(request: FindRequest, counts: Counts): void {
    if (this.canGive && request.counting === 'found') this.#kept.set(keyOf(request), counts);
  }
}

/** All of a question that its counts depend on: words that need not be there only change the order. */
function keyOf({ tenantId, language, groups, articleNumber, categoryIds, filters }: FindRequest): string {
  const required = groups.filter((group) => group.required);
  return JSON.stringify([
    tenantId,
    required.length > 0 && language,
    required,
    articleNumber,
    categoryIds,
    filters,
  ]);
}
