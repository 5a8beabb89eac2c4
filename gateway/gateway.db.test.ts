import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { tenantSettings } from '#tenants/tenant.ts';
import { testGateway } from './test-gateway.ts';

/** A fifth market, as a retailer would add it: a folder of settings and content, no code. */
async function createFifthTenant() {
  const shipped = await loadTenants();
  const austria = shipped.find(({ id }) => id === 'at');
  const settings = { ...austria, id: 'lu', hosts: ['lu.localhost'], companyName: 'Cinquième' };
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  afterAll(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'lu/content/de-AT'), { recursive: true });
  await writeFile(join(folder, 'lu/settings.ts'), `export default ${JSON.stringify(settings)};`);
  const page = { title: 'Über uns', description: '', updatedAt: '2026-11-20', blocks: [] };
  await writeFile(join(folder, 'lu/content/de-AT/ueber-uns.json'), JSON.stringify(page));
  const [tenant] = await loadTenants(folder);
  return { folder, tenants: [...shipped, tenantSettings.parse(tenant)] };
}

const fifth = await createFifthTenant();
const database = await testDatabase();
const { query, errors } = await testGateway(database, {
  tenants: fifth.tenants,
  tenantsFolder: fifth.folder,
});

const TILE =
  'sku name slug price { current { minor currency } original { minor } discount { percent } } colors { name } pictures available rating { average count }';

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const client = await database.pool.connect();
  const prototype = Object.getPrototypeOf(client);
  client.release();
  const real = prototype.query;
  let queries = 0;
  prototype.query = function (this: unknown, ...parameters: unknown[]) {
    queries += 1;
    return real.apply(this, parameters);
  };
  try {
    await work();
  } finally {
    prototype.query = real;
  }
  return queries;
}

describe('a category page', () => {
  const CATEGORY = `query ($path: String!, $page: Int! = 1, $sort: String) { category(path: $path) {
    name breadcrumb { path } siblings { path } alternates { tenant locale path }
    products(page: $page, sort: $sort) { totalCount page pageSize pageCount sortingOrders { key selected } results { product { ${TILE} } } } } }`;

  it('a category has 24 complete tiles a page and an exact count', async () => {
    const { category } = await query('nl', CATEGORY, { path: 'dames' });
    const { results, totalCount, pageCount } = category.products;
    expect(results.length).toBe(Math.min(24, totalCount));
    expect(pageCount).toBe(Math.ceil(totalCount / 24));
    expect(category.breadcrumb).toEqual([{ path: 'dames' }]);
    for (const { product: tile } of results) {
      expect(tile.price.current).toMatchObject({ currency: 'EUR' });
      expect(tile.pictures.length).toBeGreaterThan(0);
    }
  });

  it('a category neither repeats nor loses an article over its pages, in any order', async () => {
    const first = await query('nl', CATEGORY, { path: 'dames' });
    const { totalCount, pageCount, sortingOrders } = first.category.products;
    for (const { key } of sortingOrders) {
      const skus = new Set<string>();
      for (let page = 1; page <= pageCount; page += 1) {
        const { category } = await query('nl', CATEGORY, { path: 'dames', page, sort: key });
        for (const { product } of category.products.results) skus.add(product.sku);
      }
      expect(skus.size).toBe(totalCount);
    }
    const beyond = await query('nl', CATEGORY, { path: 'dames', page: pageCount + 1 });
    expect(beyond.category.products).toMatchObject({ results: [], totalCount });
  });

  it('a category is sorted as requested', async () => {
    const listPricesSortedBy = async (sort: string) => {
      const { category } = await query('nl', CATEGORY, { path: 'dames', sort });
      return category.products.results.map(
        ({ product }: { product: { price: { current: { minor: number } } } }) => product.price.current.minor,
      );
    };
    const listDiscountsSortedBy = async (sort: string) => {
      const { category } = await query('nl', CATEGORY, { path: 'dames', sort });
      return category.products.results.map(
        ({ product }: { product: { price: { discount: { percent: number } | null } } }) =>
          product.price.discount?.percent ?? 0,
      );
    };
    const cheap = await listPricesSortedBy('price-asc');
    expect(cheap[0]).toBeLessThan((await listPricesSortedBy('price-desc'))[0]);
    expect(Math.max(...(await listDiscountsSortedBy('discount')))).toBeGreaterThan(0);
  });

  it('a category needs at most 5 queries once the trees and the index are known', async () => {
    const ask = () => query('nl', CATEGORY, { path: 'dames' });
    await ask();
    expect(await countQueries(ask)).toBeLessThanOrEqual(5);
  });

  it('a category id of one tenant gives another category in another tenant or none', async () => {
    expect((await query('de', CATEGORY, { path: 'dames' })).category).toBeNull();
    const { category } = await query('ch', CATEGORY, { path: 'femme' }, 'fr-CH');
    expect(category.products.results[0].product.price.current.currency).toBe('CHF');
  });
});

describe('a product page', () => {
  const PRODUCT = `query ($sku: ID!) { product(sku: $sku) { ${TILE} description highlights discontinued isNew
    attributes { group attributes { label value } } dimensions { key values { value label hex } }
    variations { sku values price { current { minor } } availability { state fewLeft } }
    breadcrumb { path } reviews { totalCount statistic { distribution } reviews { stars language createdAt } }
    recommendations(first: 4) { sku } alternates { tenant locale path } seo { title description } } }`;

  async function findAnySku(condition = 'true'): Promise<string> {
    const { rows } = await database.pool.query(
      `select p.sku from product p join listing l using (product_id)
        where l.tenant_id = 'nl' and l.discontinued_at is null and ${condition} order by l.popularity desc limit 1`,
    );
    return rows[0].sku;
  }

  it('a product is complete', async () => {
    const sku = await findAnySku('p.rating_count > 0');
    const { product } = await query('nl', PRODUCT, { sku });
    expect(product.attributes.length).toBeGreaterThan(0);
    expect(product.variations.length).toBeGreaterThan(0);
    expect(product.breadcrumb.at(-1).path).toMatch(/\//);
    expect(product.recommendations.map((one: { sku: string }) => one.sku)).not.toContain(sku);
    expect(product.alternates).toContainEqual({
      tenant: 'nl',
      locale: 'nl-NL',
      path: `/p/${product.slug}/${sku}`,
    });
    expect(product.reviews.totalCount).toBe(product.rating.count);
    const counted = product.reviews.statistic.distribution.reduce(
      (all: number, count: number) => all + count,
      0,
    );
    expect(counted).toBe(product.rating.count);
    for (const { values } of product.variations) expect(values).toHaveLength(product.dimensions.length);
    expect(JSON.stringify(product)).not.toMatch(/undefined|\{\w+\}/);
  });

  it('a product shows reviews in the reader’s language first', async () => {
    const sku = await findAnySku(
      '(select count(distinct language) from review r where r.product_id = p.product_id) > 1',
    );
    const { product } = await query('nl', PRODUCT, { sku });
    const languages: string[] = product.reviews.reviews.map(
      (review: { language: string }) => review.language,
    );
    const foreign = languages.findIndex((language) => language !== 'nl');
    if (foreign !== -1) expect(languages.slice(foreign)).not.toContain('nl');
  });

  it('a product no longer sold says so and one never sold is not found', async () => {
    const { rows } = await database.pool.query(
      `update listing set discontinued_at = '2026-11-01' where tenant_id = 'nl' and product_id =
         (select product_id from listing where tenant_id = 'nl' order by popularity limit 1) returning product_id`,
    );
    const sold = await database.pool.query('select sku from product where product_id = $1', [
      rows[0].product_id,
    ]);
    const { sku } = sold.rows[0];
    expect((await query('nl', PRODUCT, { sku })).product.discontinued).toBe(true);
    expect((await query('de', PRODUCT, { sku })).product.discontinued).toBe(false);
    expect((await query('nl', PRODUCT, { sku: 'never' })).product).toBeNull();
  });

  it('a product uses Swiss spelling in Switzerland', async () => {
    await database.pool.query(
      `update product_text set name = 'Großes Maß' where language = 'de' and product_id =
      (select product_id from product where sku = $1)`,
      [await findAnySku()],
    );
    const fetchProductName = async (tenant: string) =>
      (await query(tenant, PRODUCT, { sku: await findAnySku() })).product.name;
    expect([await fetchProductName('de'), await fetchProductName('ch')]).toEqual([
      'Großes Maß',
      'Grosses Mass',
    ]);
  });
});

describe('a fifth tenant', () => {
  it('a tenant consists of a folder and its rows and needs no code', async () => {
    const { shop, home, content } = await query(
      'lu',
      '{ shop { tenant companyName } home { bestsellers(first: 3) { sku price { current { currency } } } } content(identifier: "ueber-uns") { title updatedAt } }',
    );
    expect(shop).toEqual({ tenant: 'lu', companyName: 'Cinquième' });
    expect(home.bestsellers).toHaveLength(3);
    expect(content).toEqual({ title: 'Über uns', updatedAt: '2026-11-20' });
  });

  it('a tenant’s own data is not shown to the others', async () => {
    expect((await query('at', '{ content(identifier: "ueber-uns") { title } }')).content).toBeNull();
    expect((await query('lu', '{ content(identifier: "../../nl/settings") { title } }')).content).toBeNull();
    expect((await query('nl', '{ content(identifier: "x", path: "../x.y") { title } }')).content).toBeNull();
  });
});

describe('an internal error', () => {
  it('an internal error shows a sentence with an id under which the log holds the rest', async () => {
    errors.length = 0;
    await database.pool.query('alter table listing rename to gone');
    try {
      await expect(query('nl', '{ home { bestsellers { sku } } }')).rejects.toMatchObject({
        errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      });
    } finally {
      await database.pool.query('alter table gone rename to listing');
    }
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/errorId/);
  });
});
