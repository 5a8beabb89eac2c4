import { LRUCache } from 'lru-cache';
import { isToldIn } from './postings.ts';

/** Products in all cached lists: 16 MB. */
const MOST = 2 ** 22;

/** Caches lists of products that are made of words' own: each compound, and each completion of a word, needs them again. */
export class KeptLists {
  readonly #lists = new LRUCache<number | string, Uint32Array>({
    maxSize: MOST,
    sizeCalculation: ({ length }) => length + 1,
  });

  /** @param key of a list that does not change */
  get(key: number | string, make: () => Uint32Array): Uint32Array {
    const kept = this.#lists.get(key);
    if (kept) return kept;
    const made = make();
    this.#lists.set(key, made);
    return made;
  }
}

/** Without a call for each posting: lists have up to a million. */
export function filterTold(postings: Uint32Array): Uint32Array {
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
