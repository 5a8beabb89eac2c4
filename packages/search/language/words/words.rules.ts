import { dutch } from './dutch.rules.ts';
import { english } from './english.rules.ts';
import { french } from './french.rules.ts';
import { german } from './german.rules.ts';
import type { LanguageWords } from './word-lists.rules.ts';

/** English words that join others, of which no other language here has a word that is written so. */
const JOINING = ['for', 'with', 'from', 'and', 'of'];

const WORDS: Readonly<Record<string, LanguageWords>> = {
  nl: addEnglish(dutch),
  de: addEnglish(german),
  fr: addEnglish(french),
  en: english,
};

const NONE: LanguageWords = {
  stop: new Set(),
  idle: new Set(),
  audiences: { women: [], men: [], girls: [], boys: [], children: [] },
  colours: {},
  shades: [],
  headFirst: false,
  behindHead: new Set(),
  purpose: new Set(),
  fitting: new Set(),
  genericHeads: new Set(),
  sets: new Set(),
  belonging: new Set(),
  links: [],
  bound: new Set(),
  falseHeads: new Set(),
  sizeMarkers: new Set(),
  energyMarkers: new Set(),
  reducedMarkers: new Set(),
  articleMarkers: new Set(),
  numerals: {},
  forSoMany: '',
  half: [],
  oneAndAHalf: [],
  times: [],
  ages: new Set(),
  price: { below: [], above: [], between: [], and: [] },
  lacking: { before: [], endings: [] },
  synonyms: [],
  narrower: [],
  dimensions: [],
};

/** @param language ISO 639-1; an unknown one is searched by its words alone, without inflection */
export function getLanguageWords(language: string): LanguageWords {
  return WORDS[language] ?? NONE;
}

const NOBODY: ReadonlySet<string> = new Set();
const PEOPLE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([language, { audiences }]) => [
    language,
    new Set(Object.values(audiences).flat()),
  ]),
);

/** Words for people: an article is for them, and never called so. */
export function listPeopleWords(language: string): ReadonlySet<string> {
  return PEOPLE.get(language) ?? NOBODY;
}

/** A catalogue of any language has English names: a "case for iPhone" is a case. */
function addEnglish(words: LanguageWords): LanguageWords {
  return {
    ...words,
    stop: new Set([...words.stop, ...JOINING]),
    behindHead: new Set([...words.behindHead, ...JOINING]),
    belonging: new Set([...words.belonging, ...english.belonging]),
  };
}

/** English words for the same, in a catalogue of another language; none for English itself. */
export function getForeignSynonyms(language: string): Pick<LanguageWords, 'synonyms' | 'narrower'> {
  return language === 'en' ? NONE : english;
}
