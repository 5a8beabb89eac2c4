import { expect, test } from 'vitest';
import { categorySuggestions } from './category-suggestions.ts';

const found = (id: string, name: string, count: number, selected = false) => ({
  ...{ count, selected },
  category: { id, name },
});
const department = (name: string, ...categories: readonly ReturnType<typeof found>[]) => ({
  department: { name },
  categories: [...categories],
});

test('categories are suggested by what they hold, and a name that is there twice names its department', () => {
  const clusters = [
    department('Dames', found('11', 'Jurken', 20), found('12', 'Rokken', 3)),
    department('Kinderen', found('21', 'Jurken', 9)),
  ];
  expect(categorySuggestions(clusters)).toEqual([
    { id: '11', name: 'Jurken', count: 20, department: 'Dames' },
    { id: '21', name: 'Jurken', count: 9, department: 'Kinderen' },
    { id: '12', name: 'Rokken', count: 3, department: null },
  ]);
});

test('nothing is suggested where there is one category, or where one is chosen', () => {
  expect(categorySuggestions([department('Dames', found('11', 'Jurken', 20))])).toEqual([]);
  const chosen = department('Dames', found('11', 'Jurken', 20, true), found('12', 'Rokken', 3));
  expect(categorySuggestions([chosen])).toEqual([]);
});

test('eight at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => found(String(index), `Naam ${index}`, index));
  expect(categorySuggestions([department('Wonen', ...many)])).toHaveLength(8);
});
