import { expect, test } from 'vitest';
import { linkToListPage, readPage } from './list-page.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
  ['page=99999', 1],
])('the address %s requests page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test('another page keeps the query and the first one has no number', () => {
  expect(linkToListPage('/orders', { year: '2026' }, 2)).toBe('/orders?year=2026&page=2');
  expect(linkToListPage('/orders', {}, 1)).toBe('/orders');
});
