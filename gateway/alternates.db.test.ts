import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#tenants/tenant.ts';
import { testDemoDatabase, testGateway } from './test-gateway.ts';

type Place = { tenant: string; locale: Locale; path: string };

const database = await testDemoDatabase();
const { query, tenants } = await testGateway(database, { size: null });

const ALL = ['de-AT', 'de-CH', 'fr-CH', 'de-DE', 'nl-NL'];
const CATEGORY = 'query ($path: String!) { category(path: $path) { alternates { tenant locale path } } }';
const PRODUCT =
  'query ($sku: ID!) { product(sku: $sku) { slug discontinued alternates { tenant locale path } } }';

function findPrefix({ tenant, locale }: Place): string {
  const { prefix = '' } =
    tenants.find(({ id }) => id === tenant)?.locales.find((one) => one.locale === locale) ?? {};
  return prefix && `/${prefix}`;
}

/** The alternates that the page at a place has itself; null: there is none. */
async function fetchCategoryAlternates(place: Place): Promise<Place[] | null> {
  const path = place.path.slice(findPrefix(place).length).replace(/^\/|\/$/g, '');
  const { category } = await query(place.tenant, CATEGORY, { path }, place.locale);
  return category?.alternates ?? null;
}

async function fetchProductAlternates(place: Place): Promise<Place[] | null> {
  const [, slug, sku] = /\/p\/([^/]+)\/([^/]+)$/.exec(place.path) ?? [];
  const { product } = await query(place.tenant, PRODUCT, { sku }, place.locale);
  if (!product || product.discontinued) return null;
  expect(place.path).toBe(`${findPrefix(place)}/p/${product.slug}/${sku}`);
  expect(product.slug).toBe(slug);
  return product.alternates;
}

async function queryRows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

describe('language alternates of a category', () => {
  it('a page names its alternates in all markets, and each of those names the same', async () => {
    const paths = await queryRows<{ path: string }>(
      `select path from category_text join category using (tenant_id, category_id)
        where tenant_id = 'nl' order by category_id limit 25`,
    );
    let everywhere = 0;
    for (const { path } of paths) {
      const start = { tenant: 'nl', locale: 'nl-NL', path: `/${path}/` } as const;
      const named = (await fetchCategoryAlternates(start)) ?? [];
      expect(named).toContainEqual(start);
      if (named.length === ALL.length) everywhere += 1;
      for (const place of named) {
        const back = await fetchCategoryAlternates(place);
        if (named.length > 1) expect(back, place.path).toEqual(named);
      }
    }
    expect(everywhere).toBeGreaterThan(5);
  });

  it('a category empty in a market is left out by the others and named by its own languages', async () => {
    const [row] = await queryRows<{ category_key: string; tenant: string; path: string }>(
      `insert into category (tenant_id, category_id, category_key, position)
         select t, 90001, 'only-nl', 99 from unnest(array['nl', 'ch', 'de']) as t
       returning category_key`,
    );
    expect(row?.category_key).toBe('only-nl');
    await queryRows(
      `insert into category_text (tenant_id, category_id, language, name, path)
         values ('nl', 90001, 'nl', 'Leeg', 'leeg'), ('de', 90001, 'de', 'Leer', 'leer'),
                ('ch', 90001, 'de', 'Leer', 'leer'), ('ch', 90001, 'fr', 'Vide', 'vide')`,
    );
    await queryRows(
      `update listing set category_ids = category_ids || 90001 where tenant_id = 'nl' and product_id =
         (select product_id from listing where tenant_id = 'nl' order by popularity desc limit 1)`,
    );
    const fresh = await testGateway(database, { size: null });
    const listAlternateLocales = async (tenant: string, path: string, locale?: Locale) => {
      const { category } = await fresh.query(tenant, CATEGORY, { path }, locale);
      return category.alternates.map((one: Place) => one.locale);
    };
    expect(await listAlternateLocales('nl', 'leeg')).toEqual(['nl-NL']);
    expect(await listAlternateLocales('ch', 'vide', 'fr-CH')).toEqual(['de-CH', 'fr-CH', 'nl-NL']);
  });
});

describe('language alternates of a product', () => {
  let skus: string[];
  beforeAll(async () => {
    const rows = await queryRows<{ sku: string }>(
      `select sku from product join listing using (product_id)
        where tenant_id = 'nl' order by listing.popularity desc limit 25`,
    );
    skus = rows.map(({ sku }) => sku);
  });

  const start = async (sku: string): Promise<Place> => {
    const { product } = await query('nl', PRODUCT, { sku });
    return { tenant: 'nl', locale: 'nl-NL', path: `/p/${product.slug}/${sku}` };
  };

  it('a page names its alternates in all markets, and each of those names the same', async () => {
    for (const sku of skus) {
      const place = await start(sku);
      const named = (await fetchProductAlternates(place)) ?? [];
      expect(named).toContainEqual(place);
      for (const other of named) expect(await fetchProductAlternates(other), other.path).toEqual(named);
    }
    const localesOfFirst = (await fetchProductAlternates(await start(skus[0] ?? '')))?.map(
      ({ locale }) => locale,
    );
    expect(localesOfFirst).toEqual(ALL);
  });

  it('a product is not named in a market that no longer sells it or never sold it', async () => {
    const [sku = ''] = skus;
    const end = (tenant: string, at: string | null) =>
      queryRows(
        `update listing set discontinued_at = $2 where tenant_id = $1
            and product_id = (select product_id from product where sku = $3)`,
        [tenant, at, sku],
      );
    const listAlternateLocales = async (tenant: string) => {
      const { product } = await query(tenant, PRODUCT, { sku });
      return product.alternates.map((one: Place) => one.locale);
    };
    await end('de', '2026-11-01T00:00:00Z');
    await end('at', '2027-01-01T00:00:00Z');
    expect(await listAlternateLocales('nl')).toEqual(ALL.filter((locale) => locale !== 'de-DE'));
    await end('ch', '2026-11-01T00:00:00Z');
    expect(await listAlternateLocales('nl')).toEqual(['de-AT', 'nl-NL']);
    // its own language switch leads from one page of the withdrawn article to the other
    expect(await listAlternateLocales('ch')).toEqual(['de-AT', 'de-CH', 'fr-CH', 'nl-NL']);
    await queryRows(
      `delete from listing where tenant_id = 'at' and product_id = (select product_id from product where sku = $1)`,
      [sku],
    );
    expect(await listAlternateLocales('nl')).toEqual(['nl-NL']);
  });

  it('a product is not named in a language without its description', async () => {
    const sku = skus[1] ?? '';
    await queryRows(
      `delete from product_text where language = 'fr' and product_id = (select product_id from product where sku = $1)`,
      [sku],
    );
    expect((await fetchProductAlternates(await start(sku)))?.map(({ locale }) => locale)).toEqual(
      ALL.filter((locale) => locale !== 'fr-CH'),
    );
  });
});
