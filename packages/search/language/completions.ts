import type { Dictionary, NamedThings } from '#search/engine/plan.types.ts';
import { fold, foldDigraphs } from './fold.rules.ts';
import type { NamePhrase } from './name-phrases.ts';
import { stemTerm } from './stem.rules.ts';
import { tokenize } from './tokens.rules.ts';
import type { Vocabulary } from './vocabulary.ts';
import { getLanguageWords, listPeopleWords } from './words/words.rules.ts';

type Phrase = { readonly shown: string; readonly folded: string; readonly weight: number };

/** @see NamePhrase */
type SpokenPhrase = Phrase & { readonly isLoose: boolean };

type Sources = {
  readonly language: string;
  readonly things: NamedThings;
  readonly phrases: readonly NamePhrase[];
  readonly vocabulary: Vocabulary;
};

/**
 * Completions from the shop's names (categories, brands, colours) and from the words and pairs of words that
 * articles' names often contain. Words before the one being typed stay as they are.
 */
export function createCompletions(sources: Sources): Pick<Dictionary, 'complete' | 'commonest'> {
  const { language, vocabulary } = sources;
  const named = listThings(language, sources.things);
  const brands = new Set(sources.things.brands.map(({ name }) => fold(name)));
  const spoken = listSpokenPhrases(sources, named);
  const listBeginnings = createBeginnings([...named, ...spoken.filter(({ isLoose }) => !isLoose)]);
  const listPairs = createBeginnings([...named, ...joinAlike(spoken)]);
  const names = new Set(named.map((phrase) => phrase.folded));
  const isThing = (phrase: Phrase) => names.has(phrase.folded) || isHead(vocabulary, phrase);
  // words of a name that are not side by side belong together where the first was typed
  const all = (prefix: string) =>
    preferThings((prefix.includes(' ') ? listPairs : listBeginnings)(prefix), isThing);
  const colours = listColourWords(language, sources.things);
  const complete = (typed: string, limit: number): readonly string[] => {
    const folded = foldBeginning(typed.trimStart().replace(/\s+/g, ' '));
    if (folded === '' || limit <= 0) return [];
    const found = new Map<string, string>();
    for (const shown of listCandidates(
      { language, named, brands, colours, all, isThing, vocabulary },
      typed,
      folded,
    )) {
      const key = stemPhrase(language, shown);
      if (!found.has(key)) found.set(key, shown);
      if (found.size === limit) break;
    }
    // "kuehl", where nothing begins with it
    const plain = foldDigraphs(language, typed);
    if (found.size > 0 || plain === typed) return [...found.values()];
    return complete(plain, limit);
  };
  const listCommonest = (limit: number) =>
    listBeginnings('')
      .slice(0, limit)
      .map(({ shown }) => shown);
  return { complete, commonest: listCommonest };
}

type Known = {
  readonly language: string;
  readonly named: readonly Phrase[];
  readonly brands: ReadonlySet<string>;
  readonly colours: ReadonlySet<string>;
  readonly all: Beginnings;
  readonly isThing: (phrase: Phrase) => boolean;
  readonly vocabulary: Vocabulary;
};

/**
 * Names with this beginning, names with a later word of this beginning, then "rode j": the last word after those
 * before it.
 */
function* listCandidates(
  { language, named, brands, colours, all, isThing, vocabulary }: Known,
  typed: string,
  folded: string,
): Generator<string> {
  for (const { shown } of all(folded)) yield shown;
  for (const { shown } of named.filter((phrase) => phrase.folded.includes(` ${folded}`))) yield shown;
  const last = /^(.*\s)(\S+)$/s.exec(typed.trimStart());
  if (!last?.[1] || !last[2]) return;
  const before = tokenize(language, last[1]);
  if (before.length === 0 || before.some(({ term }) => vocabulary.listInflections(term).length === 0)) return;
  const front = last[1].replace(/\s+/g, ' ');
  const word = front.trimEnd().lastIndexOf(' ') + 1;
  const pair = `${fold(front.slice(word))}${fold(last[2])}`;
  // "zwarte leren j": a word that occurs beside "leren" fits better than any other with j
  if (word > 0) for (const { shown } of all(pair)) yield `${front.slice(0, word)}${shown}`;
  const said = new Set(before.map(({ term }) => stemTerm(language, term)));
  const people = listPeopleWords(language);
  const isForPeople = before.some(({ term }) => people.has(term));
  const words = fold(front).trimEnd().split(' ');
  const isOfBrand = words.some((one) => brands.has(one));
  // "zwarte j", "heren j": any thing; another word goes with what names have it with
  if (!isForPeople && !isOfBrand && !words.some((one) => colours.has(one))) return;
  for (const phrase of all(fold(last[2]))) {
    const { shown, folded: added } = phrase;
    const again = added.split(' ').some((part) => said.has(stemTerm(language, part)));
    // "heren jongens" are two wishes, as are two brands
    const isOther = (isForPeople && people.has(added)) || (isOfBrand && brands.has(added));
    if (!again && !isOther && isThing(phrase)) yield `${front}${shown}`;
  }
}

/** Of the likeliest phrases a thing comes before what only describes one: "mouse" before "mount". */
function preferThings(phrases: readonly Phrase[], isThing: (phrase: Phrase) => boolean): readonly Phrase[] {
  const first = phrases.slice(0, LOOKED_AT);
  return [
    ...first.filter(isThing),
    ...first.filter((phrase) => !isThing(phrase)),
    ...phrases.slice(LOOKED_AT),
  ];
}

function isHead(vocabulary: Vocabulary, { folded }: Phrase): boolean {
  return vocabulary.getStanding(folded.slice(folded.lastIndexOf(' ') + 1)).heads;
}

const LOOKED_AT = 40;

function listColourWords(language: string, { colours }: NamedThings): ReadonlySet<string> {
  const plain = Object.values(getLanguageWords(language).colours).flat();
  return new Set([...plain, ...colours.map(({ name }) => fold(name))]);
}

/** "Home & Garden" lists things, and people ask for one of them. */
const LISTS_THINGS = /\s*[&,+/]\s*/;

const COUNT = /^(\d{1,2})(?:[.,](\d))?[-\s](?=\p{L}|$)/u;

/** Folded; a number is the same before a hyphen and before a space: "2,5-zitsbank" begins with "2.5 z". */
function foldBeginning(text: string): string {
  return fold(text).replace(
    COUNT,
    (_, whole: string, tenths?: string) => `${whole}${tenths ? `,${tenths}` : ''} `,
  );
}

type Beginnings = (prefix: string) => readonly Phrase[];

/** Beginnings of up to this many letters fit so many phrases that they are sorted once. */
const SHORT = 2;

/** Finds the phrases that begin with a prefix, the weightiest first. */
function createBeginnings(phrases: readonly Phrase[]): Beginnings {
  const all = phrases.toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
  const ofShort = new Map<string, readonly Phrase[]>();
  return (prefix) => {
    const known = ofShort.get(prefix);
    if (known) return known;
    const found = findBeginning(all, prefix).sort(compareByWeight);
    if (prefix.length <= SHORT && found.length > 0) ofShort.set(prefix, found);
    return found;
  };
}

function findBeginning(all: readonly Phrase[], prefix: string): Phrase[] {
  let low = 0;
  for (let high = all.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if ((all[middle] as Phrase).folded < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < all.length && (all[end] as Phrase).folded.startsWith(prefix)) end += 1;
  return all.slice(low, end);
}

function compareByWeight(a: Phrase, b: Phrase): number {
  return b.weight - a.weight || (a.folded < b.folded ? -1 : 1);
}

/** "jas" and "jassen", "Jaune" and "jaune" are one suggestion. */
function stemPhrase(language: string, phrase: string): string {
  return fold(phrase)
    .split(' ')
    .map((word) => stemTerm(language, word))
    .join(' ');
}

function listThings(language: string, { categories, brands, colours }: NamedThings): Phrase[] {
  const byFolded = new Map<string, Phrase>();
  const add = (shown: string, weight: number) => {
    const folded = fold(shown);
    const known = byFolded.get(folded);
    if (!known || known.weight < weight)
      byFolded.set(folded, { shown: known?.shown ?? shown, folded, weight });
  };
  for (const { name, products } of categories)
    for (const part of products > 0 ? name.split(LISTS_THINGS) : [])
      add(capitalizeAsTyped(language, part), products);
  for (const { name, products } of brands) add(name, products);
  for (const { name } of colours) add(name, 1);
  return [...byFolded.values()].sort(compareByWeight);
}

/**
 * Phrases that occur in articles' names and are not a name of the shop; brands in them have the brand's own spelling.
 */
function listSpokenPhrases(
  { language, phrases, things: { brands }, vocabulary }: Sources,
  named: readonly Phrase[],
): SpokenPhrase[] {
  const known = new Set(named.map(({ folded }) => folded));
  const brandNames = new Map(brands.map(({ name }) => [fold(name), name]));
  const ofBrands = countBrandWords(brands);
  const { headFirst } = getLanguageWords(language);
  const isThing = (word: string) => vocabulary.getStanding(word).heads;
  // not "tripp", a part of "Tripp Lite", nor "cartridge original", which is the wrong way round
  const isSaid = (words: readonly string[], products: number) => {
    const [first = '', last] = words;
    if (last === undefined) return products > (ofBrands.get(first) ?? 0);
    // French has "petite table" as well as "table ronde"
    return first !== last && (headFirst || isThing(last) || !isThing(first) || /\d/.test(last));
  };
  return phrases.flatMap(({ shown: written, products, isApart, isLoose = false }) => {
    if (isApart) return [];
    const words = written.split(' ').map((word) => brandNames.get(fold(word)) ?? word);
    const shown = words.join(' ');
    const folded = foldBeginning(shown);
    if (known.has(folded) || !isSaid(folded.split(' '), products)) return [];
    return { shown, folded, weight: products, isLoose };
  });
}

/** Articles of the brands with a word in their name, beside others. */
function countBrandWords(brands: NamedThings['brands']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, products } of brands) {
    const words = fold(name).split(/[^\p{L}\p{N}]+/u);
    for (const word of words.length > 1 ? words : []) counts.set(word, (counts.get(word) ?? 0) + products);
  }
  return counts;
}

/** The same two words side by side in some names, and with others between in more. */
function joinAlike(phrases: readonly SpokenPhrase[]): Phrase[] {
  const byFolded = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const weight = phrase.weight + (byFolded.get(phrase.folded)?.weight ?? 0);
    byFolded.set(phrase.folded, { ...phrase, weight });
  }
  return [...byFolded.values()];
}

/** The spelling that people type: Dutch and French with small letters, German with capitals for nouns. */
function capitalizeAsTyped(language: string, name: string): string {
  return language === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
