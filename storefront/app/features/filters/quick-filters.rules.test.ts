import { expect, test } from 'vitest';
import type { ListFilter } from './list-filter.ts';
import { quickFiltersOf } from './quick-filters.rules.ts';

const values = (key: string, counts: Readonly<Record<string, number>>): ListFilter => ({
  ...{ key, label: key, kind: 'values', valueCount: Object.keys(counts).length },
  values: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
});
const price = (min: number, max: number): ListFilter => ({
  ...{ key: 'price', label: 'price', kind: 'range', unit: null, min, max, chosenMin: null, chosenMax: null },
});
const ROWS = [
  ['rim-diameter', 'season', 'price'],
  ['size', 'colour', 'price'],
];

/** The words of the links, by filter. */
const shown = (filters: readonly ListFilter[]) =>
  quickFiltersOf(filters, ROWS, 50).map(({ key, choices }) => [
    key,
    ...choices.map(({ value, choice }) => value?.value ?? (choice.kind === 'range' ? choice.max : null)),
  ]);

test('the row that most articles of a category have, not mixed with another', () => {
  const fashion = [values('colour', { red: 3, blue: 2 }), values('size', { S: 4, M: 6 })];
  expect(shown(fashion)).toEqual([
    ['size', 'S', 'M'],
    ['colour', 'red', 'blue'],
  ]);
  const tyres = [values('rim-diameter', { '15': 40, '16': 10 }), values('size', { S: 40, M: 40, L: 40 })];
  expect(shown(tyres)).toEqual([['rim-diameter', '15', '16']]);
  expect(shown([...fashion, values('rim-diameter', { '15': 2, '16': 1 })])).toEqual([
    ['size', 'S', 'M'],
    ['colour', 'red', 'blue'],
  ]);
  expect(shown([values('memory', { '8': 1, '16': 2 })])).toEqual([]);
});

test('the values that most articles have, in the order of their filter', () => {
  const size = values('size', { XS: 8, S: 23, M: 8, L: 9, XL: 8, XXL: 8 });
  expect(shown([size])).toEqual([['size', 'XS', 'S', 'M', 'L']]);
});

test.each([
  ['women', { '36': 9, '37': 3, '38': 9, '40': 8, M: 6, L: 6 }, false],
  ['children', { '29': 3, '30': 3, '116': 8, '122': 8 }, false],
  ['clothes', { '36': 9, '38': 9, '40': 8, M: 6, L: 6 }, true],
  ['shoes', { '36': 9, '37': 3, '38': 9 }, true],
])('sizes of %s', (_, counts, isShown) => {
  expect(shown([values('size', counts), values('colour', { red: 1, blue: 4 })]).map(([key]) => key)).toEqual(
    isShown ? ['size', 'colour'] : ['colour'],
  );
});

test('of classes the best ones, however few articles have them', () => {
  const energy = values('energy', { A: 2, B: 1, C: 4, D: 9, E: 30, F: 12 });
  expect(quickFiltersOf([energy], [['energy']], 58)[0]?.choices.map(({ value }) => value?.value)).toEqual([
    'A',
    'B',
    'C',
    'D',
  ]);
});

test('a filter with one value says nothing', () => {
  expect(shown([values('size', { M: 5 }), values('colour', { red: 1, blue: 4 })])).toEqual([
    ['colour', 'red', 'blue'],
  ]);
});

test.each([
  [395, 59_900, [2_500, 5_000, 10_000]],
  [2_495, 39_900, [5_000, 10_000, 25_000]],
  [1_199, 539_900, [25_000, 50_000, 100_000]],
  [24_900, 349_900, [50_000, 100_000, 250_000]],
  [900, 1_500, []],
  [900_000, 990_000, []],
])('from %i to %i minor units: round prices with something below and above', (min, max, expected) => {
  const row = shown([values('size', { S: 1, M: 1 }), price(min, max)]).find(([key]) => key === 'price');
  expect(row?.slice(1) ?? []).toEqual(expected);
});
