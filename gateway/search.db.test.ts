import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { SORTS } from '#forms/lists/list-address.ts';
import { SORTS as COMMERCE_SORTS } from '#search/product-list.rules.ts';
import { testDemoDatabase, testGateway } from './test-gateway.ts';

const database = await testDemoDatabase();
const { query } = await testGateway(database, { size: null });
const guarded = await testGateway(await testDatabase(), { size: 0, developmentPages: false });

const SEARCH = `query ($q: String!, $filters: [FilterInput!], $page: Int! = 1, $verbatim: Boolean! = false) {
  search(query: $q, filters: $filters, page: $page, verbatim: $verbatim) { __typename ... on ProductQueryResult {
    query totalCount tracking { resultId position }
    results { sponsored tracking { resultId position } product { sku name } }
    filters { __typename key label
      ... on ChoiceFilter { values { value label count selected hex } }
      ... on RangeFilter { min max chosenMin chosenMax } }
    seoLinks { canonical prev next robots } diagnostics { explanations { sku } } } } }`;

const runSearch = async (q: string, variables: object = {}) =>
  (await query('nl', SEARCH, { q, ...variables })).search;

describe('article search', () => {
  it.each(['', '  '])(
    'the search for %j returns everything because screens require words first',
    async (q) => {
      const everything = await runSearch(q);
      expect(everything.query).toBe('');
      expect(everything.totalCount).toBeGreaterThan(100);
    },
  );

  it('the search finds by article number, word, prefix and misspelt name', async () => {
    const { rows } = await database.pool.query(
      `select v.sku, p.sku as style, t.name from variant v join product p using (product_id)
         join listing l on l.product_id = p.product_id and l.tenant_id = 'nl' and l.discontinued_at is null
         join product_text t on t.product_id = p.product_id and t.language = 'nl' order by v.sku limit 1`,
    );
    const [{ sku, style, name }] = rows;
    const listFoundSkus = async (q: string): Promise<string[]> =>
      (await runSearch(q)).results.map((one: { product: { sku: string } }) => one.product.sku);
    expect(await listFoundSkus(sku)).toEqual([style]);
    const [word = ''] = name.split(' ').toSorted((a: string, b: string) => b.length - a.length);
    for (const q of [name, word.slice(0, -2), `${word.slice(0, -3)}x${word.slice(-2)}`]) {
      expect((await runSearch(q)).totalCount).toBeGreaterThan(0);
    }
  });

  it.each([`"'; drop table product; --`, 'a:* & b', '((((', '\\', '%_%', '🦄', 'x'.repeat(5000)])(
    'the search term %j does no harm',
    async (q) => {
      expect((await runSearch(q)).totalCount).toBeGreaterThanOrEqual(0);
    },
  );
});

type Value = { value: string; count: number; selected: boolean };
type Filter = { key: string; __typename: string; values?: Value[]; min: number; max: number };

describe('search filters', () => {
  const CATEGORY = `query ($filters: [FilterInput!]) { category(path: "dames") { products(filters: $filters) {
    totalCount filters { key __typename ... on ChoiceFilter { values { value count selected } }
      ... on RangeFilter { min max chosenMin chosenMax } }
    results { product { price { current { minor } } } } seoLinks { canonical next robots } } } }`;
  const listFilters = async (filters: object[] = []) =>
    (await query('nl', CATEGORY, { filters })).category.products;
  const findByKey = (filters: Filter[], key: string) => filters.find((filter) => filter.key === key);

  it('filters show correct counts of the articles they would leave', async () => {
    const { filters } = await listFilters();
    const colour = findByKey(filters, 'colour');
    expect(colour?.__typename).toBe('ColorFilter');
    const [red, blue] = colour?.values ?? [];
    expect(red && blue).toBeTruthy();
    const narrowed = await listFilters([{ key: 'colour', values: [red?.value] }]);
    expect(narrowed.totalCount).toBe(red?.count);
    // its own choice does not narrow it
    const same = findByKey(narrowed.filters, 'colour')?.values?.find(({ value }) => value === blue?.value);
    expect(same).toMatchObject({ count: blue?.count, selected: false });
  });

  it('price filters stay between their bounds', async () => {
    const { filters } = await listFilters();
    const price = findByKey(filters, 'price');
    const half = Math.round(((price?.min ?? 0) + (price?.max ?? 0)) / 2);
    const { results, ...list } = await listFilters([{ key: 'price', max: half }]);
    for (const { product } of results) expect(product.price.current.minor).toBeLessThanOrEqual(half);
    expect(findByKey(list.filters, 'price')).toMatchObject({
      max: price?.max,
      chosenMin: null,
      chosenMax: half,
    });
  });

  it('filters without meaning are left out', async () => {
    const { totalCount } = await listFilters();
    const nothing = [
      { key: 'no-such-thing', values: ['x'] },
      { key: 'x'.repeat(500), values: ['x'] },
      { key: 'colour', values: [] },
      { key: 'price', min: null },
    ];
    expect((await listFilters(nothing)).totalCount).toBe(totalCount);
  });

  it('filtered pages are hidden from search engines and the category is not', async () => {
    expect((await listFilters()).seoLinks).toMatchObject({ canonical: '/dames/', robots: 'index, follow' });
    const { seoLinks } = await listFilters([{ key: 'availability', values: ['in-stock'] }]);
    expect(seoLinks).toMatchObject({ canonical: '/dames/', robots: 'noindex, follow' });
    expect(seoLinks.next).toBe('/dames/?f.availability=in-stock&page=2');
  });
});

describe('category clusters', () => {
  const CLUSTERS = `query ($filters: [FilterInput!]) { search(query: "", filters: $filters) {
    ... on ProductQueryResult { totalCount clusters { department { id name }
      categories { count selected category { id path } } } filters { key ... on ChoiceFilter { values { value } } } } } }`;
  type Result = { count: number; selected: boolean; category: { id: string; path: string } };

  it('clusters are the categories of the found articles, each with its count', async () => {
    const { search } = await query('nl', CLUSTERS);
    const all: Result[] = search.clusters.flatMap((one: { categories: Result[] }) => one.categories);
    const offered: Filter | undefined = search.filters.find(({ key }: Filter) => key === 'category');
    const ids = all.map(({ category }) => category.id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.toSorted()).toEqual(offered?.values?.map(({ value }) => value).toSorted());
    const { category, count } = all[0] as Result;
    const chosen = await query('nl', CLUSTERS, { filters: [{ key: 'category', values: [category.id] }] });
    expect(chosen.search.totalCount).toBe(count);
    const selected = chosen.search.clusters.flatMap((one: { categories: Result[] }) =>
      one.categories.filter((result) => result.selected),
    );
    expect(selected.map((result: Result) => result.category.id)).toEqual([category.id]);
  });
});

describe('list metadata', () => {
  it('list metadata is the same for everybody who sends the same request', async () => {
    const [one, two, other] = [await runSearch('jurk'), await runSearch(' jurk '), await runSearch('broek')];
    expect(one.tracking).toEqual(two.tracking);
    expect(other.tracking.resultId).not.toBe(one.tracking.resultId);
    expect(one.results.map((result: { tracking: object }) => result.tracking)).toEqual(
      one.results.map((_: unknown, index: number) => ({ ...one.tracking, position: index + 1 })),
    );
  });

  it('list metadata explains the position of an article to developers only', async () => {
    const ask = `{ search(query: "zachte", explain: true) { ... on ProductQueryResult { diagnostics {
        plan { milliseconds tried words { typed required alternatives { term reason closeness with } } }
        explanations { score parts { name value } } } } } }`;
    const { plan, explanations } = (await query('nl', ask)).search.diagnostics;
    expect(explanations.length).toBeGreaterThan(0);
    expect(plan).toMatchObject({ milliseconds: expect.any(Number), tried: expect.any(Number) });
    const [word] = plan.words;
    expect(word).toMatchObject({ typed: 'zachte', required: true });
    expect(word.alternatives.map(({ reason }: { reason: string }) => reason)).toContain('exact');
    expect((await guarded.query('nl', ask)).search.diagnostics).toBeNull();
  });
});

it('addresses and the catalogue sort by the same keys', () => {
  expect(SORTS).toEqual(COMMERCE_SORTS);
});
