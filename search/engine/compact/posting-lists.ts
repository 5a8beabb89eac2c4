import type { TermAlternative, TermGroup } from '#search/engine/plan.types.ts';
import { isToldIn, type Postings } from './postings.ts';
import type { TextIndex } from './text-index.ts';

/** Products with the alternative's word and the words it is combined with. */
export function postingsOf(
  index: TextIndex,
  { term, with: others = [], told = false }: TermAlternative,
): Postings {
  const list = (one: string) => (told ? index.told(one) : index.postings(one));
  const postings = list(term);
  if (others.length === 0) return postings;
  const having = others.map(list);
  return { base: havingAll(postings.base, having), later: havingAll(postings.later, having) };
}

/** Whether the alternative's word describes any product itself. */
export function isToldAnywhere(index: TextIndex, alternative: TermAlternative): boolean {
  const { base, later } = postingsOf(index, alternative);
  const isTold = (posting: number) => isToldIn(posting & 255);
  return base.some(isTold) || later.some(isTold);
}

/** Whether a word of these groups describes one of these products itself. */
export function isToldOfAny(
  index: TextIndex,
  groups: readonly TermGroup[],
  ordinals: readonly number[],
): boolean {
  const alternatives = groups.flatMap((group) => group.alternatives);
  return alternatives.some(({ term, with: others = [] }) => {
    const lists = [term, ...others].map((one) => index.postings(one));
    const isTold = (ordinal: number) => (postings: Postings) => {
      const flags = flagsOf(postings, ordinal);
      return flags >= 0 && isToldIn(flags);
    };
    return ordinals.some((ordinal) => lists.every(isTold(ordinal)));
  });
}

/** The products of a list that are in all the others; all are sorted by product, so each continues where it was. */
function havingAll(list: Uint32Array, others: readonly Postings[]): Uint32Array {
  let kept = list;
  for (const { base, later } of others) {
    const both = new Uint32Array(kept.length);
    let [count, at, laterAt] = [0, 0, 0];
    for (let place = 0; place < kept.length; place += 1) {
      const posting = kept[place] as number;
      const ordinal = posting >>> 8;
      at = placeFrom(base, at, ordinal);
      if (!isOf(base[at], ordinal)) {
        if (later.length === 0) continue;
        laterAt = placeFrom(later, laterAt, ordinal);
        if (!isOf(later[laterAt], ordinal)) continue;
      }
      both[count] = posting;
      count += 1;
    }
    kept = both.subarray(0, count);
  }
  return kept;
}

function isOf(posting: number | undefined, ordinal: number): boolean {
  return posting !== undefined && posting >>> 8 === ordinal;
}

/** Position of the first posting from `from` on that is not below a product's: steps that double, then halves. */
export function placeFrom(list: Uint32Array, from: number, ordinal: number): number {
  let step = 1;
  while (from + step < list.length && (list[from + step] as number) >>> 8 < ordinal) step *= 2;
  let low = from + (step >> 1);
  let high = Math.min(list.length, from + step);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) >>> 8 < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @returns -1: the product does not have the word */
export function flagsOf({ base, later }: Postings, ordinal: number): number {
  for (const list of [base, later]) {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] as number) >>> 8 < ordinal) low = middle + 1;
      else high = middle;
    }
    const posting = list[low];
    if (posting !== undefined && posting >>> 8 === ordinal) return posting & 255;
  }
  return -1;
}
