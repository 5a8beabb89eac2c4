import type { TermAlternative, TermGroup } from '#search/engine/plan.types.ts';
import { isToldIn, type Postings } from './postings.ts';
import type { TextIndex } from './text-index.ts';

/** Products with the alternative's word and the words it is combined with. */
export function readPostings(
  index: TextIndex,
  { term, with: others = [], told = false }: TermAlternative,
): Postings {
  const list = (one: string) => (told ? index.getToldPostings(one) : index.getPostings(one));
  const postings = list(term);
  if (others.length === 0) return postings;
  const having = others.map(list);
  // all words of a product are in the base, or all are later
  const makeBase = () =>
    intersectLists(
      postings.base,
      having.map(({ base }) => base),
    );
  return {
    base: index.kept.get(JSON.stringify([term, others, told]), makeBase),
    later: intersectLists(
      postings.later,
      having.map(({ later }) => later),
    ),
  };
}

/** Whether the alternative's word describes any product itself. */
export function isToldAnywhere(index: TextIndex, alternative: TermAlternative): boolean {
  const { base, later } = readPostings(index, alternative);
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
    const lists = [term, ...others].map((one) => index.getPostings(one));
    const isTold = (ordinal: number) => (postings: Postings) => {
      const flags = getFlags(postings, ordinal);
      return flags >= 0 && isToldIn(flags);
    };
    return ordinals.some((ordinal) => lists.every(isTold(ordinal)));
  });
}

/** The products of a list that are in all the others; all are sorted by product, so each continues where it was. */
function intersectLists(list: Uint32Array, others: readonly Uint32Array[]): Uint32Array {
  let kept = list;
  for (const other of others) {
    const both = new Uint32Array(kept.length);
    let [count, at] = [0, 0];
    for (let place = 0; place < kept.length && at < other.length; place += 1) {
      const posting = kept[place] as number;
      at = findPosition(other, at, posting >>> 8);
      const found = other[at];
      if (found === undefined || found >>> 8 !== posting >>> 8) continue;
      both[count] = posting;
      count += 1;
    }
    kept = both.slice(0, count);
  }
  return kept;
}

/** Position of the first posting from `from` on that is not below a product's: steps that double, then halves. */
export function findPosition(list: Uint32Array, from: number, ordinal: number): number {
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
export function getFlags({ base, later }: Postings, ordinal: number): number {
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
