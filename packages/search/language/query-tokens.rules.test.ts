import { expect, it } from 'vitest';
import { parseArticleNumber, queryTokens } from './query-tokens.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** Articles have every word, and every word could be a compound. */
const EVERYTHING = {
  documents: () => 1,
  compound: () => null,
  split: (term: string) => [term.slice(0, 3), term.slice(3)],
  counted: () => [],
  begins: () => true,
  isName: () => false,
};

it.each(['nl', 'de', 'fr', 'en'])('a word that describes no article is not split in %s', (language) => {
  const { idle, stop } = getLanguageWords(language);
  const words = [...idle, ...stop].filter((word) => /^[a-z]{6,}$/.test(word));
  expect(words.length).toBeGreaterThan(3);
  for (const word of words)
    expect(queryTokens(language, word, EVERYTHING).map(({ term }) => term)).toEqual([word]);
});

it.each([
  ['Q2612 A', 'Q2612A'],
  ['TN 2110', 'TN2110'],
  ['4 006381 333931', '4006381333931'],
  ['art.nr. 10-20-30 b', '10-20-30B'],
  ['nl-1-0', 'NL-1-0'],
  ['KS/5-AB.5', 'KS/5-AB5'],
  ['bag below 100', null],
  ['wi-fi 6', null],
  ['jas 42 m', null],
])('an article number with spaces is read: %s', (text, number) => {
  expect(parseArticleNumber('nl', text)).toBe(number);
});

it.each([
  ['X5+', 'X5+'],
  ['KS0AB0', 'KS0AB0'],
  ['ks 10 ab 3', 'KS10AB3'],
  ['boots', null],
])('"%s" is taken for a number where nothing else is found', (text, number) => {
  expect(parseArticleNumber('nl', text)).toBeNull();
  expect(parseArticleNumber('nl', text, true)).toBe(number);
});
