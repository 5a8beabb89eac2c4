import { describe, expect, test } from 'vitest';
import { readOutcome, testPage } from '#app/page/test-page.ts';
import { loader, shouldRevalidate } from './product.route.tsx';

const answer = (facts: object = {}) => ({
  product: {
    cacheTag: 'product:17',
    sku: 'T1',
    slug: 'kleid',
    name: 'Kleid',
    breadcrumb: [{ name: 'Kleider', path: 'damen/kleider' }],
    discontinued: false,
    dimensions: [{ key: 'size', values: [{ value: '36' }, { value: '38' }] }],
    variations: [{ sku: 'T1-36', values: ['36'], pictures: [], availability: { state: 'IN_STOCK' } }],
    recommendations: [],
    replacements: [],
    reviews: { reviews: [], totalCount: 0, page: 1, pageSize: 20, distribution: [0, 0, 0, 0, 0] },
    alternates: [{ tenant: 'ch', locale: 'de-CH', path: '/p/kleid/T1' }],
    ...facts,
  },
  shop: { withdrawalDays: 14, deliveryOptions: [] },
});
const load = (address: string, given: unknown) => {
  const page = testPage(address, [given], { slug: 'kleid', sku: 'T1' });
  return { ...page, loading: loader(page.args) };
};

describe('the address of a product', () => {
  test.each([
    { address: '/p/kleid/T1', given: answer(), status: 200, to: null },
    { address: '/p/kleid/T1?variant=T1-36', given: answer(), status: 200, to: null },
    { address: '/p/kleid/T1?choice=38', given: answer(), status: 200, to: null },
    { address: '/p/kleid/T1?variant=unknown', given: answer(), status: 302, to: '/p/kleid/T1' },
    { address: '/p/kleid/T1?choice=38~99', given: answer(), status: 302, to: '/p/kleid/T1?choice=38' },
    {
      address: '/p/kleid/T1?variant=T1-36&stars=5&page=7',
      given: answer(),
      status: 302,
      to: '/p/kleid/T1?variant=T1-36&stars=5',
    },
    { address: '/p/falsch/T1?variant=T1-02', given: answer(), status: 301, to: '/p/kleid/T1?variant=T1-02' },
    { address: '/fr/p/kleid/T1', given: answer({ slug: 'robe' }), status: 301, to: '/fr/p/robe/T1' },
    { address: '/p/kleid/t1', given: answer(), status: 301, to: '/p/kleid/T1' },
    { address: '/p/kleid/T1', given: answer({ discontinued: true }), status: 410, to: null },
    { address: '/p/kleid/T1', given: { ...answer(), product: null }, status: 404, to: null },
    { address: '/nl/p/kleid/T1', given: answer(), status: 404, to: null },
  ])('the address $address gives $status', async ({ address, given, status, to }) => {
    expect(await readOutcome(load(address, given).loading)).toEqual({ status, to });
  });

  test.each([
    ['?stars=5&page=2', { sku: 'T1', reviewPage: 2, stars: '5' }],
    ['?stars=6&page=x', { sku: 'T1', reviewPage: 1, stars: null }],
    [
      '?variation=colour:red&reviewSort=worst',
      { sku: 'T1', reviewPage: 1, stars: null, variation: 'colour:red', reviewSort: 'worst' },
    ],
    [
      '?fit=large&words=Warm&pictures=1',
      { sku: 'T1', reviewPage: 1, stars: null, fit: 'large', words: 'warm', pictures: true },
    ],
  ])('the address requests the reviews chosen by %s', async (query, asked) => {
    const reviews = { reviews: [], totalCount: 21, page: 2, pageSize: 20, distribution: [0, 0, 0, 0, 21] };
    const page = load(`/p/kleid/T1${query}`, answer({ reviews }));
    await page.loading;
    const all = { variation: null, fit: null, words: null, pictures: false, reviewSort: 'newest' };
    expect(page.asked[0]).toEqual({ ...all, ...asked });
  });
});

test('the page is dropped when the product or its recommendations change', async () => {
  const other = {
    cacheTag: 'product:18',
    sku: 'T2',
    slug: 'rock',
    pictures: [],
    stylePreviews: [],
    keyFacts: [],
  };
  const page = load('/p/kleid/T1', answer({ recommendations: [other] }));
  const given = await page.loading;
  expect(page.tags).toEqual(expect.arrayContaining(['product:17', 'product:18']));
  expect(JSON.stringify(given)).not.toContain('product:1');
});

test.each([{ discontinued: false }, { discontinued: true }])(
  'the product names its address in other languages (%j)',
  async (facts) => {
    const { loading } = load('/p/kleid/T1', answer(facts));
    expect(JSON.stringify(await loading)).toContain('"href":"https://ch.example/p/kleid/T1"');
  },
);

describe('reloading of a product page', () => {
  const isRevalidated = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'https://ch.example'),
      nextUrl: new URL(to, 'https://ch.example'),
      defaultShouldRevalidate: true,
      currentParams: {},
      nextParams: {},
    });

  test.each([
    ['a variant is already here', '/p/kleid/T1', '/p/kleid/T1?variant=T1-02', false],
    ['so is a choice', '/p/kleid/T1?variant=T1-02', '/p/kleid/T1?choice=rot', false],
    ['and what is missing', '/p/kleid/T1', '/p/kleid/T1?notice=variant', false],
    ['reviews by stars are not', '/p/kleid/T1', '/p/kleid/T1?stars=1', true],
    ['nor more of them', '/p/kleid/T1', '/p/kleid/T1?page=2', true],
    ['nor another product', '/p/kleid/T1', '/p/rock/T2', true],
  ])('a product page reloads only when needed: %s', (_, from, to, again) =>
    expect(isRevalidated(from, to)).toBe(again),
  );
});
