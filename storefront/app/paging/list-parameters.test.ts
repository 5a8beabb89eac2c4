import { expect, test } from 'vitest';
import { lastPageInstead, readPage, readSort } from './list-parameters.ts';

const of = (text: string) => new URLSearchParams(text);

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=200', 200],
  ['page=999', 200],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1e3', 1],
  ['page=2.5', 1],
  ['page=%00', 1],
  ['page=99999999999999999999', 1],
])('page of "%s" is %i', (text, page) => expect(readPage(of(text))).toBe(page));

test.each([
  ['', null],
  ['sort=price-asc', 'price-asc'],
  ['sort=popularity', null],
  ['sort=PRICE-ASC', null],
  ["sort='; drop table", null],
])('sort of "%s" is %s', (text, sort) => expect(readSort(of(text))).toBe(sort));

test.each([
  { page: 1, pageCount: 0, instead: null },
  { page: 4, pageCount: 4, instead: null },
  { page: 5, pageCount: 4, instead: 4 },
  { page: 2, pageCount: 0, instead: 1 },
])('page $page of $pageCount', ({ page, pageCount, instead }) =>
  expect(lastPageInstead(page, { pageCount })).toBe(instead),
);
