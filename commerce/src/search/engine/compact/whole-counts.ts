import type { FindRequest, Found } from '../find.types.ts';

/** So long nothing must have changed before counting everything pays. */
const CALM_MS = 1_000;
/** Articles end by the clock, without a change. */
const LIFETIME_MS = 60_000;
const MOST = 500;

export type Counts = Pick<Found, 'total' | 'values' | 'ranges' | 'having'>;

/** Counts of everything that a tenant sells or has in a category, kept until something changes: exact, or not given. */
export class WholeCounts {
  readonly #kept = new Map<string, { readonly counts: Counts; readonly at: number }>();
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
    const at = performance.now();
    if (kept && at - kept.at < LIFETIME_MS) return kept.counts;
    const counts = count();
    if (this.#kept.size >= MOST) this.#kept.clear();
    this.#kept.set(key, { counts, at });
    return counts;
  }
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
