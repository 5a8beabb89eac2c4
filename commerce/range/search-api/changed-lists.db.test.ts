import { afterAll, beforeEach, expect, test } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { ShopEvent } from '#commerce/ground/kernel/events.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { testEngine } from './test-engine.ts';

const database = await testDatabase();
const tenants = (await loadTenants()).filter(({ id }) => id === 'nl' || id === 'de');
await seedDemo(database, { size: 60, tenants, now: new Date('2026-11-20T12:00:00Z'), reviews: false });
const nl = testContext(database, 'nl');
const heard: ShopEvent[] = [];
nl.events.on((event) => void heard.push(event));
const { engine } = testEngine(database, nl, { tenants });
await engine.waitUntilReady();
afterAll(() => engine.close());
beforeEach(() => {
  heard.length = 0;
});

type Listed = { product_id: number; category_ids: number[] };
const { rows } = await database.pool.query<Listed>(
  `select product_id, category_ids from listing
    where tenant_id = 'nl' and discontinued_at is null order by product_id limit 3`,
);
const articles = rows.map(({ product_id, category_ids }) => ({
  id: Number(product_id),
  categoryIds: category_ids.map(Number),
}));
type Article = (typeof articles)[number];
const [priced, renamed, removed] = articles;
if (!priced || !renamed || !removed) throw new Error('the catalogue has too few articles');

/** Changes the database and has the engine read the article again. @returns the lists that it reported for a tenant */
async function change({ id }: Article, sql: string, tenantId = 'nl') {
  await database.pool.query(sql, [id]);
  engine.reportChanges('nl', [id]);
  await engine.waitUntilSettled();
  const event = heard.find((one) => one.type === 'search-changed' && one.tenantId === tenantId);
  return event && 'lists' in event ? event.lists : undefined;
}

const sorted = (ids: readonly number[] | null | undefined) => ids?.toSorted((a, b) => a - b);

test('a price changes facts of the article’s lists and not which articles they contain', async () => {
  const lists = await change(
    priced,
    "update listing set min_price_minor = min_price_minor + 1 where tenant_id = 'nl' and product_id = $1",
  );
  expect(lists?.members).toBeNull();
  expect(sorted(lists?.facts)).toEqual(sorted(priced.categoryIds));
});

test('a new name changes which words find the article in every tenant that sells it', async () => {
  const name = "update product_text set name = name || ' kwispel' where product_id = $1";
  expect(sorted((await change(renamed, name))?.members)).toEqual(sorted(renamed.categoryIds));
  expect(heard).toContainEqual(
    expect.objectContaining({ type: 'search-changed', tenantId: 'de', lists: expect.anything() }),
  );
});

test('an article that is withdrawn from sale or returns to it changes the lists of all its categories', async () => {
  const { rows: kept } = await database.pool.query<{ row: string }>(
    "select row_to_json(l)::text as row from listing l where tenant_id = 'nl' and product_id = $1",
    [removed.id],
  );
  const gone = await change(removed, "delete from listing where tenant_id = 'nl' and product_id = $1");
  expect(sorted(gone?.members)).toEqual(sorted(removed.categoryIds));
  heard.length = 0;
  const back = `insert into listing select * from json_populate_record(null::listing, '${kept[0]?.row.replaceAll("'", "''")}')
                 where $1::bigint > 0`;
  expect(sorted((await change(removed, back))?.members)).toEqual(sorted(removed.categoryIds));
});

test('a moved article changes the lists of its old and new categories', async () => {
  const other = rows.flatMap(({ category_ids }) => category_ids.map(Number));
  const target = other.find((id) => !priced.categoryIds.includes(id)) ?? 0;
  const lists = await change(
    priced,
    `update listing set category_ids = '{${target}}' where tenant_id = 'nl' and product_id = $1`,
  );
  expect(sorted(lists?.members)).toEqual(sorted([target, ...priced.categoryIds]));
});

test('a reloaded catalogue is announced because pages were made with earlier names', async () => {
  engine.rebuild();
  await engine.waitUntilSettled();
  expect(heard).toContainEqual({ type: 'search-ready', tenantId: 'nl' });
});
