import { expect, test } from 'vitest';
import { pageLink, readPage } from './list-page.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
  ['page=99999', 1],
])('the address %s asks for page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test('another page keeps the question, and the first one has no number', () => {
  expect(pageLink('/orders', { year: '2026' }, 2)).toBe('/orders?year=2026&page=2');
  expect(pageLink('/orders', {}, 1)).toBe('/orders');
});
