import { expect, test } from 'vitest';
import { NOTHING_UNDERSTOOD } from '#app/features/filters/test-list.ts';
import { readOutcome, testPage } from '#app/page/test-page.ts';
import { loader } from './search.route.tsx';

const tile = {
  sku: 'T1234',
  slug: 'kleid',
  price: { current: { minor: 1999, currency: 'EUR' }, installment: null },
  pictures: [],
  stylePreviews: [],
  keyFacts: [],
  comparedAs: null,
};
const createResult = (totalCount: number, articleByNumber: object | null = null) => ({
  articleByNumber,
  search: {
    __typename: 'ProductQueryResult',
    results: totalCount > 0 ? [{ sponsored: false, color: null, product: tile }] : [],
    totalCount,
    page: 1,
    pageSize: 24,
    pageCount: Math.ceil(totalCount / 24),
    filters: [],
    clusters: [],
    understood: NOTHING_UNDERSTOOD,
    seoLinks: { canonical: '/s/', prev: null, next: null, robots: 'noindex, follow' },
  },
});
const createRedirect = (path: string) => ({
  articleByNumber: null,
  search: { __typename: 'RedirectResult', path },
});
const style = { variantSku: null, product: tile };
const waysOn = { home: { categories: [], bestsellers: [] }, shop: { company: { email: '', phone: '' } } };

test.each([
  { name: 'hits are a list', address: '/s/?q=kleid', answers: [createResult(30)], status: 200, to: null },
  {
    name: 'no hits: ways on',
    address: '/s/?q=xyz',
    answers: [createResult(0), waysOn],
    status: 200,
    to: null,
  },
  { name: 'nothing entered: ways on', address: '/s/?q=+', answers: [waysOn], status: 200, to: null },
  {
    name: 'a style number',
    address: '/s/?q=t1234',
    answers: [createResult(1, style)],
    status: 302,
    to: '/p/kleid/T1234',
  },
  {
    name: 'an article number',
    address: '/s/?q=T1234-02',
    answers: [createResult(0, { ...style, variantSku: 'T1234-02' })],
    status: 302,
    to: '/p/kleid/T1234?variant=T1234-02',
  },
  {
    name: 'a number of letters alone',
    address: '/s/?q=krug-m',
    answers: [createResult(0, { variantSku: 'KRUG-M', product: tile })],
    status: 302,
    to: '/p/kleid/T1234?variant=KRUG-M',
  },
  {
    name: 'one hit is not one number',
    address: '/s/?q=iso9000',
    answers: [createResult(1)],
    status: 200,
    to: null,
  },
  {
    name: 'no hits with filters: a list that says so',
    address: '/s/?q=kleid&f.colour=red',
    answers: [createResult(0)],
    status: 200,
    to: null,
  },
  {
    name: 'a number among filters stays a list',
    address: '/s/?q=t1234&f.colour=red',
    answers: [createResult(1, style)],
    status: 200,
    to: null,
  },
  {
    name: 'the retailer leads elsewhere',
    address: '/s/?q=retoure',
    answers: [createRedirect('/widerrufsrecht')],
    status: 302,
    to: '/widerrufsrecht',
  },
  {
    name: 'but not out of the shop',
    address: '/s/?q=retoure',
    answers: [createRedirect('//evil.example/')],
    status: 302,
    to: '/evil.example/',
  },
  {
    name: 'beyond the last page with filters',
    address: '/s/?q=kleid&page=7&f.size=38&sort=rating',
    answers: [createResult(30)],
    status: 302,
    to: '/s/?q=kleid&f.size=38&sort=rating&page=2',
  },
  {
    name: 'beyond the last page',
    address: '/s/?q=kleid&page=7',
    answers: [createResult(30)],
    status: 302,
    to: '/s/?q=kleid&page=2',
  },
  { name: 'in French', address: '/fr/s/?q=robe', answers: [createResult(30)], status: 200, to: null },
  { name: 'another language’s path', address: '/fr/search/?q=robe', answers: [], status: 404, to: null },
])('the search page answers correctly: $name', async ({ address, answers, status, to }) => {
  expect(await readOutcome(loader(testPage(address, answers).args))).toEqual({ status, to });
});
