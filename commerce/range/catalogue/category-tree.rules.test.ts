import { describe, expect, it } from 'vitest';
import { buildTree, type CategoryRow, siblingsOf, trail } from './category-tree.rules.ts';

function row(id: number, parentId: number | null, path: string): CategoryRow {
  return { id, parentId, path, key: path, name: path, description: '', picture: null };
}

const tree = buildTree([
  row(2, 1, 'dames/kleding'),
  row(1, null, 'dames'),
  row(4, 2, 'dames/kleding/jurken'),
  row(3, 2, 'dames/kleding/rokken'),
  row(5, null, 'heren'),
  row(7, 6, 'nergens/iets'),
]);
const paths = (categories: readonly { path: string }[]) => categories.map(({ path }) => path);

function at(path: string) {
  const category = tree.byPath.get(path);
  if (!category) throw new Error(`no category ${path}`);
  return category;
}

describe('the category tree', () => {
  it('keeps the order of siblings, wherever their parent comes', () => {
    expect(paths(tree.roots)).toEqual(['dames', 'heren']);
    expect(paths(at('dames/kleding').children)).toEqual(['dames/kleding/jurken', 'dames/kleding/rokken']);
  });

  it('has no category that cannot be reached', () => {
    expect(tree.byId.has(7)).toBe(false);
    expect(tree.byPath.has('nergens/iets')).toBe(false);
  });

  it('knows the way down to a category and what stands beside it', () => {
    expect(paths(trail(at('dames/kleding/rokken')))).toEqual([
      'dames',
      'dames/kleding',
      'dames/kleding/rokken',
    ]);
    expect(paths(siblingsOf(tree, at('dames/kleding/rokken')))).toEqual(paths(at('dames/kleding').children));
    expect(siblingsOf(tree, at('heren'))).toBe(tree.roots);
  });
});
