import type { Standing } from '#search/engine/plan.types.ts';
import { encodeLetters } from './letters.rules.ts';
import { isPairTerm } from './name-words.ts';
import { getOrMake } from './remembered.ts';
import { stemTerm } from './stem.rules.ts';
import { stemEnglish } from './stem-english.rules.ts';

export type Word = { readonly term: string; readonly documents: number };
type LikeWord = Word & { readonly letters: number };

/** The terms of an index with the look-ups that reading a search needs. */
export type Vocabulary = {
  /** products that have the term; 0: there is none */
  countDocuments(term: string): number;
  /** terms with the same stem, the term itself included, most frequent first */
  listInflections(term: string): readonly Word[];
  /** the usual positions of a term in the texts */
  getStanding(term: string): Standing;
  /** lower bound of the products with a term of this stem */
  countStemDocuments(stem: string): number;
  /** terms with this beginning, most frequent first */
  listStartingWith(prefix: string, limit: number): readonly Word[];
  /** longer terms with this ending, most frequent first */
  listEndingWith(suffix: string, limit: number): readonly Word[];
  /** terms of letters only with this first letter and length */
  listLikeWords(first: string, length: number): readonly LikeWord[];
};

/** Number of alphabetical neighbours among which the most frequent are found. */
const LOOKED_AT = 2000;
const LETTERS = /^[a-z]+$/;

/** The current texts. */
export type TextsNow = {
  /** products with a term, also for one that is newer than the vocabulary */
  readonly countDocuments: (term: string) => number;
  readonly getStanding: (term: string) => Standing;
};

const NO_TEXTS: TextsNow = {
  countDocuments: () => 0,
  getStanding: () => ({ isSaid: true, heads: false, everHeads: false, named: 0, headed: 0 }),
};

/** Builds a vocabulary; it takes a second for three hundred thousand terms. */
export function createVocabulary(
  language: string,
  terms: Iterable<Word>,
  { countDocuments: documentsNow, getStanding }: TextsNow = NO_TEXTS,
): Vocabulary {
  const documents = new Map<string, number>();
  for (const { term, documents: count } of terms)
    if (count > 0 && !isPairTerm(term)) documents.set(term, count);
  const words = [...documents.keys()];
  const byStem = Map.groupBy(words, (term) => stemTerm(language, term));
  const forwards = words.toSorted(compare);
  const backwards = words.map(reverseText).sort(compare);
  const likes = groupLikeWords(documents);
  const buildWord = (term: string): Word => ({ term, documents: documents.get(term) ?? 0 });
  const known = new Map<string, readonly Word[]>();
  const inflect = (term: string) => {
    const own = byStem.get(stemTerm(language, term)) ?? [];
    const foreign = language === 'en' ? [] : listEnglishForms(term).filter((form) => documents.has(form));
    return [...new Set([...own, ...foreign])].map(buildWord).sort(compareByFrequency);
  };
  const listInflections = (term: string): readonly Word[] => {
    const found = getOrMake(known, term, () => inflect(term));
    if (found.length > 0) return found;
    const count = documentsNow(term);
    return count > 0 ? [{ term, documents: count }] : found;
  };
  return {
    countDocuments: (term) => documents.get(term) ?? documentsNow(term),
    listInflections,
    getStanding,
    countStemDocuments: (stem) =>
      (byStem.get(stem) ?? []).reduce((most, term) => Math.max(most, documents.get(term) ?? 0), 0),
    listStartingWith: (prefix, limit) =>
      listNeighbours(forwards, prefix).map(buildWord).sort(compareByFrequency).slice(0, limit),
    listEndingWith: (suffix, limit) =>
      listNeighbours(backwards, reverseText(suffix))
        .filter((term) => term.length > suffix.length)
        .map((term) => buildWord(reverseText(term)))
        .sort(compareByFrequency)
        .slice(0, limit),
    listLikeWords: (first, length) => likes.get(`${first}${length}`) ?? [],
  };
}

/** Catalogues in any language contain English names: "batteries" is a battery there too. */
function listEnglishForms(term: string): string[] {
  if (term.length < SHORTEST_FOREIGN || !LETTERS.test(term)) return [];
  const stem = stemEnglish(term);
  if (stem !== term) return [stem];
  return [`${term}s`, `${term}es`, ...(term.endsWith('y') ? [`${term.slice(0, -1)}ies`] : [])];
}

const SHORTEST_FOREIGN = 5;

function groupLikeWords(documents: ReadonlyMap<string, number>): ReadonlyMap<string, LikeWord[]> {
  const likes = new Map<string, LikeWord[]>();
  for (const [term, count] of documents) {
    if (!LETTERS.test(term)) continue;
    const key = `${term[0]}${term.length}`;
    const bucket = likes.get(key);
    const like = { term, documents: count, letters: encodeLetters(term) };
    if (bucket) bucket.push(like);
    else likes.set(key, [like]);
  }
  return likes;
}

/** The run of a sorted list that begins with a prefix. */
function listNeighbours(sorted: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < sorted.length && found.length < LOOKED_AT; at += 1) {
    const term = sorted[at] ?? '';
    if (!term.startsWith(prefix)) break;
    found.push(term);
  }
  return found;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareByFrequency(a: Word, b: Word): number {
  return b.documents - a.documents || compare(a.term, b.term);
}

function reverseText(text: string): string {
  return [...text].reverse().join('');
}
