import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { changeLogJob } from '#commerce/range/catalogue/change-log.ts';
import type { FilterChoice, SearchInput } from '#search/search.types.ts';
import { testEngine } from '../search-api/test-engine.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'import-while-asked-'));
const { engine, errors } = testEngine(database, nl, { batch: 50 });
const follower = changeLogJob({ db: database.kysely, events: nl.events, tenants: [nl.tenant], pollMs: 5 });
const following = runJob(follower.job, { events: nl.events, log: nl.log });
afterAll(async () => {
  await following.stop();
  await engine.close();
  await rm(folder, { recursive: true });
});

type Article = { readonly id: string; readonly name: string; readonly brand: string; readonly cents: number };

const BRANDS = ['Aurora', 'Boreas', 'Cirrus', 'Dorado'];
/** Prices are all different, so that there is one order by price. */
const articles = Array.from(
  { length: 240 },
  (_, place): Article => ({
    id: `W${place}`,
    name: `${place % 3 === 0 ? 'Waterkoker' : 'Broodrooster'} model ${place}`,
    brand: BRANDS[(place * 7) % BRANDS.length] ?? '',
    cents: 1000 + ((place * 37) % 240) * 10,
  }),
);

function writeFeed(): string {
  const path = join(folder, 'feed.tsv');
  const rows = articles.map(({ id, name, brand, cents }) =>
    [id, name, `${name}.`, 'in_stock', `${(cents / 100).toFixed(2)} EUR`, brand].join('\t'),
  );
  writeFileSync(
    path,
    [['id', 'title', 'description', 'availability', 'price', 'brand'].join('\t'), ...rows].join('\n'),
  );
  return path;
}

function bring(path: string) {
  return importFile(nl, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: false },
    ...{ categoryKey: null, stockWhenAvailable: 5, reportPath: join(folder, 'report.csv') },
    ...{ pictureHosts: new Set<string>(), tenants: [nl.tenant], rowsInABatch: 20 },
  });
}

async function ask(input: Partial<SearchInput>) {
  const answer = await engine.search({
    ...{ text: '', categoryId: null, filters: [], sort: 'popularity', page: 1, ...input },
    ...{ tenantId: 'nl', locale: 'nl-NL', explain: false, verbatim: false, now: nl.clock.now().getTime() },
  });
  if (!answer) throw new Error('the search has no index');
  return answer;
}

type Answer = Awaited<ReturnType<typeof ask>>;

function getBrandCounts({ facets }: Answer): Record<string, number> {
  const facet = facets.find(({ key }) => key === 'brand');
  return facet && 'values' in facet
    ? Object.fromEntries(facet.values.map(({ label, count }) => [label, count]))
    : {};
}

function count(list: readonly Article[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { brand } of list) counts[brand] = (counts[brand] ?? 0) + 1;
  return counts;
}

const QUESTIONS: readonly { input: Partial<SearchInput>; is: (article: Article) => boolean }[] = [
  { input: {}, is: () => true },
  { input: { text: 'waterkoker' }, is: ({ name }) => name.startsWith('Waterkoker') },
  {
    input: { text: 'broodrooster', filters: [createBrandChoice('aurora')] },
    is: ({ name, brand }) => name.startsWith('Broodrooster') && brand === 'Aurora',
  },
  {
    input: { filters: [{ kind: 'range', key: 'price', min: 1500, max: 2500 }] },
    is: ({ cents }) => cents >= 1500 && cents <= 2500,
  },
];

function createBrandChoice(brand: string): FilterChoice {
  return { kind: 'values', key: 'brand', values: [brand] };
}

it('answers correctly during an import and like a simple counter afterwards', async () => {
  await Promise.all([engine.waitUntilReady(), follower.begun]);
  const seen = QUESTIONS.map((): number[] => []);
  let isOver = false;
  const bringing = bring(writeFeed()).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const [place, { input }] of QUESTIONS.entries()) {
      const answer = await ask(input);
      seen[place]?.push(answer.totalCount);
      // each product has one brand, and brands that are new are named soon after their articles
      const counted = Object.values(getBrandCounts(answer)).reduce((sum, one) => sum + one, 0);
      const isByBrand = input.filters?.some(({ key }) => key === 'brand') ?? false;
      if (!isByBrand) expect([0, answer.totalCount]).toContain(counted);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await bringing).toMatchObject({ rows: articles.length, refused: 0 });
  await expect.poll(async () => (await ask({})).totalCount).toBe(articles.length);
  await engine.waitUntilSettled();
  for (const [place, { input, is }] of QUESTIONS.entries()) {
    const wanted = articles.filter(is);
    expect(seen[place]).toEqual(seen[place]?.toSorted((a, b) => a - b));
    const answer = await ask(input);
    expect(answer.totalCount).toBe(wanted.length);
    const withoutBrand = articles.filter((article) =>
      input.filters?.length && input.text ? article.name.startsWith('Broodrooster') : is(article),
    );
    expect(getBrandCounts(answer)).toEqual(count(withoutBrand));
  }
  expect(seen[0]?.some((total) => total > 0 && total < articles.length)).toBe(true);
  expect(errors).toEqual([]);
});

it.each(['price-asc', 'price-desc'] as const)(
  'a list shows every page once and in order: %s',
  async (sort) => {
    const { rows } = await database.pool.query<{ product_id: number; sku: string }>(
      'select product_id, sku from variant',
    );
    const skus = new Map(rows.map(({ product_id, sku }) => [Number(product_id), sku]));
    const { pageCount } = await ask({ sort });
    const shown: (string | undefined)[] = [];
    for (let page = 1; page <= pageCount; page += 1)
      shown.push(...(await ask({ sort, page })).productIds.map((id) => skus.get(id)));
    const sign = sort === 'price-asc' ? 1 : -1;
    expect(shown).toEqual(articles.toSorted((a, b) => sign * (a.cents - b.cents)).map(({ id }) => id));
  },
);

it('counts a new brand in a shop which already has its category', async () => {
  const [first] = articles;
  const path = join(folder, 'more.tsv');
  const columns = ['id', 'title', 'description', 'availability', 'price', 'brand'];
  const row = ['W900', first?.name, 'Later.', 'in_stock', '99.00 EUR', 'Eldorado'];
  writeFileSync(path, [columns.join('\t'), row.join('\t')].join('\n'));
  await bring(path);
  await expect.poll(async () => getBrandCounts(await ask({}))).toMatchObject({ Eldorado: 1 });
});
