import { dutch } from './dutch.rules.ts';
import { english } from './english.rules.ts';
import { french } from './french.rules.ts';
import { german } from './german.rules.ts';
import type { LanguageWords } from './word-lists.rules.ts';

const WORDS: Readonly<Record<string, LanguageWords>> = { nl: dutch, de: german, fr: french, en: english };

const NONE: LanguageWords = {
  stop: new Set(),
  idle: new Set(),
  audiences: { women: [], men: [], girls: [], boys: [], children: [] },
  colours: {},
  shades: [],
  headFirst: false,
  behindHead: new Set(),
  genericHeads: new Set(),
  sets: new Set(),
  links: [],
  bound: new Set(),
  falseHeads: new Set(),
  sizeMarkers: new Set(),
  energyMarkers: new Set(),
  reducedMarkers: new Set(),
  articleMarkers: new Set(),
  numerals: {},
  price: { below: [], above: [], between: [], and: [] },
  lacking: { before: [], endings: [] },
  synonyms: [],
  narrower: [],
  dimensions: [],
};

/** @param language ISO 639-1; an unknown one is searched by its words alone, without inflection */
export function wordsOf(language: string): LanguageWords {
  return WORDS[language] ?? NONE;
}
