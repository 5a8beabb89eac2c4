import { LRUCache } from 'lru-cache';

/** Products in all cached lists: 16 MB. */
const MOST = 2 ** 22;

/** Caches, for a word, the products that it describes: each compound with it needs them. */
export class ToldLists {
  readonly #lists = new LRUCache<number, Uint32Array>({
    maxSize: MOST,
    sizeCalculation: ({ length }) => length + 1,
  });

  /** @param word its number @param base its products, which do not change */
  of(word: number, base: Uint32Array, isTold: (posting: number) => boolean): Uint32Array {
    const kept = this.#lists.get(word);
    if (kept) return kept;
    const told = base.filter(isTold);
    this.#lists.set(word, told);
    return told;
  }
}
