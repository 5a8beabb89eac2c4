import { beforeEach, expect, it } from 'vitest';
import { sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';

// The check of a foreign key, done once a statement.
const { pool, ...database } = await testDatabase();

beforeEach(() =>
  pool.query('delete from product').then(() => sellArticles({ pool, ...database }, [{ sku: 'A' }])),
);

async function count(table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

it.each([
  [
    "insert into price (tenant_id, variant_id, currency, amount_minor) values ('nl', -1, 'EUR', 5)",
    /no such variant/,
  ],
  ["insert into stock (tenant_id, variant_id, quantity) values ('nl', -1, 5)", /no such variant/],
  ['update price set variant_id = -1', /stays/],
  ['update stock set variant_id = -1', /stays/],
  ['update price_history set variant_id = -1', /stays/],
  ["update variant set colour_key = 'no-colour'", /no such colour/],
  ["update colour set colour_key = 'other' where colour_key = 'used'", /stays/],
  ["delete from colour where colour_key = 'used'", /variants have it/],
  [
    "insert into product (sku, kind, department, brand_id) values ('B', 'lamp', 'furniture', -1)",
    /no such brand/,
  ],
  ['update product set brand_id = -1', /no such brand/],
  ['update brand set brand_id = -1', /stays/],
  ['delete from brand where brand_id in (select brand_id from product)', /products have it/],
  ["insert into variant (product_id, sku, position, pictures) values (-1, 'B', 1, '{}')", /no such product/],
  [
    "insert into product_text (product_id, language, name, slug, description) values (-1, 'nl', '', '', '')",
    /no such product/,
  ],
  [
    `insert into listing select (jsonb_populate_record(l, '{"product_id": -1}')).* from listing l`,
    /no such product/,
  ],
  [
    `insert into listing select (jsonb_populate_record(l, '{"tenant_id": "none"}')).* from listing l limit 1`,
    /no such category/,
  ],
  ['update listing set main_category_id = -1', /no such category/],
  ['update category set category_id = category_id + 1000', /stays/],
  ['delete from category where category_id in (select main_category_id from listing)', /listings have it/],
  ['update product_text set product_id = -1', /stays/],
  ['update variant set product_id = -1', /stays/],
  ['update listing set product_id = -1', /stays/],
])('the database refuses %s', async (statement, words) => {
  await pool.query("insert into colour values ('used', 'red', '#ff0000') on conflict do nothing");
  await pool.query("update variant set colour_key = 'used'");
  await expect(pool.query(statement)).rejects.toThrow(words);
  await pool.query('update variant set colour_key = null');
});

it('deleting a product removes its parts, deleting a variant its offers, and unused colours go', async () => {
  const parts = ['product_text', 'listing', 'variant', 'price', 'stock', 'price_history'];
  for (const table of parts) expect(await count(table), table).toBeGreaterThan(0);
  await pool.query('delete from product');
  for (const table of parts) expect(await count(table), table).toBe(0);
  await pool.query("insert into colour values ('unused', 'red', '#ff0000')");
  await pool.query("delete from colour where colour_key = 'unused'");
});

it('a product without a listing is announced with its listing and not before', async () => {
  const { rows } = await pool.query('select * from listing');
  await pool.query('delete from listing');
  await pool.query('delete from catalogue_change');
  await pool.query("update price set amount_minor = amount_minor + 1 where tenant_id = 'nl'");
  expect(await count('catalogue_change')).toBe(0);
  await pool.query('insert into listing select * from jsonb_populate_recordset(null::listing, $1)', [
    JSON.stringify(rows),
  ]);
  expect(await count('catalogue_change')).toBe(rows.length);
});

it('a price that ends and returns in the same moment has one history row that has not ended', async () => {
  // a moment has microseconds, which JavaScript would cut off
  await pool.query("create table ended_price as select * from price where tenant_id = 'nl'");
  await pool.query("delete from price where tenant_id = 'nl'");
  await pool.query('update ended_price set amount_minor = 77');
  const { rowCount } = await pool.query('insert into price select * from ended_price');
  const history = await pool.query(
    "select amount_minor as amount, valid_to as ended from price_history where tenant_id = 'nl'",
  );
  expect(history.rows).toEqual(Array(rowCount ?? 0).fill({ amount: 77, ended: null }));
  expect(rowCount).toBeGreaterThan(0);
});
