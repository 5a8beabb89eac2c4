import { expect, test } from 'vitest';
import type { ListFilter } from './list-filter.ts';
import { selectQuickFilters } from './quick-filters.rules.ts';

const createValuesFilter = (key: string, counts: Readonly<Record<string, number>>): ListFilter => ({
  ...{ key, label: key, kind: 'values', valueCount: Object.keys(counts).length },
  values: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
});
const createPriceFilter = (min: number, max: number): ListFilter => ({
  ...{ key: 'price', label: 'price', kind: 'range', unit: null, min, max, chosenMin: null, chosenMax: null },
});
const ROWS = [
  ['rim-diameter', 'season', 'price'],
  ['size', 'colour', 'price'],
];

/** The words of the links, by filter. */
const listLinkWords = (filters: readonly ListFilter[]) =>
  selectQuickFilters(filters, ROWS, 50).map(({ key, choices }) => [
    key,
    ...choices.map(({ value, choice }) => value?.value ?? (choice.kind === 'range' ? choice.max : null)),
  ]);

test('the quick filters use the row that most articles of a category have, unmixed', () => {
  const fashion = [
    createValuesFilter('colour', { red: 3, blue: 2 }),
    createValuesFilter('size', { S: 4, M: 6 }),
  ];
  expect(listLinkWords(fashion)).toEqual([
    ['size', 'S', 'M'],
    ['colour', 'red', 'blue'],
  ]);
  const tyres = [
    createValuesFilter('rim-diameter', { '15': 40, '16': 10 }),
    createValuesFilter('size', { S: 40, M: 40, L: 40 }),
  ];
  expect(listLinkWords(tyres)).toEqual([['rim-diameter', '15', '16']]);
  expect(listLinkWords([...fashion, createValuesFilter('rim-diameter', { '15': 2, '16': 1 })])).toEqual([
    ['size', 'S', 'M'],
    ['colour', 'red', 'blue'],
  ]);
  expect(listLinkWords([createValuesFilter('memory', { '8': 1, '16': 2 })])).toEqual([]);
});

test('the quick filters show the values that most articles have in the order of their filter', () => {
  const size = createValuesFilter('size', { XS: 8, S: 23, M: 8, L: 9, XL: 8, XXL: 8 });
  expect(listLinkWords([size])).toEqual([['size', 'XS', 'S', 'M', 'L']]);
});

test.each([
  ['women', { '36': 9, '37': 3, '38': 9, '40': 8, M: 6, L: 6 }, false],
  ['children', { '29': 3, '30': 3, '116': 8, '122': 8 }, false],
  ['clothes', { '36': 9, '38': 9, '40': 8, M: 6, L: 6 }, true],
  ['shoes', { '36': 9, '37': 3, '38': 9 }, true],
])('the quick filters handle sizes of %s', (_, counts, isShown) => {
  expect(
    listLinkWords([
      createValuesFilter('size', counts),
      createValuesFilter('colour', { red: 1, blue: 4 }),
    ]).map(([key]) => key),
  ).toEqual(isShown ? ['size', 'colour'] : ['colour']);
});

test('the quick filters show the best classes, however few articles have them', () => {
  const energy = createValuesFilter('energy', { A: 2, B: 1, C: 4, D: 9, E: 30, F: 12 });
  expect(selectQuickFilters([energy], [['energy']], 58)[0]?.choices.map(({ value }) => value?.value)).toEqual(
    ['A', 'B', 'C', 'D'],
  );
});

test('a filter with one value is not shown', () => {
  expect(
    listLinkWords([createValuesFilter('size', { M: 5 }), createValuesFilter('colour', { red: 1, blue: 4 })]),
  ).toEqual([['colour', 'red', 'blue']]);
});

test.each([
  [395, 59_900, [2_500, 5_000, 10_000]],
  [2_495, 39_900, [5_000, 10_000, 25_000]],
  [1_199, 539_900, [25_000, 50_000, 100_000]],
  [24_900, 349_900, [50_000, 100_000, 250_000]],
  [900, 1_500, []],
  [900_000, 990_000, []],
])(
  'prices from %i to %i minor units give round price filters with articles below and above',
  (min, max, expected) => {
    const row = listLinkWords([createValuesFilter('size', { S: 1, M: 1 }), createPriceFilter(min, max)]).find(
      ([key]) => key === 'price',
    );
    expect(row?.slice(1) ?? []).toEqual(expected);
  },
);
