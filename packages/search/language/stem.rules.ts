import { stemDutch } from './stem-dutch.rules.ts';
import { stemEnglish } from './stem-english.rules.ts';
import { stemFrench } from './stem-french.rules.ts';
import { stemGerman } from './stem-german.rules.ts';

const STEMMERS: Readonly<Record<string, (term: string) => string>> = {
  nl: stemDutch,
  de: stemGerman,
  fr: stemFrench,
  en: stemEnglish,
};

/**
 * The stem that the inflected forms of a noun or an adjective share; only to be compared with other stems. Light on
 * purpose (Savoy, "Light stemming approaches for the French, Portuguese, German and Hungarian languages", 2006):
 * people search a shop for nouns and adjectives, and a heavier stemmer takes different things for one. Works on
 * folded terms, where umlauts and accents no longer distinguish forms.
 * @param term in the form of `indexTerms`; one with a digit is its own stem
 */
export function stemTerm(language: string, term: string): string {
  const stemmer = STEMMERS[language];
  if (!stemmer || term.length < 4) return term;
  const stems = known.get(language) ?? new Map<string, string>();
  const stem = stems.get(term);
  if (stem !== undefined) return stem;
  if (!LETTERS.test(term)) return term;
  const made = stemmer(term);
  if (stems.size >= MOST_KNOWN) stems.clear();
  known.set(language, stems.set(term, made));
  return made;
}

/** Most stems that are kept of a language; beyond it the cache begins again. */
const MOST_KNOWN = 50_000;
const known = new Map<string, Map<string, string>>();

const LETTERS = /^[a-z]+$/;
