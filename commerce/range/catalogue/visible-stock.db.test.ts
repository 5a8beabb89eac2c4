import { beforeAll, expect, it } from 'vitest';
import { sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { FEW_PIECES } from '#commerce/range/stock/stock.rules.ts';

const { pool, ...database } = await testDatabase();

beforeAll(() => sellArticles({ pool, ...database }, [{ sku: 'A', stock: 100 }]));

/** How many products a change of the stock is told of. */
async function toldOf(change: string): Promise<number> {
  await pool.query('delete from catalogue_change');
  await pool.query(`update stock set ${change} where tenant_id = 'nl'`);
  const { rows } = await pool.query('select count(distinct product_id)::int as told from catalogue_change');
  return rows[0].told;
}

it.each([
  ['of one of many pieces', 99, 0],
  ['down to one more than few', FEW_PIECES + 1, 0],
  ['to few', FEW_PIECES, 1],
  ['from few to fewer', FEW_PIECES - 1, 1],
  ['of the last piece', 0, 1],
  ['and back to many', 100, 1],
])('a sale %s (%i left) is told of %i products', async (_what, left, told) => {
  expect(await toldOf(`quantity = ${left}`)).toBe(told);
});

it.each([
  'delivery_days_min = 2',
  'delivery_days_max = 9',
  "expected_on = '2027-01-01'",
  'expected_on = null',
])('a change of %s is told', async (change) => expect(await toldOf(change)).toBe(1));
