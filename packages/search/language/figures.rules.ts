import { fold } from './fold.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const BEHIND = String.raw`(?![\p{L}\p{N}])`;
const MEASURE = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|m))?`;

type Replacement = readonly [pattern: RegExp, by: (found: string, ...groups: string[]) => string];

const SIGN: Replacement = [/(\d*)\s?½/g, (_, whole = '') => ` ${whole === '' ? '0' : whole}.5`];

/**
 * Numbers that are written as words or signs, in figures: "twee en een half zits" and "2½ zits" are "2.5 zits", "deux
 * places et demie" is "2.5 places", "140 bij 200" is "140 x 200".
 */
export function replaceNumerals(language: string, text: string): string {
  const replacements = BY_LANGUAGE.get(language) ?? [SIGN];
  return replacements.reduce((written, [pattern, by]) => written.replace(pattern, by), text);
}

function buildReplacements(language: string): readonly Replacement[] {
  const { times, half, oneAndAHalf, numerals } = getLanguageWords(language);
  const number = `(\\d+|${Object.keys(numerals).map(allowMarks).join('|')})`;
  const convertNumeral = (word = '') => numerals[fold(word)] ?? word;
  const buildPattern = (inside: string) => new RegExp(`${BEFORE}${inside}`, 'giu');
  return [
    SIGN,
    [buildPattern(`(?:${oneAndAHalf.join('|')})`), () => '1.5'],
    // also in a compound: "tweeënhalfzits"
    [buildPattern(`${number}[\\s-]?(?:${half.join('|')})`), (_, word) => `${convertNumeral(word)}.5`],
    [
      buildPattern(`${number}[\\s-](\\p{L}+)[\\s-](?:${half.join('|')})${BEHIND}`),
      (_, word, thing) => `${convertNumeral(word)}.5 ${thing}`,
    ],
    [buildPattern(`(${MEASURE})\\s(?:${times.join('|')})\\s(?=\\d)`), (_, first) => `${first} x `],
  ];
}

/** Numerals are kept folded: "funf" is also typed "fünf". */
function allowMarks(word: string): string {
  return word.replaceAll('u', '[uü]').replaceAll('o', '[oö]');
}

const BY_LANGUAGE = new Map(
  ['nl', 'de', 'fr', 'en'].map((language) => [language, buildReplacements(language)]),
);
