import { expect, test } from 'vitest';
import { selectCategorySuggestions } from './category-suggestions.ts';

const createFound = (id: string, name: string, count: number, selected = false) => ({
  ...{ count, selected },
  category: { id, name },
});
const createDepartment = (name: string, ...categories: readonly ReturnType<typeof createFound>[]) => ({
  department: { name },
  categories: [...categories],
});

test('categories are suggested by their content and a name that occurs twice names its department', () => {
  const clusters = [
    createDepartment('Dames', createFound('11', 'Jurken', 20), createFound('12', 'Rokken', 3)),
    createDepartment('Kinderen', createFound('21', 'Jurken', 9)),
  ];
  expect(selectCategorySuggestions(clusters)).toEqual([
    { id: '11', name: 'Jurken', count: 20, department: 'Dames' },
    { id: '21', name: 'Jurken', count: 9, department: 'Kinderen' },
    { id: '12', name: 'Rokken', count: 3, department: null },
  ]);
});

test('nothing is suggested for a single category or where one is chosen', () => {
  expect(selectCategorySuggestions([createDepartment('Dames', createFound('11', 'Jurken', 20))])).toEqual([]);
  const chosen = createDepartment(
    'Dames',
    createFound('11', 'Jurken', 20, true),
    createFound('12', 'Rokken', 3),
  );
  expect(selectCategorySuggestions([chosen])).toEqual([]);
});

test('eight categories are suggested at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => createFound(String(index), `Naam ${index}`, index));
  expect(selectCategorySuggestions([createDepartment('Wonen', ...many)])).toHaveLength(8);
});
