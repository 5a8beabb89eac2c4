import { expect, it } from 'vitest';
import { buildTree } from '#commerce/range/catalogue/category-tree.rules.ts';
import type { Facet } from '#search/search.types.ts';
import { clustersOf } from './clusters.rules.ts';

const row = (id: number, name: string, parentId: number | null = null) => ({
  ...{ id, parentId, name, key: `k${id}`, path: name.toLowerCase() },
  ...{ description: '', picture: null },
});
const tree = buildTree([
  row(1, 'Dames'),
  row(2, 'Kinderen'),
  row(11, 'Jurken', 1),
  row(12, 'Rokken', 1),
  row(21, 'Jurken', 2),
]);
const categories = (...values: readonly (readonly [number, number])[]): Facet => ({
  ...{ key: 'category', label: 'Categorie', kind: 'values', valueCount: values.length },
  values: values.map(([id, count]) => ({
    ...{ value: String(id), label: '', count, selected: false, hex: null, picture: null },
  })),
});
const named = (facets: readonly Facet[]) =>
  clustersOf(facets, tree).map(({ department, categories: found }) => [
    department.name,
    ...found.map(({ category, count }) => `${category.name} ${count}`),
  ]);

it('categories of a result are told by department, the fullest first', () => {
  expect(named([categories([12, 3], [21, 9], [11, 20])])).toEqual([
    ['Dames', 'Jurken 20', 'Rokken 3'],
    ['Kinderen', 'Jurken 9'],
  ]);
});

it('a department is a category of its own cluster', () => {
  expect(named([categories([1, 5], [2, 4])])).toEqual([
    ['Dames', 'Dames 5'],
    ['Kinderen', 'Kinderen 4'],
  ]);
});

it('a category that has gone is left out, and a result without the filter has none', () => {
  expect(named([categories([99, 5], [21, 1])])).toEqual([['Kinderen', 'Jurken 1']]);
  expect(named([])).toEqual([]);
});
