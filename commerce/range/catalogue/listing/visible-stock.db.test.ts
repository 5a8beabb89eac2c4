import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { MOST_FEW_PIECES } from '#tenants/stock-settings.ts';
import { findProductBySku, loadProductVariants } from '../product/product.queries.ts';

const { pool, ...database } = await testDatabase();

beforeAll(() => sellArticles({ pool, ...database }, [{ sku: 'A', stock: 100 }]));

/** How many products a change of the stock is told of. */
async function countReportedProducts(change: string): Promise<number> {
  await pool.query('delete from catalogue_change');
  await pool.query(`update stock set ${change} where tenant_id = 'nl'`);
  const { rows } = await pool.query('select count(distinct product_id)::int as told from catalogue_change');
  return rows[0].told;
}

it.each([
  ['of one of many pieces', 99, 0],
  ['down to one more than few', MOST_FEW_PIECES + 1, 0],
  ['to few', MOST_FEW_PIECES, 1],
  ['from few to fewer', MOST_FEW_PIECES - 1, 1],
  ['of the last piece', 0, 1],
  ['and back to many', 100, 1],
])('a sale %s (%i left) announces %i products', async (_what, left, told) => {
  expect(await countReportedProducts(`quantity = ${left}`)).toBe(told);
});

it.each([
  'delivery_days_min = 2',
  'delivery_days_max = 9',
  "expected_on = '2027-01-01'",
  'expected_on = null',
])('a change of %s is announced', async (change) => expect(await countReportedProducts(change)).toBe(1));

it.each([
  { settings: { fewPieces: 5, tellsPieces: true }, told: { state: 'FEW_LEFT', fewLeft: 4 } },
  { settings: { fewPieces: 5, tellsPieces: false }, told: { state: 'FEW_LEFT', fewLeft: null } },
  { settings: { fewPieces: 3, tellsPieces: true }, told: { state: 'IN_STOCK', fewLeft: null } },
])(
  'page and basket show the stock of four pieces by the settings $settings',
  async ({ settings: stock, told }) => {
    await pool.query("update stock set quantity = 4 where tenant_id = 'nl'");
    const shipped = testContext({ pool, ...database }, 'nl');
    const ctx = createVisitorContext({ ...shipped, tenant: { ...shipped.tenant, stock } }, randomUUID());
    const { productId = 0 } = (await findProductBySku(ctx, 'A')) ?? {};
    const [variant] = (await loadProductVariants(ctx, [productId])).get(productId) ?? [];
    expect(variant?.availability).toMatchObject(told);
    await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
    const [line] = (await getBasket(ctx)).lines;
    expect(line?.availability).toMatchObject(told);
  },
);
