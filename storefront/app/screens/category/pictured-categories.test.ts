import { expect, it } from 'vitest';
import { selectPicturedCategories } from './pictured-categories.ts';

const createCategory = (id: string, picture: string | null) => ({ id, name: id, path: id, picture });

it('a department shows tiles only where it has several categories and each has its picture', () => {
  const all = [createCategory('jurken', 't-dress-1-square'), createCategory('jassen', 't-coat-2-square')];
  expect(selectPicturedCategories(all)).toEqual(all);
  expect(selectPicturedCategories([...all, createCategory('rokken', null)])).toEqual([]);
  expect(selectPicturedCategories([])).toEqual([]);
  expect(selectPicturedCategories(all.slice(0, 1))).toEqual([]);
});
