import type { SearchWords } from '#search/engine/plan.types.ts';
import { stemTerm } from './stem.rules.ts';
import { indexTerms, type Token, tokenize } from './tokens.rules.ts';
import type { AudienceKey } from './words/word-lists.rules.ts';
import { getForeignSynonyms, getLanguageWords } from './words/words.rules.ts';

/** A synonym as terms of the index that a product must have all of. */
export type Synonym = { readonly terms: readonly string[]; readonly closeness: number };

export type Synonyms = {
  /** synonyms of a word or a phrase, by its words in their order */
  findSynonyms(span: readonly Token[]): readonly Synonym[];
  /** number of words of the longest phrase */
  readonly longest: number;
};

const BOTH_WAYS = 0.9;
const NARROWER = 0.8;

/** @param foreign whether English words stand for each other in any language; no compound is made of those */
export function createSynonyms(language: string, words: SearchWords, foreign = true): Synonyms {
  const byPhrase = new Map<string, Synonym[]>();
  let longest = 1;
  const { stop, ...own } = getLanguageWords(language);
  const english = foreign ? getForeignSynonyms(language) : null;
  const synonyms = [...own.synonyms, ...(english?.synonyms ?? [])];
  const narrower = [...own.narrower, ...(english?.narrower ?? [])];
  const buildKey = (terms: readonly string[]) =>
    terms.flatMap((term) => (stop.has(term) ? [] : stemTerm(language, term))).join(' ');
  const add = (phrase: string, other: string, closeness: number) => {
    const from = tokenize(language, phrase).map(({ term }) => term);
    const terms = splitPhrase(language, other);
    if (from.length === 0 || terms.length === 0 || buildKey(from) === buildKey(terms)) return;
    longest = Math.max(longest, from.length);
    const known = byPhrase.get(buildKey(from));
    if (known) known.push({ terms, closeness });
    else byPhrase.set(buildKey(from), [{ terms, closeness }]);
  };
  for (const same of [...words.synonyms, ...synonyms, ...listAudiences(language)])
    for (const phrase of same) for (const other of same) add(phrase, other, BOTH_WAYS);
  for (const [phrase, ...others] of [...words.narrower, ...narrower, ...listChildrenWords(language)])
    for (const other of others) if (phrase !== undefined) add(phrase, other, NARROWER);
  const isEdge = (token: Token | undefined) => token !== undefined && !stop.has(token.term);
  return {
    findSynonyms: (span) =>
      isEdge(span[0]) && isEdge(span.at(-1))
        ? (byPhrase.get(buildKey(span.map(({ term }) => term))) ?? [])
        : [],
    longest,
  };
}

/** A phrase in the index's form; the parts of a hyphenated word stand for the whole. */
function splitPhrase(language: string, phrase: string): string[] {
  const tokens = tokenize(language, phrase);
  const [only] = tokens;
  return tokens.length === 1 && only ? [only.term] : indexTerms(language, phrase);
}

function listAudiences(language: string): readonly (readonly string[])[] {
  return Object.values(getLanguageWords(language).audiences);
}

/** A search for children's things finds girls' and boys'. */
function listChildrenWords(language: string): readonly (readonly string[])[] {
  const { audiences: words } = getLanguageWords(language);
  const findSynonyms = (key: AudienceKey) => words[key];
  return findSynonyms('children').map((child) => [child, ...findSynonyms('girls'), ...findSynonyms('boys')]);
}
