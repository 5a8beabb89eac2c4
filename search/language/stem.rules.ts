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
export function stemOf(language: string, term: string): string {
  const stemmer = STEMMERS[language];
  if (!stemmer || term.length < 4 || !LETTERS.test(term)) return term;
  return stemmer(term);
}

const LETTERS = /^[a-z]+$/;
