import { LRUCache } from 'lru-cache';
import { isToldIn } from './postings.ts';

/** Products in all cached lists: 16 MB. */
const MOST = 2 ** 22;

/** Caches, for a word, the products that it describes: each compound with it needs them. */
export class ToldLists {
  readonly #lists = new LRUCache<number, Uint32Array>({
    maxSize: MOST,
    sizeCalculation: ({ length }) => length + 1,
  });

  /** @param word its number @param base its products, which do not change */
  of(word: number, base: Uint32Array): Uint32Array {
    const kept = this.#lists.get(word);
    if (kept) return kept;
    const told = toldOf(base);
    this.#lists.set(word, told);
    return told;
  }
}

/** Without a call for each posting: lists have up to a million. */
export function toldOf(postings: Uint32Array): Uint32Array {
  const told = new Uint32Array(postings.length);
  let count = 0;
  for (let place = 0; place < postings.length; place += 1) {
    const posting = postings[place] as number;
    if (!isToldIn(posting & 255)) continue;
    told[count] = posting;
    count += 1;
  }
  return told.slice(0, count);
}
