import { encodeLetters } from './letters.rules.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One reading of a misspelt word. */
export type Correction = {
  readonly term: string;
  /** 1 to 2 in steps of a half: likely typing errors count half less */
  readonly distance: number;
  readonly documents: number;
};

const SHORTEST = 4;
const TWO_ERRORS_FROM = 8;
/** From this length on two errors in vowels alone are one word as it sounds: a "snieker" is a sneaker. */
const TWO_VOWELS_FROM = 6;

/** neighbours on the QWERTY and QWERTZ keyboards, and letters that sound alike */
const NEAR = new Set(
  (
    'qw we er rt ty tz yu zu ui io op as sd df fg gh hj jk kl zx yx xc cv vb bn nm qa ws ed rf tg yh zh uj ik ol ' +
    'wa es rd tf yg zg uh ij ko lp az sx ay sy dx fc gv hb jn km ' +
    'ck cs sz vf td gk dt bp mn ei iy'
  )
    .split(' ')
    .flatMap((pair) => [pair, [...pair].reverse().join('')]),
);

/** Most errors in a word of this length. */
export function countAllowedErrors(length: number): number {
  return length < SHORTEST ? 0 : length < TWO_ERRORS_FROM ? 1 : 2;
}

/**
 * Terms that a misspelt word was probably meant to be, best first. Restricted Damerau–Levenshtein distance (each
 * letter is changed once), at most 1 below eight letters, else 2; the first letter is assumed to be right unless it
 * was swapped with the second or is missing or doubled.
 */
export function listCorrections(vocabulary: Vocabulary, word: string, limit: number): Correction[] {
  // of three letters one may be missing: "dek" is desk, but no other word of three
  const mayLack = word.length === SHORTEST - 1;
  const most = mayLack ? 1 : countAllowedErrors(word.length);
  if (most === 0 || /\d/.test(word)) return [];
  const near = listCandidates(vocabulary, word, most, listFirstLetters(word));
  if (most === 1 && word.length >= TWO_VOWELS_FROM) near.push(...findSoundingAlike(vocabulary, word));
  const found = mayLack ? near.filter(({ term }) => term.length === SHORTEST && term[0] === word[0]) : near;
  const likely = found
    .sort((a, b) => scoreCorrection(b) - scoreCorrection(a) || (a.term < b.term ? -1 : 1))
    .slice(0, limit);
  const scoreAsThing = (one: Correction) =>
    scoreCorrection(one) + (vocabulary.getStanding(one.term).heads ? OF_A_THING : 0);
  return likely.sort((a, b) => scoreAsThing(b) - scoreAsThing(a));
}

/** People search for things: a word that heads names outweighs one that is three times as frequent. */
const OF_A_THING = 1;

/** A likelier error outweighs a frequent word; among equals the number of articles decides. */
function scoreCorrection({ distance, documents }: Correction): number {
  return Math.log(1 + documents) - distance * 4;
}

function listFirstLetters(word: string): string[] {
  const first = word[0] ?? '';
  const second = word[1] ?? '';
  return [
    ...new Set([
      first,
      second,
      ...[...NEAR].filter((pair) => pair[0] === first).map((pair) => pair[1] ?? ''),
    ]),
  ];
}

function listCandidates(
  vocabulary: Vocabulary,
  word: string,
  most: number,
  letters: readonly string[],
): Correction[] {
  const mask = encodeLetters(word);
  const found: Correction[] = [];
  for (const [index, letter] of letters.entries()) {
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of vocabulary.listLikeWords(letter, length)) {
        // an error changes at most two of the letters that a word has
        if (countBits(mask ^ candidate.letters) > 2 * most) continue;
        const distance = computeDistance(word, candidate.term, most);
        if (distance === null || distance === 0) continue;
        // a wrong first letter is rarer than any other
        found.push({
          ...candidate,
          distance: distance + (index > 0 && candidate.term[0] !== word[0] ? 0.5 : 0),
        });
      }
    }
  }
  return found;
}

const VOWELS = encodeLetters('aeiouy');
const VOWEL = /[aeiouy]/g;

/** Words with two errors that have the same consonants in the same order. */
function findSoundingAlike(vocabulary: Vocabulary, word: string): Correction[] {
  const consonants = word.replace(VOWEL, '');
  const mask = encodeLetters(word);
  const found: Correction[] = [];
  for (let length = word.length - 2; length <= word.length + 2; length += 1)
    for (const candidate of vocabulary.listLikeWords(word[0] ?? '', length)) {
      if ((mask ^ candidate.letters) & ~VOWELS || candidate.term.replace(VOWEL, '') !== consonants) continue;
      if (computeDistance(word, candidate.term, 1) !== null) continue;
      const distance = computeDistance(word, candidate.term, 2);
      if (distance !== null) found.push({ ...candidate, distance });
    }
  return found;
}

function countBits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Restricted Damerau–Levenshtein distance where swapped letters, neighbouring keys and doubled letters count a half
 * less. @returns null when there are more than `most` errors
 */
export function computeDistance(word: string, other: string, most: number): number | null {
  const columns = other.length + 1;
  let before = new Float64Array(columns);
  let previous = Float64Array.from({ length: columns }, (_, index) => index);
  const errors = countErrors(word, other);
  if (errors > most) return null;
  for (let row = 1; row <= word.length; row += 1) {
    const current = new Float64Array(columns);
    current[0] = row;
    for (let column = 1; column < columns; column += 1)
      current[column] = computeCheapestEdit(word, other, row, column, { before, previous, current });
    before = previous;
    previous = current;
  }
  return previous[columns - 1] ?? 0;
}

type Rows = { before: Float64Array; previous: Float64Array; current: Float64Array };

function computeCheapestEdit(word: string, other: string, row: number, column: number, rows: Rows): number {
  const a = word[row - 1] ?? '';
  const b = other[column - 1] ?? '';
  const getCost = (list: Float64Array, index: number) => list[index] ?? Number.POSITIVE_INFINITY;
  const same = a === b ? 0 : NEAR.has(a + b) ? 0.5 : 1;
  const extra = a === word[row - 2] ? 0.5 : 1;
  // a letter is left out more often than one is inserted
  const missing = b === other[column - 2] ? 0.5 : 0.75;
  const costs = [
    getCost(rows.previous, column - 1) + same,
    getCost(rows.previous, column) + extra,
    getCost(rows.current, column - 1) + missing,
  ];
  if (row > 1 && column > 1 && a === other[column - 2] && b === word[row - 2])
    costs.push(getCost(rows.before, column - 2) + 0.5);
  return Math.min(...costs);
}

/** Whole errors, of any kind. */
function countErrors(word: string, other: string): number {
  const columns = other.length + 1;
  let before = new Uint8Array(columns);
  let previous = Uint8Array.from({ length: columns }, (_, index) => index);
  for (let row = 1; row <= word.length; row += 1) {
    const current = new Uint8Array(columns);
    current[0] = row;
    for (let column = 1; column < columns; column += 1) {
      const same = word[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
    }
    before = previous;
    previous = current;
  }
  return previous[columns - 1] ?? 0;
}
