import { expect, it } from 'vitest';
import type { Found } from './found.ts';
import { cellsOf, groupsOf } from './rows.rules.ts';

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

it('own terms come first, empty groups are left out, and no term stands twice', () => {
  const groups = groupsOf('ja', ['jassen', 'rok'], FOUND);
  expect(groups.map(({ name, start, rows }) => [name, start, rows.length])).toEqual([
    ['own', 0, 1],
    ['terms', 1, 1],
    ['categories', 2, 3],
    ['products', 5, 1],
  ]);
  expect(cellsOf(groups)).toEqual([2, 1, 1, 1, 1, 1]);
});

it('before anything is typed there are the own terms and how to forget them', () => {
  const groups = groupsOf('', ['jassen', 'rok'], null);
  expect(groups.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual(['own', 'own', 'clear']);
  expect(cellsOf(groups)).toEqual([2, 2, 1]);
  expect(groupsOf('', [], null)).toEqual([]);
});

it('before anything is typed others’ terms stand under a heading of their own, and all categories', () => {
  const groups = groupsOf('', ['jassen'], { ...FOUND, products: [] });
  expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['own', 2],
    ['popular', 1],
    ['categories', 5],
  ]);
});
