import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { searchBySql } from './search-fallback.service.ts';

// While the index in memory is being read, SQL answers.
const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]);
  await database.pool.query(
    `update product_text set name = case p.sku when 'A' then 'Leren sneakers' else 'Wollen trui' end,
            keywords = case p.sku when 'A' then 'gymschoen' else '' end, description = 'Met zorg gemaakt in Portugal'
       from product p where p.product_id = product_text.product_id and language = 'nl'`,
  );
});

const find = async (text: string) => {
  const asked = { text, categoryId: null, filters: [], sort: 'popularity', page: 1 } as const;
  const { productIds } = await searchBySql(nl, asked);
  const { rows } = await database.pool.query<{ sku: string }>(
    'select sku from product where product_id = any($1) order by sku',
    [productIds],
  );
  return rows.map(({ sku }) => sku);
};

it.each([
  ['sneaker', ['A']],
  ['leren trui', ['A', 'B']],
  ['gymschoenen', ['A']],
  ['sneakrs', ['A']],
  ['wollen truj', ['B']],
  ['fiets', []],
  ['Portugal', []],
])('a search for "%s" finds what its name or keywords say', async (text, skus) => {
  expect(await find(text)).toEqual(skus);
});
