import type { NamedThings } from '#search/engine/plan.types.ts';
import { fold } from './fold.rules.ts';
import type { Item } from './reading.types.ts';
import { convertMeasure, parseMeasure, parseUnit } from './units.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

type Measured = NamedThings['measured'][number];
type Bounds = { readonly min: number | null; readonly max: number | null };

/** Tolerance of a measure, percent. */
const ABOUT = 5;

/** Most readings that are tried. */
const MOST = 4;

/**
 * Readings of a measure as a filter of an attribute with its unit, the likeliest first: "kast max 80 cm", "200 cm
 * breed", "breedte tussen 80 en 100 cm". A word for the dimension names the attribute; without one a length is the
 * width, the length, the height, then the depth.
 * @param loosely also a measure alone, as an approximate one: "eettafel 180 cm". To be tried after it as words
 */
export function readMeasures(
  language: string,
  items: readonly Item[],
  measured: readonly Measured[],
  loosely: boolean,
): Item[][] {
  const phrase = findMeasurePhrase(language, items, loosely);
  if (!phrase || items.length === phrase.taken) return [];
  const { at, taken, unit, dimension, bounds } = phrase;
  const tokens = items.slice(at, at + taken).flatMap((item) => item.tokens);
  const readings = findAttributes(language, measured, unit, dimension).flatMap((attribute) => {
    const [min, max] = [bounds.min, bounds.max].map((amount) =>
      amount === null ? null : convertMeasure(amount, unit, parseUnit(language, fold(attribute.unit)) ?? ''),
    ) as [number | null, number | null];
    if (min === null && max === null) return [];
    const choice = { kind: 'range', key: attribute.key, min, max } as const;
    const meaning = { kind: 'filter', choice, certain: true, prefer: false } as const;
    const read: Item[] = [...items.slice(0, at), { tokens, meaning }, ...items.slice(at + taken)];
    const further = readMeasures(language, read, measured, loosely);
    return further.length > 0 ? further : [read];
  });
  return readings.slice(0, MOST);
}

type Phrase = {
  readonly at: number;
  readonly taken: number;
  readonly unit: string;
  /** words for the named dimension; null: none was named */
  readonly dimension: readonly string[] | null;
  readonly bounds: Bounds;
};

/** The first measure with the words that limit it. */
function findMeasurePhrase(language: string, items: readonly Item[], loosely: boolean): Phrase | null {
  const terms = items.map(({ meaning, tokens: [token] }) =>
    meaning.kind === 'filter' ? '' : (token?.term ?? ''),
  );
  const place = terms.findIndex((term) => parseMeasure(term) !== null);
  const measure = parseMeasure(terms[place] ?? '');
  if (!measure) return null;
  const { amount, unit } = measure;
  const limit = limitBefore(language, terms, place, amount);
  let at = limit?.at ?? place;
  let taken = place + 1 - at;
  // "80 cm de large"
  const behind = getLanguageWords(language).stop.has(terms[place + 1] ?? '') ? 2 : 1;
  let dimension = findDimension(language, terms[place + behind]);
  if (dimension) taken += behind;
  else {
    dimension = findDimension(language, terms[at - 1]);
    if (dimension) {
      at -= 1;
      taken += 1;
    }
  }
  if (!limit && !dimension && !loosely) return null;
  const about = {
    min: roundToHundredth(amount * (1 - ABOUT / 100)),
    max: roundToHundredth(amount * (1 + ABOUT / 100)),
  };
  return { at, taken, unit, dimension, bounds: limit?.bounds ?? about };
}

/** "max", "minstens", "tussen 80 en" before a measure. @returns the position where they begin */
function limitBefore(
  language: string,
  terms: readonly string[],
  place: number,
  amount: number,
): { at: number; bounds: Bounds } | null {
  const { price } = getLanguageWords(language);
  const below = countPhraseWords(price.below, terms, place);
  const first = Number(terms[place - 2]?.match(/^\d+(?:\.\d+)?/)?.[0]);
  const isPair = price.and.includes(terms[place - 1] ?? '') && first < amount;
  const between = isPair ? countPhraseWords(price.between, terms, place - 2) : 0;
  if (between) return { at: place - 2 - between, bounds: { min: first, max: amount } };
  if (below) return { at: place - below, bounds: { min: null, max: amount } };
  const above = countPhraseWords(price.above, terms, place);
  return above ? { at: place - above, bounds: { min: amount, max: null } } : null;
}

/** Number of words before a position that one of the phrases takes; 0: none is there. */
function countPhraseWords(phrases: readonly string[], terms: readonly string[], end: number): number {
  const lengths = phrases.flatMap((phrase) => {
    const words = phrase.split(' ');
    return words.every((word, index) => terms[end - words.length + index] === word) ? words.length : [];
  });
  return Math.max(0, ...lengths);
}

function findDimension(language: string, term: string | undefined): readonly string[] | null {
  if (!term) return null;
  return getLanguageWords(language).dimensions.find((words) => words.includes(term)) ?? null;
}

/** Attributes that a measure may belong to; one that is named by the dimension alone comes first. */
function findAttributes(
  language: string,
  measured: readonly Measured[],
  unit: string,
  dimension: readonly string[] | null,
): Measured[] {
  const fitting = measured.filter(
    (attribute) => convertMeasure(1, unit, parseUnit(language, fold(attribute.unit)) ?? '') !== null,
  );
  const filterByName = (words: readonly string[]) =>
    fitting
      .map((attribute) => ({ attribute, label: fold(attribute.label).split(/[^a-z0-9]+/) }))
      .filter(({ label }) => label.some((word) => words.includes(word)))
      .sort((a, b) => a.label.length - b.label.length)
      .map(({ attribute }) => attribute);
  if (dimension) return filterByName(dimension).slice(0, MOST);
  const isLength = convertMeasure(1, unit, 'cm') !== null;
  if (isLength)
    return getLanguageWords(language)
      .dimensions.flatMap((words) => filterByName(words).slice(0, 1))
      .slice(0, MOST);
  // of many it is unknown which is meant: a machine's weight, or that of the laundry
  return fitting.length <= MOST_ALIKE ? fitting : [];
}

const MOST_ALIKE = 2;

function roundToHundredth(amount: number): number {
  return Math.round(amount * 100) / 100;
}
