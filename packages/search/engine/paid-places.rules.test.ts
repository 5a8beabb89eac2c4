import { expect, it } from 'vitest';
import { insertPaidPlaces } from './paid-places.rules.ts';

const ranked = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

it.each([
  [[], 1, [1, 2, 3, 4], []],
  [[9], 1, [1, 2, 9, 3], [9]],
  [[9], 2, [4, 5, 6, 7], []],
  [[9], 3, [8, 10], []],
  [[9, 1], 2, [5, 6, 7, 1], [1]],
  [[9, 1, 4], 1, [2, 3, 9, 4], [9]],
])('the paid articles %j appear on page %j: %j', (paid, page, productIds, sponsoredIds) => {
  expect(insertPaidPlaces(ranked, paid, { page, pageSize: 4 })).toEqual({ productIds, sponsoredIds });
});

it('paid articles appear at the end of a short list', () => {
  expect(insertPaidPlaces([1, 2], [2], { page: 1, pageSize: 24 }).productIds).toEqual([1, 2]);
});
