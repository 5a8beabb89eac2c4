import { fold, foldInPlace, foldWithDigraphs } from './fold.rules.ts';
import { AMOUNT, normalizeMeasures, normalizeNumber, parseUnit } from './units.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** One word of a text in the form of the index and the dictionary. */
export type Token = {
  /** as written */
  readonly typed: string;
  /** folded; measures and numbers with units joined: 140x200, 8kg, 55inch, xr55 */
  readonly term: string;
  /** its parts: xr and 55, the bare number of 8kg */
  readonly parts: readonly string[];
  /** other spellings: ü written as ue */
  readonly spellings: readonly string[];
  /**
   * it was typed as a part of a compound: it must describe the article itself, and not only occur in its description
   */
  readonly isPart?: boolean;
  /** the compound that it is a part of, as typed */
  readonly partOf?: string;
  /** the compound that it is the head of, when no article has that */
  readonly headOf?: string;
  /** the thing that what is looked for has not: the bag of a vacuum cleaner "without bag" */
  readonly lacked?: string;
};

/** A word as written in a folded text, with what joins its parts, or a sign that says something of a number. */
export const RAW = /[\p{L}\p{N}]+(?:(?:[-'](?=[\p{L}\p{N}])|(?<=\d)[.,/](?=\d))[\p{L}\p{N}]+)*|"|''|\*/gu;
const LETTERS = /^[a-z]+$/;
/** Nothing in it has to be folded or read apart. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/i;
const NUMBER = new RegExp(`^(?:${AMOUNT})$`);
const NUMBER_WITH_UNIT = new RegExp(`^(${AMOUNT})([a-z]+2?)$`);
const NUMBER_AND_REST = new RegExp(`^(${AMOUNT})([a-z]*2?)$`);
/** "55-inch", "5-m-kabel" */
const HYPHENED_UNIT = new RegExp(`^(${AMOUNT})-([a-z]+2?)(?:-([a-z-]+))?$`);
const DECIMAL = /(?<![\d.,])\d+[.,]\d+(?![\d.,])/g;
const MEASURES = /^\d+(?:[.,]\d+)?(?:cm|mm|m)?(?:x\d+(?:[.,]\d+)?(?:cm|mm|m)?){1,3}$/;
const FRACTION = /^\d+\/\d+$/;
/** a word of more parts is a code, not a compound */
const MOST_PARTS = 4;
/** a longer run of letters is no word */
export const MOST_LETTERS = 40;

/** Splits a text into words; measures, units, hyphens and apostrophes are normalised. */
export function tokenize(language: string, text: string): Token[] {
  const composed = text.normalize('NFC');
  const { folded, places } = foldInPlace(composed);
  const matches = [...folded.matchAll(RAW)];
  const raws = matches.map(([raw]) => raw);
  const tokens: Token[] = [];
  for (let at = 0; at < raws.length; ) {
    const read = readToken(language, raws, at);
    const [first, last] = [matches[at], matches[at + read.taken - 1]];
    const typed =
      first && last ? composed.slice(places[first.index], places[last.index + last[0].length]).trim() : '';
    for (const token of read.tokens) {
      const single = read.tokens.length === 1;
      tokens.push({
        ...token,
        typed: single ? typed : token.term,
        spellings: single ? expandDigraphs(language, typed) : [],
      });
    }
    at += read.taken;
  }
  return tokens.filter(({ term }) => term.length <= MOST_LETTERS);
}

/**
 * The terms of a text for the index: inflected forms, folded, with every part that may be searched for. Connecting
 * words are left out.
 */
export function indexTerms(language: string, text: string): string[] {
  if (PLAIN_WORDS.test(text)) return convertRawsToTerms(language, text.toLowerCase().split(' '));
  return convertRawsToTerms(language, fold(text.normalize('NFC')).match(RAW) ?? []);
}

/** @param raws what RAW finds in a folded text */
export function convertRawsToTerms(language: string, raws: readonly string[]): string[] {
  const { stop } = getLanguageWords(language);
  const terms: string[] = [];
  for (let at = 0; at < raws.length; ) {
    const raw = raws[at] ?? '';
    if (LETTERS.test(raw)) {
      if (!stop.has(raw) && raw.length <= MOST_LETTERS) terms.push(raw);
      at += 1;
      continue;
    }
    const read = readToken(language, raws, at);
    for (const { term, parts } of read.tokens) {
      if (stop.has(term) || term.length > MOST_LETTERS) continue;
      terms.push(term, ...parts.filter((part) => !stop.has(part)));
    }
    at += read.taken;
  }
  return terms;
}

type Read = { readonly tokens: readonly Pick<Token, 'term' | 'parts'>[]; readonly taken: number };

/** Reads one token, which may consist of several raw words: 140 · x · 200 · cm. */
function readToken(language: string, raws: readonly string[], at: number): Read {
  const raw = raws[at] ?? '';
  if (LETTERS.test(raw)) return { tokens: [{ term: raw, parts: [] }], taken: 1 };
  if (NUMBER.test(raw)) return readNumber(language, raws, at);
  if (MEASURES.test(raw)) {
    const unit = raws[at + 1] === 'cm' || raws[at + 1] === 'mm' ? raws[at + 1] : undefined;
    return readMeasures(language, raw, unit ?? null, unit ? 2 : 1);
  }
  if (FRACTION.test(raw)) return { tokens: [{ term: raw, parts: raw.split('/') }], taken: 1 };
  if (raw === '"' || raw === "''" || raw === '*') return { tokens: [], taken: 1 };
  const attached = NUMBER_WITH_UNIT.exec(raw);
  if (attached?.[1] && attached[2]) {
    const unit = parseUnit(language, attached[2]);
    if (unit && raws[at + 1] === 'x' && startsWithNumber(raws[at + 2])) return readNumber(language, raws, at);
    if (unit) return { tokens: [addUnit(language, attached[1], unit)], taken: 1 };
  }
  return { tokens: splitJoinedWord(language, raw), taken: 1 };
}

/** Reads a number with its further measures and its unit. */
function readNumber(language: string, raws: readonly string[], at: number): Read {
  const numbers: string[] = [];
  let unit: string | null = null;
  let next = at;
  for (;;) {
    const amount = readAmount(raws, next);
    if (!amount) break;
    const { number, attached } = amount;
    next += amount.taken;
    numbers.push(number);
    if (attached) unit = parseUnit(language, attached);
    else {
      const apart = parseUnit(language, raws[next] ?? '');
      if (apart) {
        unit = apart;
        next += 1;
      }
    }
    if (!isTimes(raws[next]) || !startsWithNumber(raws[next + 1])) break;
    next += 1;
  }
  const [only] = numbers;
  if (numbers.length > 1) return readMeasures(language, numbers.join('x'), unit, next - at);
  if (only === undefined) return { tokens: [], taken: 1 };
  if (unit) return { tokens: [addUnit(language, only, unit)], taken: next - at };
  return { tokens: [{ term: normalizeNumber(language, only), parts: [] }], taken: next - at };
}

/** A number with letters attached, and with three zeros behind it: "10 000mAh". */
function readAmount(raws: readonly string[], at: number) {
  const [, number, attached = ''] = NUMBER_AND_REST.exec(raws[at] ?? '') ?? [];
  if (number === undefined) return null;
  const [, zeros, behind = ''] = /^(000)([a-z]*)$/.exec(raws[at + 1] ?? '') ?? [];
  if (zeros === undefined || attached !== '' || !/^[1-9]\d{0,2}$/.test(number))
    return { number, attached, taken: 1 };
  return { number: number + zeros, attached: behind, taken: 2 };
}

function readMeasures(language: string, raw: string, unitBehind: string | null, taken: number): Read {
  const unit = /(?:cm|mm|m)(?=x|$)/.exec(raw)?.[0] ?? unitBehind;
  const numbers = raw.replace(/[a-wyz]/g, '').split('x');
  const term = normalizeMeasures(language, numbers, unit);
  return { tokens: [{ term, parts: term.split('x') }], taken };
}

function addUnit(language: string, number: string, unit: string): Pick<Token, 'term' | 'parts'> {
  const canonical = normalizeNumber(language, number);
  return { term: `${canonical}${unit}`, parts: [canonical] };
}

/** A word with hyphens, apostrophes or digits inside: the whole, its parts, and neighbouring parts together. */
function splitJoinedWord(language: string, raw: string): Pick<Token, 'term' | 'parts'>[] {
  if (raw.includes("'")) return splitApostrophes(language, raw);
  const [, number, unit, rest] = HYPHENED_UNIT.exec(raw) ?? [];
  const measured = number === undefined || unit === undefined ? null : parseUnit(language, unit);
  if (number !== undefined && measured)
    return [addUnit(language, number, measured), ...(rest ? splitJoinedWord(language, rest) : [])];
  const pieces = splitPieces(language, raw);
  const term = pieces.join('');
  const finer = pieces.flatMap((piece) => piece.match(/\d+(?:\.\d+)?|\D+/g) ?? []);
  if (finer.length === 1) return [{ term, parts: [] }];
  if (finer.length > MOST_PARTS) return [{ term, parts: pieces.length > 1 ? pieces.filter(isPart) : [] }];
  if (HALVES.has(pieces[0] ?? '')) return [{ term, parts: [] }];
  const parts = new Set([...pieces, ...finer].filter(isPart));
  // "802.11ac" is also written 80211ac
  if (pieces.some((piece) => /\d\.\d/.test(piece) && /[a-z]/.test(piece)))
    parts.add(term.replaceAll('.', ''));
  for (let at = 0; pieces.length > 2 && at + 1 < pieces.length; at += 1)
    parts.add(`${pieces[at]}${pieces[at + 1]}`);
  parts.delete(term);
  return [{ term, parts: [...parts] }];
}

/** "2,5-zits" has the parts 2.5 and zits, "1.2.3" three. */
function splitPieces(language: string, raw: string): string[] {
  const dotted = raw.replace(DECIMAL, (decimal) => normalizeNumber(language, decimal).replace('.', '_'));
  return dotted.split(/[-/.,]/).map((piece) => piece.replaceAll('_', '.'));
}

/** "l'été" is two words, the first without meaning; "foto's" is one. */
function splitApostrophes(language: string, raw: string): Pick<Token, 'term' | 'parts'>[] {
  if (language !== 'fr') return splitJoinedWord(language, raw.replaceAll("'", ''));
  const words = raw.split("'");
  return words
    .filter((word, index) => index === words.length - 1 || !ELISIONS.has(word))
    .flatMap((word) => (LETTERS.test(word) ? [{ term: word, parts: [] }] : splitJoinedWord(language, word)));
}

const ELISIONS = new Set([
  'l',
  'd',
  'j',
  'n',
  's',
  'c',
  'm',
  't',
  'qu',
  'jusqu',
  'lorsqu',
  'puisqu',
  'aujourd',
]);

/** Prefixes that change the meaning of the next word: "mi-longues" are not longues. */
const HALVES = new Set(['mi', 'demi', 'semi', 'non', 'anti', 'half', 'halb']);

function expandDigraphs(language: string, typed: string): string[] {
  if (language !== 'de' || !/^[\p{L}]*[äöü][\p{L}]*$/iu.test(typed)) return [];
  return [foldWithDigraphs(typed)];
}

function isPart(part: string): boolean {
  return part.length > 1 || /\d/.test(part);
}

function isTimes(raw: string | undefined): boolean {
  return raw === 'x' || raw === '*';
}

function startsWithNumber(raw: string | undefined): boolean {
  return raw !== undefined && /^\d+(?:[.,]\d+)?(?:cm|mm|m)?$/.test(raw);
}
