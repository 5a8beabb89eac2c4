import { fold } from './fold.rules.ts';
import { getOrMake } from './remembered.ts';
import { stemTerm } from './stem.rules.ts';
import { indexTerms } from './tokens.rules.ts';
import { parseUnit } from './units.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** Separates the words of a pair in the index; no word contains it. */
const PAIR = ' ';
const LETTERS = /^[a-z]{2,}$/;
/** The beginning of a name's further details: "Mouse pad, black", "Stoel (set van 2)". */
const BREAKS = /[,;:|(–—]|\s-\s/;
const BRAND_AND_MODEL = 3;
/** "wall-, and ceiling mount": the list goes on, and a mount it is */
const LISTED = /(?<=\p{L})-,\s/gu;

/**
 * The words of a name that say what the article is: the last of its first part where the language puts the head last,
 * else the first that is no brand; with a head that says little alone also the word before it ("notebook PC"). A word
 * that repeats an attribute, a colour, a measure or a number is no head.
 * @param isSaid whether the article's attributes contain it
 */
export function listHeadTerms(language: string, name: string, isSaid: (term: string) => boolean): string[] {
  const plain = listDescriptiveWords(language);
  const isDescription = (term: string) => !LETTERS.test(term) || plain.has(term) || isSaid(term);
  const [first = ''] = name.replaceAll(LISTED, '- ').split(BREAKS, 1);
  const raw = first.toLowerCase().match(/\S+/g) ?? [];
  const cut = endOfHead(language, raw);
  const parts = splitParts(language, raw.slice(0, cut));
  // "HP 530 Notebook": a single word before a number is its maker
  const telling = parts.length > 1 && parts[0]?.length === 1 ? parts.slice(1) : parts;
  const heads = telling.flatMap((part) =>
    findHead(
      language,
      part.filter((word) => !CODE.test(word)),
      isDescription,
    ),
  );
  if (heads.length > 0) return heads;
  const terms = indexTerms(language, parts.flat().join(' '));
  return terms.slice(0, terms.length > BRAND_AND_MODEL ? 0 : 1);
}

/** The place of the first word that ends what the article is: "for", or "suitable" before it. */
function endOfHead(language: string, raw: readonly string[]): number {
  const { behindHead, fitting } = getLanguageWords(language);
  const at = raw.findIndex(
    (word, place) => place > 0 && behindHead.has(fold(word)) && !raw[place - 1]?.endsWith('-'),
  );
  if (at < 0) return raw.length;
  return at > 1 && fitting.has(fold(raw[at - 1] ?? '')) ? at - 1 : at;
}

const DIGIT = /\d/;
/** "lc-32p50e", "startech.com": a word like this is never a head. */
const CODE = /\d|\.\w/;

function findHead(language: string, words: readonly string[], how: (term: string) => boolean): string[] {
  const { genericHeads, headFirst } = getLanguageWords(language);
  const terms = indexTerms(language, words.join(' '));
  const at = headFirst ? terms.findIndex((term) => !how(term)) : terms.findLastIndex((term) => !how(term));
  const head = terms[at];
  if (head === undefined) return [];
  const isGeneric = !headFirst && genericHeads.has(head);
  const before = isGeneric ? terms.slice(0, at).findLast((term) => !how(term)) : undefined;
  return before === undefined ? [head] : [before, head];
}

/** "Projector lamp 230 W UHP": a measure ends the head's part, and belongs to the details. */
function splitParts(language: string, words: readonly string[]): string[][] {
  if (!words.some((word) => DIGIT.test(word))) return [[...words]];
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (isMeasure(language, word, words[at + 1])) parts.push([]);
    else if (!isUnitBehindNumber(language, word, words[at - 1])) parts.at(-1)?.push(word);
  }
  return parts;
}

function isUnitBehindNumber(language: string, word: string, before = ''): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(before) && parseUnit(language, word) !== null;
}

function isMeasure(language: string, word: string, next = ''): boolean {
  const [, number, unit = ''] = /^(\d+(?:[.,]\d+)?)([^\d.,]*)$/.exec(word) ?? [];
  if (number === undefined) return false;
  return unit === ''
    ? number.length >= 3 || parseUnit(language, next) !== null
    : parseUnit(language, unit) !== null;
}

const plainByLanguage = new Map<string, ReadonlySet<string>>();

/** Colours and people: they describe an article and never say what it is. */
function listDescriptiveWords(language: string): ReadonlySet<string> {
  const { colours, audiences } = getLanguageWords(language);
  const make = () => new Set([...Object.values(colours), ...Object.values(audiences)].flat());
  return getOrMake(plainByLanguage, language, make);
}

/** Adjacent words of a name as one term of their stems. @returns null where one is not a word of letters */
export function pairTerm(language: string, one: string, other: string): string | null {
  if (!LETTERS.test(one) || !LETTERS.test(other)) return null;
  return `${stemTerm(language, one)}${PAIR}${stemTerm(language, other)}`;
}

export function isPairTerm(term: string): boolean {
  return term.includes(PAIR);
}
