import { expect, test } from 'vitest';
import { findLastPage } from './last-page.ts';

test.each([
  { page: 1, pageCount: 0, instead: null },
  { page: 4, pageCount: 4, instead: null },
  { page: 5, pageCount: 4, instead: 4 },
  { page: 2, pageCount: 0, instead: 1 },
])(
  'page $page of $pageCount is replaced by the last one when it lies beyond',
  ({ page, pageCount, instead }) => expect(findLastPage(page, { pageCount })).toBe(instead),
);
