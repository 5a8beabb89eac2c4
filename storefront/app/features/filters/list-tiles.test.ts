import { expect, test } from 'vitest';
import { testPage } from '#app/page/test-page.ts';
import { loader } from '#app/screens/search/search.route.tsx';
import { NOTHING_UNDERSTOOD } from './test-list.ts';

const createMoney = (minor: number) => ({ minor, currency: 'EUR' });
const plan = { count: 12, annualPercent: 11.12, amount: createMoney(1765), overall: createMoney(21_180) };
const loadedPlan = { ...plan, basePrice: createMoney(20_000) };
const createArticle = (
  minor: number,
  { available = true, installment = loadedPlan as typeof loadedPlan | null } = {},
) => ({
  sponsored: false,
  color: null,
  product: {
    sku: `T${minor}`,
    slug: 'kleid',
    price: { current: createMoney(minor), installment },
    pictures: [],
    stylePreviews: [],
    keyFacts: [],
    comparedAs: null,
    available,
  },
});
const createAnswer = (example: object | null, results: readonly object[]) => ({
  product: null,
  helpSearch: [],
  installmentCalculator: example && { example },
  search: {
    __typename: 'ProductQueryResult',
    results,
    totalCount: results.length,
    page: 1,
    pageSize: 24,
    pageCount: 1,
    filters: [],
    clusters: [],
    understood: NOTHING_UNDERSTOOD,
    seoLinks: { canonical: '/s/', prev: null, next: null, robots: 'noindex, follow' },
  },
});

async function buildList(example: object | null, ...results: readonly object[]) {
  const { args } = testPage('/s/?q=kleid', [createAnswer(example, results)]);
  const { list } = await loader(args);
  return { credit: list?.credit, named: list?.products.map(({ instalment }) => instalment ?? null), list };
}

test('a tile shows the instalment from the shop’s price for what is available and offered on credit', async () => {
  const { named, credit } = await buildList(
    { method: 'instalments' },
    createArticle(19_999),
    createArticle(20_000),
    createArticle(30_000, { available: false }),
    createArticle(600_000, { installment: null }),
  );
  expect(named).toEqual([null, { ...plan, hasDelivery: false }, null, null]);
  expect(credit?.example).toEqual({ method: 'instalments' });
  expect(credit?.lender).toMatch(/\d/);
});

test('a tile says that its plan finances the delivery too, as the product page does', async () => {
  const { named } = await buildList(
    { method: 'instalments' },
    createArticle(20_000, { installment: { ...loadedPlan, basePrice: createMoney(23_995) } }),
  );
  expect(named).toEqual([{ ...plan, hasDelivery: true }]);
});

test('a tile is sold out in a colour or size that is gone, even if the article comes in others', async () => {
  const there = { ...createArticle(20_000), color: { key: 'red', picture: 'p', variantSku: 'T-2' } };
  const arrival = { from: '2026-11-26', until: '2026-11-27' };
  const late = { from: '2026-12-09', until: '2026-12-16' };
  const product = { ...there.product, arrival };
  const { list } = await buildList(
    null,
    { ...there, product, asChosen: { available: false, arrival: null } },
    { ...there, product, asChosen: { available: true, arrival: late } },
    { ...there, product, asChosen: null },
  );
  // it sinks below what can be had
  expect(list?.products.map(({ available }) => available)).toEqual([true, true, false]);
  expect(list?.products.map((tile) => tile.arrival ?? null)).toEqual([late, arrival, null]);
});

test('no credit amount is shown without the legally required example', async () => {
  const { named, credit, list } = await buildList(null, createArticle(20_000));
  expect({ named, credit }).toEqual({ named: [null], credit: null });
  // and what is not printed does not travel
  expect(JSON.stringify(list)).not.toContain('installment');
});

test('a typed size is preselected on the article like a filter', async () => {
  const size = {
    label: '40',
    typed: 'maat 40',
    choice: { key: 'size', values: ['40'], min: null, max: null },
  };
  const understood = { ...NOTHING_UNDERSTOOD, filters: [size] };
  const coat = { ...createArticle(10_995), color: { key: 'red', picture: 'p', variantSku: 'T-2' } };
  const { args } = testPage('/s/?q=kleid', [
    { ...createAnswer(null, []), search: { ...createAnswer(null, [coat]).search, understood } },
  ]);
  const { list } = await loader(args);
  expect(list?.products.map(({ choice }) => choice)).toEqual(['red~40']);
});
