import { describe, expect, it } from 'vitest';
import { buildTrail, buildTree, type CategoryRow, getSiblings } from './category-tree.rules.ts';

function createRow(id: number, parentId: number | null, path: string): CategoryRow {
  return { id, parentId, path, key: path, name: path, description: '', picture: null };
}

const tree = buildTree([
  createRow(2, 1, 'dames/kleding'),
  createRow(1, null, 'dames'),
  createRow(4, 2, 'dames/kleding/jurken'),
  createRow(3, 2, 'dames/kleding/rokken'),
  createRow(5, null, 'heren'),
  createRow(7, 6, 'nergens/iets'),
]);
const listPaths = (categories: readonly { path: string }[]) => categories.map(({ path }) => path);

function getCategory(path: string) {
  const category = tree.byPath.get(path);
  if (!category) throw new Error(`no category ${path}`);
  return category;
}

describe('the category tree', () => {
  it('the category tree keeps the order of siblings, wherever their parent comes', () => {
    expect(listPaths(tree.roots)).toEqual(['dames', 'heren']);
    expect(listPaths(getCategory('dames/kleding').children)).toEqual([
      'dames/kleding/jurken',
      'dames/kleding/rokken',
    ]);
  });

  it('the category tree contains no unreachable category', () => {
    expect(tree.byId.has(7)).toBe(false);
    expect(tree.byPath.has('nergens/iets')).toBe(false);
  });

  it('the category tree knows the path to a category and its siblings', () => {
    expect(listPaths(buildTrail(getCategory('dames/kleding/rokken')))).toEqual([
      'dames',
      'dames/kleding',
      'dames/kleding/rokken',
    ]);
    expect(listPaths(getSiblings(tree, getCategory('dames/kleding/rokken')))).toEqual(
      listPaths(getCategory('dames/kleding').children),
    );
    expect(getSiblings(tree, getCategory('heren'))).toBe(tree.roots);
  });
});
