import { expect, it } from 'vitest';
import type { Found } from './found.ts';
import { buildGroups, countCells } from './rows.rules.ts';

const PRODUCT: Found['products'][number] = {
  sku: '1',
  name: 'Jas',
  slug: 'jas',
  pictures: [],
  brand: { name: 'Noord' },
  price: {
    current: { minor: 100, currency: 'EUR' },
    original: null,
    recommended: null,
    discount: null,
    unitPrice: null,
    from: false,
  },
  ecoLabel: null,
  tire: null,
};
const FOUND: Found = {
  terms: [
    { term: 'jas', hits: 3 },
    { term: 'Jassen', hits: 9 },
  ],
  categories: Array.from({ length: 5 }, (_, at) => ({ name: `c${at}`, path: `c/${at}`, trail: 'Dames' })),
  brands: [],
  products: [PRODUCT],
};

it('own terms come first, empty groups are left out and no term occurs twice', () => {
  const groups = buildGroups('ja', ['jassen', 'rok'], FOUND);
  expect(groups.map(({ name, start, rows }) => [name, start, rows.length])).toEqual([
    ['own', 0, 1],
    ['terms', 1, 1],
    ['categories', 2, 3],
    ['products', 5, 1],
  ]);
  expect(countCells(groups)).toEqual([2, 1, 1, 1, 1, 1]);
});

it('own terms and the way to delete them are shown before anything is typed', () => {
  const groups = buildGroups('', ['jassen', 'rok'], null);
  expect(groups.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual(['own', 'own', 'clear']);
  expect(countCells(groups)).toEqual([2, 2, 1]);
  expect(buildGroups('', [], null)).toEqual([]);
});

it('others’ terms under their own heading and all categories are shown before anything is typed', () => {
  const groups = buildGroups('', ['jassen'], { ...FOUND, products: [] });
  expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['own', 2],
    ['popular', 1],
    ['categories', 5],
  ]);
});
