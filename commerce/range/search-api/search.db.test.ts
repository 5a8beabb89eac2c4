import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { beginSession } from '#commerce/people/session/session.service.ts';
import type { FilterChoice, SearchInput } from '#search/search.types.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { LEAST_VISITORS } from './engine/read-popular-terms.ts';
import { searchProducts, suggestFor } from './search.service.ts';
import { searchEngine } from './search-engine.ts';
import { rememberSearch } from './search-history.service.ts';
import { listZeroHitTerms, writeCounted } from './term-statistics.service.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 200, tenants, now: new Date(NOW), reviews: false });

function createContext(tenantId: string, events = createEvents()): RequestContext {
  const tenant = tenants.find(({ id }) => id === tenantId);
  const [first] = tenant?.locales ?? [];
  if (!tenant || !first) throw new Error(`no tenant ${tenantId}`);
  const ignoreLog = () => {};
  const log = {
    debug: ignoreLog,
    info: ignoreLog,
    warn: ignoreLog,
    error: (fields: object) => {
      throw new Error(JSON.stringify(fields), { cause: fields });
    },
  };
  return {
    tenant,
    locale: first.locale,
    language: first.locale.slice(0, 2),
    currency: tenant.currency,
    visitor: null,
    db: database.kysely,
    clock: createFixedClock(NOW),
    events,
    attempts: UNLIMITED_ATTEMPTS,
    log,
    requestId: 'test',
  };
}

const ALL: SearchInput = { text: '', categoryId: null, filters: [], sort: 'popularity', page: 1 };

describe('the article search', () => {
  const ctx = createContext('nl');

  it('a search finds sold articles by their words with named facets', async () => {
    const answer = await searchProducts(ctx, { ...ALL, text: 'jurk' });
    expect(answer.totalCount).toBeGreaterThan(2);
    const first = await database.kysely
      .selectFrom('product_text')
      .where('language', '=', 'nl')
      .where('product_id', 'in', answer.productIds.slice(0, 3))
      .select('name')
      .execute();
    expect(first.map(({ name }) => /jurk/i.test(name))).toEqual([true, true, true]);
    expect(answer.facets.map(({ key, label }) => `${key} ${label}`)).toEqual(
      expect.arrayContaining(['colour Kleur', 'size Maat', 'brand Merk', 'price Prijs']),
    );
  });

  it('paging repeats and loses no article', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => searchProducts(ctx, { ...ALL, page })));
    const ids = pages.flatMap(({ productIds }) => productIds);
    expect(new Set(ids).size).toBe(72);
    const beyond = await searchProducts(ctx, { ...ALL, page: 150 });
    expect(beyond).toMatchObject({ productIds: [], totalCount: pages[0]?.totalCount, page: 150 });
  });

  it('a facet finds as many articles as it has promised', async () => {
    const { facets } = await searchProducts(ctx, ALL);
    for (const facet of facets) {
      if (facet.kind === 'range') continue;
      const [value] = facet.values;
      const filters = [{ kind: 'values' as const, key: facet.key, values: [value?.value ?? ''] }];
      const { totalCount, facets: narrowed } = await searchProducts(ctx, { ...ALL, filters });
      expect([facet.key, totalCount]).toEqual([facet.key, value?.count]);
      const same = narrowed.find(({ key }) => key === facet.key);
      expect(same?.kind === 'range' ? [] : same?.values.map(({ count }) => count)).toEqual(
        facet.values.map(({ count }) => count),
      );
    }
    expect(facets.length).toBeGreaterThan(6);
  });

  it('an article is found by its number', async () => {
    const variant = await database.kysely
      .selectFrom('variant as v')
      .innerJoin('listing as l', (on) =>
        on.onRef('l.product_id', '=', 'v.product_id').on('l.tenant_id', '=', 'nl'),
      )
      .where('l.discontinued_at', 'is', null)
      .select(['v.sku', 'v.product_id'])
      .orderBy('v.variant_id')
      .executeTakeFirstOrThrow();
    const answer = await searchProducts(ctx, { ...ALL, text: variant.sku.toLowerCase() });
    expect(answer.productIds).toEqual([variant.product_id]);
  });
});

it('search terms are counted with their number of results and without the searcher', async () => {
  const ctx = createContext('nl');
  await writeCounted(ctx);
  await database.pool.query('delete from search_term');
  await searchProducts(ctx, { ...ALL, text: 'Jurk' });
  await searchProducts(ctx, { ...ALL, text: 'jurk' });
  await searchProducts(ctx, { ...ALL, text: 'qqqxxx' });
  await writeCounted(ctx);
  await searchProducts(ctx, { ...ALL, text: 'jurk' });
  await writeCounted(ctx);
  const rows = await database.kysely
    .selectFrom('search_term')
    .where('tenant_id', '=', 'nl')
    .where('term', 'in', ['jurk', 'qqqxxx'])
    .orderBy('term')
    .select(['term', 'searches', 'last_hits'])
    .execute();
  expect(rows).toEqual([
    { term: 'jurk', searches: 3, last_hits: expect.any(Number) },
    { term: 'qqqxxx', searches: 1, last_hits: 0 },
  ]);
  expect(rows[0]?.last_hits).toBeGreaterThan(0);
  const wanted = await listZeroHitTerms(ctx, 5);
  expect(wanted).toEqual([{ term: 'qqqxxx', searches: 1, lastSearchedAt: new Date(NOW) }]);
});

it('paid articles appear at their positions, marked and once', async () => {
  const ctx = createContext('at');
  await database.pool.query('delete from sponsored_product');
  const before = await searchProducts(ctx, { ...ALL, text: 'kleid' });
  const paid = before.productIds.at(-1) ?? 0;
  await database.kysely
    .insertInto('sponsored_product')
    .values({
      tenant_id: 'at',
      product_id: paid,
      words: ['kleid'],
      active_from: '2026-11-01',
      active_to: '2026-12-01',
    })
    .onConflict((on) => on.columns(['tenant_id', 'product_id']).doUpdateSet({ words: ['kleid'] }))
    .execute();
  const later = createContext('at');
  const after = await searchProducts(later, { ...ALL, text: 'kleid' });
  expect(after.productIds[2]).toBe(paid);
  expect(after.sponsoredIds).toContain(paid);
  expect(after.totalCount).toBe(before.totalCount);
  expect(new Set(after.productIds).size).toBe(after.productIds.length);
  const byPrice = await searchProducts(later, { ...ALL, text: 'kleid', sort: 'price-asc' });
  expect(byPrice.sponsoredIds).toEqual([]);
});

it('every suggestion finds something', async () => {
  const ctx = createContext('nl');
  const { terms, categories, productIds } = await suggestFor(ctx, { text: 'jur', limit: 5 });
  expect(terms.map(({ term }) => term.toLowerCase())).toContain('jurken');
  expect(categories.map(({ name, trail }) => `${trail} › ${name}`)).toContain('Dames › Kleding › Jurken');
  expect(productIds.length).toBe(5);
  expect(await suggestFor(ctx, { text: '  ', limit: 5 })).toMatchObject({ terms: [], productIds: [] });
});

it('terms are suggested only after several visitors have searched for them successfully', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select t.name from listing l join product_text t on t.product_id = l.product_id and t.language = 'nl'
      where l.tenant_id = 'nl' and l.discontinued_at is null order by l.popularity desc limit 2`,
  );
  const [popular = '', rare = ''] = rows.map(({ name }) => name);
  const search = (term: string, visitors: number) =>
    Promise.all(
      Array.from({ length: visitors }, async () => {
        const { visitor } = await beginSession(createContext('nl'));
        await rememberSearch({ ...createContext('nl'), visitor }, term);
      }),
    );
  await search(popular, LEAST_VISITORS);
  await search(rare, LEAST_VISITORS - 1);
  await search('qqqxxx', LEAST_VISITORS);
  const ctx = createContext('nl');
  for (const text of [popular, rare, 'qqqxxx']) await searchProducts(ctx, { ...ALL, text });
  await writeCounted(ctx);
  const fetchSuggestions = async (term: string) =>
    (await suggestFor(createContext('nl'), { text: term.slice(0, -1), limit: 6 })).terms.map(
      ({ term: one }) => one,
    );
  expect((await fetchSuggestions(popular))[0]).toBe(popular);
  expect(await fetchSuggestions(rare)).not.toContain(rare);
  expect(await fetchSuggestions('qqqxxx')).toEqual([]);
  const german = await suggestFor(createContext('de'), { text: popular, limit: 6 });
  expect(german.terms.map(({ term }) => term)).not.toContain(popular);
  const before = await suggestFor(createContext('nl'), { text: ' ', limit: 5 });
  expect(before.terms).toEqual([{ term: popular, hits: expect.any(Number) }]);
  // too few for five places: categories of different departments fill them up
  expect(new Set(before.categories.map(({ trail }) => trail.split(' › ')[0])).size).toBe(4);
  expect(before.productIds).toEqual([]);
});

it('a search follows changes of price and stock', async () => {
  const ctx = createContext('de');
  const reduced = { ...ALL, filters: [{ kind: 'values' as const, key: 'reduced', values: ['yes'] }] };
  const before = await searchProducts(ctx, { ...reduced, sort: 'price-asc' });
  const all = await searchProducts(ctx, { ...ALL, sort: 'price-asc' });
  const productId = all.productIds.find((id) => !before.productIds.includes(id));
  if (!productId) throw new Error('everything is reduced');
  await database.pool.query(
    `update listing set min_price_minor = 1, discount_percent = 50 where tenant_id = 'de' and product_id = $1`,
    [productId],
  );
  ctx.events.emit({ type: 'listing-changed', tenantId: 'de', productIds: [productId] });
  await searchEngine(ctx).waitUntilSettled();
  const after = await searchProducts(ctx, { ...reduced, sort: 'price-asc' });
  expect(after.productIds[0]).toBe(productId);
  expect(after.totalCount).toBe(before.totalCount + 1);
});

it('sold-out articles sink to the end of a list and stay in place when sorted by price', async () => {
  const ctx = createContext('nl');
  const [mostWanted = 0] = (await searchProducts(ctx, ALL)).productIds;
  const byPrice = (await searchProducts(ctx, { ...ALL, sort: 'price-asc' })).productIds;
  const [cheapest = 0] = byPrice;
  const gone = [mostWanted, cheapest];
  await database.pool.query(
    `update listing set available = false where tenant_id = 'nl' and product_id = any($1)`,
    [gone],
  );
  ctx.events.emit({ type: 'listing-changed', tenantId: 'nl', productIds: gone });
  await searchEngine(ctx).waitUntilSettled();
  const { pageCount } = await searchProducts(ctx, ALL);
  const pages = Array.from({ length: pageCount }, (_, at) => searchProducts(ctx, { ...ALL, page: at + 1 }));
  const ids = (await Promise.all(pages)).flatMap(({ productIds }) => productIds);
  const { rows } = await database.pool.query<{ product_id: number }>(
    `select product_id::int from listing where tenant_id = 'nl' and not available`,
  );
  const soldOut = new Set(rows.map(({ product_id: id }) => id));
  expect(ids).toEqual(expect.arrayContaining(gone));
  const listedSoldOut = ids.filter((id) => soldOut.has(id));
  expect(new Set(ids.slice(-listedSoldOut.length))).toEqual(new Set(listedSoldOut));
  expect((await searchProducts(ctx, { ...ALL, sort: 'price-asc' })).productIds).toEqual(byPrice);
});

async function fetchWordsOfNames(): Promise<string[]> {
  const named = await database.kysely
    .selectFrom('product_text')
    .where('language', '=', 'nl')
    .select('name')
    .execute();
  return [...new Set(named.flatMap(({ name }) => name.split(' ')))].sort();
}

it('facet counts hold in every order and on every page, whatever the words and the filters', async () => {
  const ctx = createContext('nl');
  const known = await fetchWordsOfNames();
  const said = ['rode', 'onder 50 euro', 'maat 38', '140 x 200 cm', '55 inch', 'voor', 'met', '"', '👗'];
  const word = fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 3 },
    { arbitrary: fc.constantFrom(...said), weight: 1 },
  );
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const picks = fc.array(fc.tuple(fc.nat(30), fc.nat(60)), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(text, picks, async (words, chosen) => {
      let input: SearchInput = { ...ALL, text: words };
      let answer = await searchProducts(ctx, input);
      for (const [place, at] of chosen) {
        const facets = answer.facets.flatMap((facet) => (facet.kind === 'range' ? [] : facet));
        const facet = facets[place % facets.length];
        const value = facet?.values[at % facet.values.length];
        if (!facet || !value) continue;
        const choice: FilterChoice = { kind: 'values', key: facet.key, values: [value.value] };
        input = { ...input, filters: [...input.filters.filter(({ key }) => key !== facet.key), choice] };
        answer = await searchProducts(ctx, input);
        expect([input, answer.totalCount]).toEqual([input, value.count]);
      }
      const pages = Array.from({ length: answer.pageCount }, (_, at) =>
        searchProducts(ctx, { ...input, page: at + 1 }),
      );
      const ids = (await Promise.all(pages)).flatMap(({ productIds }) => productIds);
      expect([ids.length, new Set(ids).size]).toEqual([answer.totalCount, answer.totalCount]);
      // articles without some of the words are left out where others have all
      const inOrder = answer.understood.complete || answer.totalCount;
      const byPrice = await searchProducts(ctx, { ...input, sort: 'price-asc' });
      expect([words, input.filters, byPrice.totalCount]).toEqual([words, input.filters, inOrder]);
    }),
    {
      numRuns: 50,
      seed: 2026,
      endOnFailure: true,
      examples: [
        [
          'medium Bed voor',
          [
            [22, 0],
            [4, 3],
          ],
        ],
      ],
    },
  );
});

it('a suggested term finds as many articles as it says, even with two colours', async () => {
  const ctx = createContext('nl');
  const beginning = fc
    .tuple(fc.constantFrom('rode', 'zwarte', 'jurk', 'wit'), fc.constantFrom(...(await fetchWordsOfNames())))
    .map(([first, second]) => `${first} ${second.slice(0, 4)}`);
  await fc.assert(
    fc.asyncProperty(beginning, async (text) => {
      const { terms } = await suggestFor(ctx, { text, limit: 5 });
      for (const { term, hits } of terms) {
        const { totalCount, understood } = await searchProducts(ctx, { ...ALL, text: term });
        expect([term, understood.complete ?? totalCount]).toEqual([term, hits]);
      }
    }),
    { numRuns: 25, seed: 2026, endOnFailure: true, examples: [['rode de']] },
  );
});
