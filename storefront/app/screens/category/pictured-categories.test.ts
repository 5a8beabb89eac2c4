import { expect, it } from 'vitest';
import { picturedCategories } from './pictured-categories.ts';

const category = (id: string, picture: string | null) => ({ id, name: id, path: id, picture });

it('a department shows tiles where each category has its picture, and none where one lacks it or only one is there', () => {
  const all = [category('jurken', 't-dress-1-square'), category('jassen', 't-coat-2-square')];
  expect(picturedCategories(all)).toEqual(all);
  expect(picturedCategories([...all, category('rokken', null)])).toEqual([]);
  expect(picturedCategories([])).toEqual([]);
  expect(picturedCategories(all.slice(0, 1))).toEqual([]);
});
