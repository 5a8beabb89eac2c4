import { expect, test } from 'vitest';
import { outcomeOf, testPage } from '../../page/test-page.ts';
import { loader } from './search.route.tsx';

const tile = { sku: 'T1234', slug: 'kleid', pictures: [] };
const found = (totalCount: number, product: object | null = null) => ({
  product,
  search: {
    products: totalCount > 0 ? [tile] : [],
    totalCount,
    page: 1,
    pageSize: 24,
    pageCount: Math.ceil(totalCount / 24),
    sortingOrders: [],
  },
});
const numbers = { product: { variations: [{ sku: 'T1234-01' }, { sku: 'T1234-02' }] } };
const waysOn = { home: { categories: [], bestsellers: [] } };

test.each([
  { name: 'hits are a list', address: '/s/?q=kleid', answers: [found(30)], status: 200, to: null },
  { name: 'no hits: ways on', address: '/s/?q=xyz', answers: [found(0), waysOn], status: 200, to: null },
  { name: 'nothing entered: ways on', address: '/s/?q=+', answers: [waysOn], status: 200, to: null },
  {
    name: 'a style number',
    address: '/s/?q=t1234',
    answers: [found(1, tile)],
    status: 302,
    to: '/p/kleid/T1234',
  },
  {
    name: 'an article number',
    address: '/s/?q=T1234-02',
    answers: [found(1), numbers],
    status: 302,
    to: '/p/kleid/T1234?variant=T1234-02',
  },
  {
    name: 'one hit is not one number',
    address: '/s/?q=iso9000',
    answers: [found(1), numbers],
    status: 200,
    to: null,
  },
  {
    name: 'beyond the last page',
    address: '/s/?q=kleid&page=7',
    answers: [found(30)],
    status: 302,
    to: '/s/?q=kleid&page=2',
  },
  { name: 'in French', address: '/fr/s/?q=robe', answers: [found(30)], status: 200, to: null },
  { name: 'another language’s path', address: '/fr/search/?q=robe', answers: [], status: 404, to: null },
])('$name', async ({ address, answers, status, to }) => {
  expect(await outcomeOf(loader(testPage(address, answers).args))).toEqual({ status, to });
});
