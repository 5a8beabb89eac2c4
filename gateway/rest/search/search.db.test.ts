import { describe, expect, it } from 'vitest';
import { testDemoDatabase, testGateway } from '../../test-gateway.ts';
import { serveRest, silentLog } from '../test-rest-server.ts';
import { searchRoutes } from './search.ts';
import { suggestRoute } from './suggest.ts';

const { gateway, tenants } = await testGateway(await testDemoDatabase(), { size: null });
const routes = [...searchRoutes({ gateway, log: silentLog }), suggestRoute({ gateway, log: silentLog })];

const ch = tenants.find(({ id }) => id === 'ch');
const origin = `${await serveRest(routes, ch)}/api/search`;

async function call(path: string) {
  const response = await fetch(`${origin}/${path}`);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}

const compareByValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);

describe('the search calls', () => {
  it('the calls return a complete list, its filters alone or its links', async () => {
    const { body: list } = await call('searchv2?q=robe&locale=fr-CH&sort=price-asc');
    expect(list.totalCount).toBeGreaterThan(0);
    expect(list.results[0].product.price.current.currency).toBe('CHF');
    const { body: filters } = await call('filter?q=robe&locale=fr-CH');
    expect(Object.keys(filters)).toEqual(['__typename', 'totalCount', 'filters']);
    expect(filters.totalCount).toBe(list.totalCount);
    const { body: seo } = await call('seo?category=femme&locale=fr-CH&page=2');
    expect(seo.seoLinks).toMatchObject({ canonical: '/fr/femme/?page=2', prev: '/fr/femme/' });
  });

  it('the calls filter like an address does', async () => {
    const { body: all } = await call('filter?category=damen');
    const price = all.filters.find(({ key }: { key: string }) => key === 'price');
    const half = Math.round((price.min + price.max) / 200);
    const { body: cheap } = await call(`searchv2?category=damen&f.price.to=${half}&sort=price-desc`);
    expect(cheap.totalCount).toBeLessThan(all.totalCount);
    expect(cheap.results[0].product.price.current.minor).toBeLessThanOrEqual(half * 100);
  });

  it('the calls search the values of a filter', async () => {
    const fetchBrands = async (more: string) => {
      const { body } = await call(`filter?category=damen${more}`);
      return body.filters.find(({ key }: { key: string }) => key === 'brand');
    };
    const all = await fetchBrands('');
    const [{ label }] = all.values;
    const part = label.slice(0, 3);
    const isSaid = (one: { label: string }) => one.label.toLowerCase().includes(part.toLowerCase());
    const few = await fetchBrands(`&look.brand=${encodeURIComponent(part)}`);
    expect(few.values).toHaveLength(few.valueCount);
    expect(few.values.toSorted(compareByValue)).toEqual(all.values.filter(isSaid).toSorted(compareByValue));
    // chosen ones stay in the list
    const other = all.values.find((one: { label: string }) => !isSaid(one));
    const chosen = await fetchBrands(`&look.brand=${encodeURIComponent(part)}&f.brand=${other.value}`);
    expect(chosen.values[0]).toMatchObject({ value: other.value, selected: true });
    expect(chosen.valueCount).toBe(few.valueCount);
    expect(await fetchBrands('&look.brand=zzzqqq')).toMatchObject({ values: [], valueCount: 0 });
  });

  it.each([
    ['', 'parameters: either q or category'],
    ['q=', 'q: '],
    ['q=+', 'q: '],
    [`q=${'a'.repeat(121)}`, 'q: '],
    ['q=a&category=damen', 'parameters: either'],
    ['q=a&q=b', 'q: only once'],
    ['q=a&page=0', 'page: '],
    ['q=a&page=201', 'page: '],
    ['q=a&sort=cheapest', 'sort: '],
    ['q=a&locale=nl-NL', 'locale: '],
    ['q=a&f.price.to=viel', 'f.price.to: '],
    ['q=a&f.=x', 'f.: '],
    ['q=a&look.=x', 'look.: '],
    [`q=a&look.brand=${'x'.repeat(61)}`, 'look.brand: '],
    ['q=a&__proto__=1', 'parameters: '],
    ['q=a&utm_source=x', 'parameters: '],
    ['category=../../etc', 'category: '],
  ])('the call refuses "%s" with a problem document', async (parameters, detail) => {
    const { status, type, body } = await call(`searchv2?${parameters}`);
    expect([status, type]).toEqual([400, 'application/problem+json']);
    expect(body.detail).toContain(detail);
  });

  it('the calls know only categories of the tenant and language', async () => {
    expect((await call('filter?category=dames')).status).toBe(404);
  });
});

describe('search suggestions', () => {
  it('suggestions contain terms, categories with their path and articles with a price in the language', async () => {
    const ask = async () => (await call('suggest?q=rob&locale=fr-CH')).body;
    // nothing is suggested while the index is being built
    await expect.poll(async () => (await ask()).products.length).toBeGreaterThan(0);
    const { terms, categories, products } = await ask();
    expect(terms[0]).toMatchObject({ term: expect.stringMatching(/^rob/i), hits: expect.any(Number) });
    expect(categories[0]).toMatchObject({ path: expect.stringContaining('/'), trail: expect.any(String) });
    expect(products.length).toBeLessThanOrEqual(5);
    expect(products[0].price.current.currency).toBe('CHF');
    expect((await call('suggest?q=rob&first=1&locale=fr-CH')).body.products).toHaveLength(1);
  });

  it('suggestions for empty input are categories of every department while nobody has searched', async () => {
    const { terms, categories, products } = (await call('suggest?q=&locale=fr-CH')).body;
    expect([terms, products]).toEqual([[], []]);
    const departments = categories.map(({ trail }: { trail: string }) => trail.split(' › ')[0]);
    expect(departments).toHaveLength(5);
    expect(new Set(departments).size).toBe(5);
  });

  it.each(['', `q=${'a'.repeat(121)}`, 'q=a&first=0', 'q=a&first=9', 'q=a&first=x', 'q=a&locale=nl-NL'])(
    'the call refuses "%s" with a problem document',
    async (parameters) => {
      const { status, type } = await call(`suggest?${parameters}`);
      expect([status, type]).toEqual([400, 'application/problem+json']);
    },
  );
});
