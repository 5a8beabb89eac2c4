import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { listSitemapCategories, listSitemapFiles, listSitemapProducts } from './sitemap.queries.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 120, tenants, now: new Date(NOW), reviews: false });
const tenant = tenants.find(({ id }) => id === 'nl');
if (!tenant) throw new Error('no tenant nl');
const ctx = { db: database.kysely, clock: createFixedClock(NOW), tenant };

async function fetchSkus(file = 0): Promise<string[]> {
  const found: string[] = [];
  for await (const products of listSitemapProducts(ctx, { file, language: 'nl' }))
    found.push(...products.map(({ sku }) => sku));
  return found;
}

async function count(statement: string): Promise<number> {
  const { rows } = await database.pool.query(statement);
  return Number(rows[0].count);
}

it('the sitemap lists every sold product once and no others', async () => {
  const sold = `from listing where tenant_id = 'nl' and discontinued_at is null`;
  expect(await listSitemapFiles(ctx)).toEqual([0]);
  const before = await fetchSkus();
  expect(new Set(before).size).toBe(await count(`select count(*) ${sold}`));
  await database.pool.query(
    `update listing set discontinued_at = $1 where tenant_id = 'nl'
        and product_id = (select product_id from product where sku = $2)`,
    [new Date('2026-11-01'), before[0]],
  );
  expect(await fetchSkus()).toEqual(before.slice(1));
  expect(await fetchSkus(1)).toEqual([]);
});

it('the sitemap shows when a price has changed', async () => {
  const [sku = ''] = await fetchSkus();
  const changed = new Date('2026-11-19T08:00:00Z');
  await database.pool.query(
    `update price set amount_minor = amount_minor + 100, valid_from = $1 where tenant_id = 'nl' and variant_id in
       (select variant_id from variant join product using (product_id) where product.sku = $2)`,
    [changed, sku],
  );
  for await (const [first] of listSitemapProducts(ctx, { file: 0, language: 'nl' }))
    expect(first).toMatchObject({ sku, changedAt: changed });
});

it('the sitemap lists only categories with articles', async () => {
  const paths = await listSitemapCategories(ctx, 'nl');
  expect(paths).toContain('dames');
  const empty = paths[paths.length - 1] ?? '';
  await database.pool.query(
    `update listing set discontinued_at = $1 where tenant_id = 'nl' and category_ids @> array(
       select category_id from category_text where tenant_id = 'nl' and path = $2)`,
    [new Date('2026-11-01'), empty],
  );
  expect(await listSitemapCategories(ctx, 'nl')).not.toContain(empty);
});
