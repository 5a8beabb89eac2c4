import { expect, it } from 'vitest';
import { buildTree } from '#commerce/range/catalogue/category-tree.rules.ts';
import type { Facet } from '#search/search.types.ts';
import { buildClusters } from './clusters.rules.ts';

const createRow = (id: number, name: string, parentId: number | null = null) => ({
  ...{ id, parentId, name, key: `k${id}`, path: name.toLowerCase() },
  ...{ description: '', picture: null },
});
const tree = buildTree([
  createRow(1, 'Dames'),
  createRow(2, 'Kinderen'),
  createRow(11, 'Jurken', 1),
  createRow(12, 'Rokken', 1),
  createRow(21, 'Jurken', 2),
]);
const createCategoryFacet = (...values: readonly (readonly [number, number])[]): Facet => ({
  ...{ key: 'category', label: 'Categorie', kind: 'values', valueCount: values.length },
  values: values.map(([id, count]) => ({
    ...{ value: String(id), label: '', count, selected: false, hex: null, picture: null },
  })),
});
const describeClusters = (facets: readonly Facet[]) =>
  buildClusters(facets, tree).map(({ department, categories: found }) => [
    department.name,
    ...found.map(({ category, count }) => `${category.name} ${count}`),
  ]);

it('categories of a result are grouped by department with the fullest first', () => {
  expect(describeClusters([createCategoryFacet([12, 3], [21, 9], [11, 20])])).toEqual([
    ['Dames', 'Jurken 20', 'Rokken 3'],
    ['Kinderen', 'Jurken 9'],
  ]);
});

it('a department is a category of its own cluster', () => {
  expect(describeClusters([createCategoryFacet([1, 5], [2, 4])])).toEqual([
    ['Dames', 'Dames 5'],
    ['Kinderen', 'Kinderen 4'],
  ]);
});

it('a removed category is left out and a result without the filter has none', () => {
  expect(describeClusters([createCategoryFacet([99, 5], [21, 1])])).toEqual([['Kinderen', 'Jurken 1']]);
  expect(describeClusters([])).toEqual([]);
});
