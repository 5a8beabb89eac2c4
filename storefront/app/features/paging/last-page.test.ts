import { expect, test } from 'vitest';
import { lastPageInstead } from './last-page.ts';

test.each([
  { page: 1, pageCount: 0, instead: null },
  { page: 4, pageCount: 4, instead: null },
  { page: 5, pageCount: 4, instead: 4 },
  { page: 2, pageCount: 0, instead: 1 },
])('page $page of $pageCount', ({ page, pageCount, instead }) =>
  expect(lastPageInstead(page, { pageCount })).toBe(instead),
);
