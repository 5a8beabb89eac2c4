import { listNumeralForms } from './numeral-forms.rules.ts';
import { listEqualMeasures, normalizeMeasures } from './units.rules.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_SIZES = 16;

/** The same amount in other words and units: "3zits" of "driezits", "2tb" of "2000gb", "15.6inch" of "15inch". */
export function listOtherAmounts(
  language: string,
  vocabulary: Pick<Vocabulary, 'listStartingWith'>,
  term: string,
): string[] {
  return [
    ...listNumeralForms(language, term),
    ...swapMeasures(term),
    ...convertToMillimetres(language, term),
    ...listEqualMeasures(term),
    ...listSizeClass(vocabulary, term),
  ];
}

/** Screens are named by whole inches: a laptop of "15 inch" has 15.6. */
function listSizeClass(vocabulary: Pick<Vocabulary, 'listStartingWith'>, term: string): string[] {
  const [, inches] = /^(\d{1,3})inch$/.exec(term) ?? [];
  if (inches === undefined) return [];
  return vocabulary
    .listStartingWith(`${inches}.`, MOST_SIZES)
    .flatMap((word) => (word.term.endsWith('inch') ? word.term : []));
}

/** Bare measures may be millimetres, as of labels and photographs: "70x37" is 7x3.7. */
function convertToMillimetres(language: string, term: string): string[] {
  if (!/^\d{2,}x\d{2,}$/.test(term)) return [];
  const measures = normalizeMeasures(language, term.split('x'), 'mm');
  return [measures, ...swapMeasures(measures)];
}

/** Measures in either order. */
function swapMeasures(term: string): string[] {
  const measures = /^(\d[\d.]*)x(\d[\d.]*)$/.exec(term);
  return measures ? [`${measures[2]}x${measures[1]}`] : [];
}
