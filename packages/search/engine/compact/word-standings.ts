import { LRUCache } from 'lru-cache';
import type { Standing } from '#search/engine/plan.types.ts';
import { HEADS_FROM, IN_NAME_FROM, isToldIn, type Postings } from './postings.ts';

/** Words whose counts are kept; three numbers each. */
const MOST = 5_000;
/** Number of a word's articles that are checked for its usual position. */
const LOOKED_AT = 2000;
/** A word that heads this many names, and this share of those with it, says what an article is. */
const LEAST_HEADED = 2;
const HEADED_SHARE = 0.2;

/** Of the articles looked at: those that the word says something about, has in their name, and as its head. */
type Counts = { readonly told: number; readonly named: number; readonly headed: number };

/** How words stand in the texts, by the first articles that have them: a question asks for the same word several times. */
export class WordStandings {
  readonly #counts = new LRUCache<number, Counts>({ max: MOST });

  /** @param word its number @param postings its products; those of the base do not change */
  getStanding(word: number, { base, later }: Postings): Standing {
    let counts = this.#counts.get(word);
    if (!counts) {
      counts = countPlaces(base);
      this.#counts.set(word, counts);
    }
    return buildStanding(later.length === 0 ? counts : addCounts(counts, countPlaces(later)));
  }
}

function countPlaces(postings: Uint32Array): Counts {
  let [told, named, headed] = [0, 0, 0];
  for (const posting of postings.subarray(0, LOOKED_AT)) {
    const flags = posting & 255;
    if (isToldIn(flags)) told += 1;
    if (flags >= IN_NAME_FROM) named += 1;
    if (flags >= HEADS_FROM) headed += 1;
  }
  return { told, named, headed };
}

function addCounts(one: Counts, other: Counts): Counts {
  return {
    told: one.told + other.told,
    named: one.named + other.named,
    headed: one.headed + other.headed,
  };
}

function buildStanding({ told, named, headed }: Counts): Standing {
  const everHeads = headed >= LEAST_HEADED;
  return { isSaid: told > 0, heads: everHeads && headed >= named * HEADED_SHARE, everHeads, named, headed };
}
