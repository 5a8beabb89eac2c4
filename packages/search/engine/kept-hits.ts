import { LRUCache } from 'lru-cache';

/** Terms of all tenants; a key and a number each, some 200 bytes. */
const MOST = 10_000;
/** A larger number takes long to count, and a hundredth more or less makes no difference to visitors. */
export const MANY = 1_000;
const LIFETIME_MS = { few: 60_000, many: 20 * 60_000 };

/**
 * Caches the number of hits of suggested terms: large ones for a while, small ones for a minute, zero never, since an
 * article may just have come.
 */
export class KeptHits {
  readonly #kept = new LRUCache<string, number>({ max: MOST });

  /** Drops everything, because the catalogue was read again. */
  forget(): void {
    this.#kept.clear();
  }

  /** Drops the small numbers, because articles have come or gone. */
  forgetFew(): void {
    for (const [key, hits] of [...this.#kept.entries()]) if (hits < MANY) this.#kept.delete(key);
  }

  get(key: string, count: () => number): number {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const hits = count();
    if (hits > 0) this.#kept.set(key, hits, { ttl: hits >= MANY ? LIFETIME_MS.many : LIFETIME_MS.few });
    return hits;
  }
}
