import { LRUCache } from 'lru-cache';

/** Terms of all tenants; a key and a number each, some 200 bytes. */
const MOST = 10_000;
/** Counting so many takes long, and a hundredth more or less of them changes nothing for anybody. */
export const MANY = 1_000;
const LIFETIME_MS = { few: 60_000, many: 20 * 60_000 };

/** How much suggested terms find: many for a while, few for a minute, nothing never, as an article may just have come. */
export class KeptHits {
  readonly #kept = new LRUCache<string, number>({ max: MOST });

  /** The catalogue was read anew. */
  forget(): void {
    this.#kept.clear();
  }

  get(key: string, count: () => number): number {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const hits = count();
    if (hits > 0) this.#kept.set(key, hits, { ttl: hits >= MANY ? LIFETIME_MS.many : LIFETIME_MS.few });
    return hits;
  }
}
