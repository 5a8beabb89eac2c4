import { expect, test } from 'vitest';
import { readListAddress } from './list-address.ts';
import { listSeo } from './list-seo.ts';

const list = { totalCount: 70, pageCount: 3 };

test.each([
  { query: '', canonical: '/jurken/', prev: null, next: '/jurken/?page=2', robots: 'index, follow' },
  {
    query: 'page=2',
    canonical: '/jurken/?page=2',
    prev: '/jurken/',
    next: '/jurken/?page=3',
    robots: 'index, follow',
  },
  {
    query: 'f.colour=red&page=3',
    canonical: '/jurken/',
    prev: '/jurken/?f.colour=red&page=2',
    next: null,
    robots: 'noindex, follow',
  },
  {
    query: 'sort=price-asc',
    canonical: '/jurken/',
    prev: null,
    next: '/jurken/?sort=price-asc&page=2',
    robots: 'noindex, follow',
  },
  {
    query: 'q=jurk&f.colour=red',
    canonical: '/jurken/?q=jurk',
    prev: null,
    next: '/jurken/?q=jurk&f.colour=red&page=2',
    robots: 'noindex, follow',
  },
])('the list at "?$query" has the expected search engine data', ({ query, ...seo }) =>
  expect(listSeo('/jurken/', readListAddress(new URLSearchParams(query)), list)).toEqual(seo),
);

test('an empty category is hidden from search engines', () => {
  const empty = listSeo('/leeg/', readListAddress(new URLSearchParams()), { totalCount: 0, pageCount: 0 });
  expect(empty).toEqual({ canonical: '/leeg/', prev: null, next: null, robots: 'noindex, follow' });
});
