import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadProductCards } from '#commerce/range/catalogue/product/product.queries.ts';
import { computeRecommendations } from './compute-recommendations.store.ts';
import { listArticleRecommendations, listRecommendedProducts } from './recommendation.service.ts';
import type { RecommendationSlot } from './recommendation.types.ts';
import { computeNextSize, refreshDue } from './recommendation-keeper.ts';
import { countViewedTogether } from './views.commands.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const SKUS = ['DRESS', 'DRESS2', 'DRESS3', 'SHOE', 'SHOE2', 'BEST', 'LONELY'] as const;
const ids = new Map<string, number>();
const getProductId = (sku: string): number => ids.get(sku) ?? 0;

beforeAll(async () => {
  const createPrice = (sku: string) => ({ nl: sku.startsWith('DRESS') ? 9000 : 2900 });
  await sellArticles(database, [
    ...SKUS.map((sku) => ({ sku, priceMinor: createPrice(sku) })),
    { sku: 'GERMAN', priceMinor: { de: 500 } },
  ]);
  await database.pool.query(`update product set kind = 'pumps' where sku like 'SHOE%'`);
  await database.pool.query(`update product set kind = 'sock' where sku = 'BEST'`);
  const { rows } = await database.pool.query('select sku, product_id from product');
  for (const { sku, product_id } of rows) ids.set(sku, product_id);
});
beforeEach(async () => {
  for (const table of [
    'order_line',
    'sales_order',
    'viewed_together',
    'recommendation',
    'recommendation_state',
  ]) {
    await database.pool.query(`delete from ${table}`);
  }
  await database.pool.query('update listing set available = true, discontinued_at = null');
});

const insertOrder = (...skus: string[]) => insertOrderOn('2026-11-01', ...skus);

async function insertOrderOn(day: string, ...skus: string[]): Promise<void> {
  await database.pool.query(
    `with o as (
       insert into sales_order (tenant_id, order_number, idempotency_key, access_token, basket_id, email, locale,
         currency, items_minor, shipping_minor, total_minor, taxes, billing_address, delivery_address, delivery_option,
         delivery_days_min, delivery_days_max, payment_method, placed_at)
       values ('nl', $1, $1, $1, gen_random_uuid(), 'a@example.com', 'nl-NL', 'EUR', 1, 0, 1, '[]', '{}', '{}',
         'standard', 1, 3, 'invoice', $3) returning order_id)
     insert into order_line (tenant_id, order_id, position, variant_id, sku, name, brand_name, quantity,
       unit_price_minor, line_total_minor, tax_rate_percent)
     select 'nl', o.order_id, row_number() over (), v.variant_id, v.sku, 'x', 'x', 1, 1, 1, 21
       from o, variant v where v.sku = any($2)`,
    [randomUUID(), skus.map((sku) => `${sku}-1`), day],
  );
}

const compute = () => computeRecommendations(nl, [...ids.values()]);
async function fetchRecommended(
  slot: RecommendationSlot,
  first: number,
  ...skus: string[]
): Promise<string[]> {
  const found = await listRecommendedProducts(nl, { slot, productIds: skus.map(getProductId), first });
  return found.map((id) => [...ids].find(([, known]) => known === id)?.[0] ?? '?');
}

describe('recommendations', () => {
  it.each([false, true])(
    'several rows beside one article are what each is alone, computed: %s',
    async (isComputed) => {
      for (let count = 0; count < 5; count += 1) await insertOrder('DRESS', 'SHOE');
      if (isComputed) await compute();
      const rows = (
        ['search-product-to-products', 'search-replace', 'search-basket-to-products'] as const
      ).map((slot, index) => ({ slot, first: 2 + index }));
      const cards = await loadProductCards(nl, [...ids.values()]);
      let found = 0;
      for (const [productId, card] of cards) {
        const alone = await Promise.all(
          rows.map((row) => listRecommendedProducts(nl, { ...row, productIds: [productId] })),
        );
        expect(await listArticleRecommendations(nl, card, rows)).toEqual(alone);
        found += alone.flat().length;
      }
      expect(found).toBeGreaterThan(10);
    },
  );

  it('recommendations beside a basket were bought with it and are not simply bestsellers', async () => {
    for (let count = 0; count < 12; count += 1) await insertOrder('BEST', count % 2 ? 'LONELY' : 'DRESS2');
    for (let count = 0; count < 5; count += 1) await insertOrder('DRESS', 'SHOE');
    await insertOrder('DRESS', 'BEST');
    await compute();
    expect((await fetchRecommended('search-basket-to-products', 1, 'DRESS'))[0]).toBe('SHOE');
  });

  it('recommendations beside a basket use only the orders of a year and no cancelled ones', async () => {
    for (let count = 0; count < 6; count += 1)
      await insertOrder('DRESS', 'SHOE', ...(count > 0 ? ['SHOE2'] : []));
    for (let count = 0; count < 40; count += 1) await insertOrderOn('2024-03-01', 'SHOE');
    for (let count = 0; count < 40; count += 1) await insertOrder('SHOE');
    await database.pool.query(
      `update sales_order set state = 'cancelled' where placed_at > '2026-01-01'
          and (select count(*) from order_line l where l.order_id = sales_order.order_id) = 1`,
    );
    await compute();
    expect(await fetchRecommended('search-basket-to-products', 2, 'DRESS')).toEqual(['SHOE', 'SHOE2']);
  });

  it('recommendations for a basket combine all its articles and exclude what is in it', async () => {
    for (let count = 0; count < 4; count += 1) await insertOrder('DRESS', 'SHOE', 'SHOE2');
    await compute();
    const found = await fetchRecommended('search-basket-to-products', 10, 'DRESS', 'SHOE');
    expect(found[0]).toBe('SHOE2');
    expect(found).not.toContain('DRESS');
    expect(found).not.toContain('SHOE');
  });

  it('recommendations in place of an article are of its kind', async () => {
    await compute();
    const found = await fetchRecommended('search-replace', 2, 'DRESS');
    expect(found.toSorted()).not.toContain('SHOE');
    expect(found.every((sku) => sku.startsWith('DRESS') || sku === 'LONELY')).toBe(true);
  });

  it('recommendations beside an article count what was viewed with it', async () => {
    for (let count = 0; count < 20; count += 1) {
      await countViewedTogether(nl, { skus: ['DRESS', 'SHOE2'], from: '192.0.2.1' });
    }
    await compute();
    expect((await fetchRecommended('search-product-to-products', 1, 'DRESS'))[0]).toBe('SHOE2');
    expect((await fetchRecommended('search-product-to-products', 1, 'SHOE2'))[0]).toBe('DRESS');
  });

  it('recommendations never contain unavailable articles, even when they sold out after the computation', async () => {
    for (let count = 0; count < 5; count += 1) await insertOrder('DRESS', 'SHOE', 'SHOE2');
    await compute();
    await database.pool.query('update listing set available = false where product_id = $1', [
      getProductId('SHOE'),
    ]);
    await change(database, 'nl', 'SHOE2-1', { discontinued: true });
    const found = await fetchRecommended('search-basket-to-products', 10, 'DRESS');
    expect(found).not.toContain('SHOE');
    expect(found).not.toContain('SHOE2');
    expect(found).not.toContain('GERMAN');
  });

  it('recommendations for a new article are the nearest of its category', async () => {
    const found = await fetchRecommended('search-product-to-products', 3, 'DRESS');
    expect(found).toHaveLength(3);
    expect(found).not.toContain('DRESS');
  });
});

describe('companion articles', () => {
  const become = (sku: string, change: string) =>
    database.pool.query(`update product set ${change} where sku = $1`, [sku]);
  const updatePrice = (sku: string, minor: number) =>
    database.pool.query('update listing set min_price_minor = $2 where product_id = $1', [
      getProductId(sku),
      minor,
    ]);

  it.each([
    ['a scarf with a coat', 'coat', 'scarf', 'fashion', 2900, true],
    ['no scarf for half of the coat’s price', 'coat', 'scarf', 'fashion', 4500, false],
    ['a stacking kit with a washing machine', 'washing-machine', 'stacking-kit', 'appliances', 2900, true],
    ['no dryer with a washing machine', 'washing-machine', 'dryer', 'appliances', 8800, false],
    ['no kettle with a coffee machine', 'coffee-machine', 'kettle', 'appliances', 2000, false],
    ['no second appliance', 'washing-machine', 'kettle', 'appliances', 2000, false],
    ['the soundbar with a television', 'television', 'soundbar', 'electronics', 2900, true],
  ])('the companion rules give %s', async (_what, kind, other, department, minor, isThere) => {
    await become('DRESS', `kind = '${kind}', department = '${department}'`);
    await become('SHOE', `kind = '${other}', department = '${department}'`);
    await updatePrice('SHOE', minor);
    await insertOrder('DRESS', 'SHOE');
    await compute();
    const found = await fetchRecommended('search-basket-to-products', 10, 'DRESS');
    expect(found.includes('SHOE')).toBe(isThere);
    await become('DRESS', `kind = 'dress', department = 'fashion'`);
    await become('SHOE', `kind = 'pumps', department = 'fashion'`);
    await updatePrice('SHOE', 2900);
  });

  it('a washing machine gets its dryer as companion even though it is expensive', async () => {
    await become('DRESS', `kind = 'washing-machine', department = 'appliances'`);
    await become('SHOE', `kind = 'dryer', department = 'appliances'`);
    await updatePrice('SHOE', 8800);
    await compute();
    expect(await fetchRecommended('search-basket-to-alternatives', 10, 'DRESS')).toEqual(['SHOE']);
    await become('DRESS', `kind = 'dress', department = 'fashion'`);
    await become('SHOE', `kind = 'pumps', department = 'fashion'`);
    await updatePrice('SHOE', 2900);
  });

  it('a tyre gets no companion of another size', async () => {
    const buildSizeCondition = (width: number) =>
      `kind = 'tyre', attributes = '{"tyre-width": ${width}, "tyre-profile": 55, "rim-diameter": 16}'`;
    await become('DRESS', buildSizeCondition(205));
    await become('DRESS2', buildSizeCondition(205));
    await become('DRESS3', buildSizeCondition(225));
    await compute();
    for (const slot of ['search-product-to-products', 'search-replace'] as const) {
      const found = await fetchRecommended(slot, 3, 'DRESS');
      expect(found[0]).toBe('DRESS2');
      // where few are computed, the row is filled from the category: not with what does not fit either
      expect(found).not.toContain('DRESS3');
    }
    const { rows } = await database.pool.query(
      'select other_product_id from recommendation where product_id = $1 and other_product_id = $2',
      [getProductId('DRESS'), getProductId('DRESS3')],
    );
    expect(rows).toEqual([]);
    for (const sku of ['DRESS', 'DRESS2', 'DRESS3']) await become(sku, `kind = 'dress', attributes = '{}'`);
  });
});

describe('article views', () => {
  it('views are counted as pairs and nothing else', async () => {
    await countViewedTogether(nl, { skus: ['DRESS', 'SHOE', 'SHOE', 'GERMAN', 'NOPE'], from: '192.0.2.2' });
    await countViewedTogether(nl, { skus: ['SHOE', 'DRESS'], from: '192.0.2.2' });
    await countViewedTogether(nl, { skus: ['DRESS'], from: '192.0.2.2' });
    const { rows } = await database.pool.query('select * from viewed_together');
    const [one, two] = [getProductId('DRESS'), getProductId('SHOE')].toSorted((a, b) => a - b);
    expect(rows).toEqual([{ tenant_id: 'nl', product_id: one, other_product_id: two, views: 2 }]);
  });
});

describe('the background work', () => {
  it('the background work computes what is missing in small batches until all is fresh', async () => {
    const sold = SKUS.length;
    expect(await refreshDue(nl, 4)).toBe(4);
    expect(await refreshDue(nl, 100)).toBe(sold - 4);
    expect(await refreshDue(nl, 100)).toBe(0);
    await database.pool.query(
      `update recommendation_state set computed_at = '2026-11-01' where product_id = $1`,
      [getProductId('SHOE')],
    );
    expect(await refreshDue(nl, 100)).toBe(1);
  });

  it.each([
    [5, 10, 10],
    [5, 600, 1],
    [150, 30, 200],
    [100, 120, 50],
  ])('a batch of %d that took %d ms is followed by one of %d', (size, ms, next) =>
    expect(computeNextSize(size, { tookMs: ms, wantedMs: 60 })).toBe(next),
  );
});
