import type { Found } from '../find.types.ts';

/** So long nothing must have changed before counting everything pays. */
const CALM_MS = 1_000;
/** Articles end by the clock, without a change. */
const LIFETIME_MS = 60_000;

type Kept = { readonly values: Found['values']; readonly at: number };

/** Counts of everything that a tenant sells, kept until something changes: exact, or not to be had. */
export class WholeCounts {
  readonly #kept = new Map<string, Kept>();
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

  get(tenantId: string, count: () => Found['values']): Found['values'] {
    const kept = this.#kept.get(tenantId);
    const at = performance.now();
    if (kept && at - kept.at < LIFETIME_MS) return kept.values;
    const values = count();
    this.#kept.set(tenantId, { values, at });
    return values;
  }
}
