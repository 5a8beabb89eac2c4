import type { Dictionary, NamedThings } from '#search/engine/plan.types.ts';
import { fold, foldDigraphs } from './fold.rules.ts';
import type { NamePhrase } from './name-phrases.ts';
import { stemTerm } from './stem.rules.ts';
import { tokenize } from './tokens.rules.ts';
import type { Vocabulary } from './vocabulary.ts';
import { getLanguageWords, listPeopleWords } from './words/words.rules.ts';

type Phrase = { readonly shown: string; readonly folded: string; readonly weight: number };

const BRAND_WEIGHT = 20;

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
  const listBeginnings = createBeginnings([
    ...named,
    ...listSpokenPhrases(sources.phrases, sources.things, named),
  ]);
  const names = new Set(named.map((phrase) => phrase.folded));
  const isThing = (phrase: Phrase) => names.has(phrase.folded) || isHead(vocabulary, phrase);
  const all = (prefix: string) => preferThings(listBeginnings(prefix), isThing);
  const colours = listColourWords(language, sources.things);
  const complete = (typed: string, limit: number): readonly string[] => {
    const folded = foldBeginning(typed.trimStart().replace(/\s+/g, ' '));
    if (folded === '' || limit <= 0) return [];
    const found = new Map<string, string>();
    for (const shown of listCandidates(
      { language, named, brands, colours, all, vocabulary },
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
  readonly vocabulary: Vocabulary;
};

/**
 * Names with this beginning, names with a later word of this beginning, then "rode j": the last word after those
 * before it.
 */
function* listCandidates(
  { language, named, brands, colours, all, vocabulary }: Known,
  typed: string,
  folded: string,
): Generator<string> {
  for (const { shown } of all(folded)) yield shown;
  for (const { shown } of named.filter((phrase) => phrase.folded.includes(` ${folded}`))) yield shown;
  const { headFirst } = getLanguageWords(language);
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
  // "zwarte j", "heren j": what goes with anything; beside another word only what is called as a language calls things
  const goesWithAny = isForPeople || isOfBrand || words.some((one) => colours.has(one));
  const isThing = (term: string) => vocabulary.getStanding(term).heads;
  const goesWith = (added: string) =>
    isThing(headFirst ? (words.at(-1) ?? '') : added) && !isThing(headFirst ? added : (words.at(-1) ?? ''));
  for (const { shown, folded: added } of all(fold(last[2]))) {
    const again = added.split(' ').some((part) => said.has(stemTerm(language, part)));
    // "heren jongens" are two wishes, as are two brands
    const isOther = (isForPeople && people.has(added)) || (isOfBrand && brands.has(added));
    if (!again && !isOther && !LISTS_THINGS.test(shown) && (goesWithAny || goesWith(added)))
      yield `${front}${shown}`;
  }
}

/** Of the likeliest phrases a thing comes before what only describes one: "mouse" before "mount". */
function preferThings(phrases: readonly Phrase[], isThing: (phrase: Phrase) => boolean): readonly Phrase[] {
  const weigh = (phrase: Phrase) => (isThing(phrase) ? phrase.weight * OF_THINGS : phrase.weight);
  const first = phrases.slice(0, LOOKED_AT).map((phrase) => ({ phrase, weight: weigh(phrase) }));
  return [
    ...first.sort((a, b) => b.weight - a.weight).map(({ phrase }) => phrase),
    ...phrases.slice(LOOKED_AT),
  ];
}

function isHead(vocabulary: Vocabulary, { folded }: Phrase): boolean {
  return vocabulary.getStanding(folded.slice(folded.lastIndexOf(' ') + 1)).heads;
}

const LOOKED_AT = 40;
const OF_THINGS = 4;

function listColourWords(language: string, { colours }: NamedThings): ReadonlySet<string> {
  const plain = Object.values(getLanguageWords(language).colours).flat();
  return new Set([...plain, ...colours.map(({ name }) => fold(name))]);
}

/** "Home & Garden" is a department, and no thing that a word stands before. */
const LISTS_THINGS = /[&,+/]/;

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
    if (products > 0) add(capitalizeAsTyped(language, name), products);
  for (const { name } of brands) add(name, BRAND_WEIGHT);
  for (const { name } of colours) add(name, 1);
  return [...byFolded.values()].sort(compareByWeight);
}

/**
 * Phrases that occur in articles' names and are not a name of the shop; brands in them have the brand's own spelling.
 */
function listSpokenPhrases(
  phrases: readonly NamePhrase[],
  { brands }: NamedThings,
  named: readonly Phrase[],
): Phrase[] {
  const known = new Set(named.map(({ folded }) => folded));
  const brandNames = new Map(brands.map(({ name }) => [fold(name), name]));
  return phrases.flatMap(({ shown: written, products, isApart }) => {
    if (isApart) return [];
    const words = written.split(' ').map((word) => brandNames.get(fold(word)) ?? word);
    const shown = words.join(' ');
    const folded = foldBeginning(shown);
    return known.has(folded) ? [] : { shown, folded, weight: products };
  });
}

/** The spelling that people type: Dutch and French with small letters, German with capitals for nouns. */
function capitalizeAsTyped(language: string, name: string): string {
  return language === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
