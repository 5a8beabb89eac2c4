import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexTerms } from './tokens.rules.ts';
import { WordNumbers } from './word-numbers.ts';

const LANGUAGES = ['nl', 'de', 'fr', 'en'];
const PIECES = [
  ...[
    'Rode',
    'jurk',
    'van',
    'één',
    'Größe',
    "d'été",
    'l’œillet',
    "foto's",
    'XR-55',
    't-shirt',
    'wolle-',
    '-zijde',
  ],
  ...[
    '140',
    'x',
    '×',
    '200',
    'cm',
    '1,4',
    '80x150cm',
    '32/34',
    '55"',
    "15''",
    '*',
    '256',
    'Go',
    '8kg',
    '8',
    'kg',
  ],
  ...[
    'mini-led-fernseher',
    'was\u00admachine',
    'Ωμέγα',
    'телевизор',
    '電視',
    '😀',
    '`',
    "'",
    '²',
    'K',
    '\n',
    '–',
    '€',
  ],
  ...['a'.repeat(41), 'b'.repeat(40), 'x', 'to', 'jusqu’à', 'lc-32p50e', '0,5', '3.', '4,', 'R16'],
];
const text = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 4 })),
      fc.constantFrom(' ', '', ' ', ', ', '-', "'", '. ', '/'),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => pairs.flat().join(''));

it('new and already known words of the index are read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.array(text, { maxLength: 4 }), (language, texts) => {
      const read = createReader(language);
      for (const one of [...texts, ...texts]) expect(read(one)).toEqual(indexTerms(language, one));
    }),
    { numRuns: 1_000 },
  );
});

it('more words than the initial room are kept', () => {
  const read = createReader('nl');
  const letters = 'bcdfghjklmnpqrst';
  const made = Array.from({ length: 5_000 }, (_, at) =>
    [...at.toString(16)].map((digit) => letters[Number.parseInt(digit, 16)]).join(''),
  );
  const all = made.join(' ');
  expect(read(all)).toEqual(read(all.toUpperCase()));
  expect(read(all)).toEqual(indexTerms('nl', all));
});

function createReader(language: string) {
  const terms: string[] = [];
  const numbers = new Map<string, number>();
  const assignNumber = (term: string) => {
    const number = numbers.get(term) ?? terms.push(term) - 1;
    numbers.set(term, number);
    return number;
  };
  const words = new WordNumbers(language, assignNumber);
  return (text: string) => {
    const read: number[] = [];
    words.read(text, read);
    return read.map((number) => terms[number]);
  };
}
