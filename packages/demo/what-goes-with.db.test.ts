import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../commerce/buying/basket/test-shop.ts';
import { testDatabase } from '../../commerce/ground/database/test-database.ts';
import { computeRecommendations } from '../../commerce/range/recommendation/compute-recommendations.store.ts';
import { loadTenants } from '../../tenants/load.ts';
import { seedDemo } from './seed.ts';

/** The first stacking kit is number 1393. */
const SIZE = 1_400;

const database = await testDatabase();

beforeAll(async () => {
  const tenants = (await loadTenants()).filter(({ id }) => id === 'nl');
  await seedDemo(database, { size: SIZE, tenants, customers: false });
  const { rows } = await database.pool.query<{ id: number }>(
    `select product_id as id from listing where tenant_id = 'nl' order by product_id`,
  );
  await computeRecommendations(
    testContext(database, 'nl'),
    rows.map(({ id }) => id),
  );
}, 240_000);

const PAIRS = `
  from recommendation r
  join product a on a.product_id = r.product_id join product b on b.product_id = r.other_product_id
  join listing la on la.tenant_id = r.tenant_id and la.product_id = r.product_id
  join listing lb on lb.tenant_id = r.tenant_id and lb.product_id = r.other_product_id
 where r.tenant_id = 'nl'`;
const countRows = async (where: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n ${PAIRS} and ${where}`,
  );
  return rows[0]?.n ?? 0;
};
const BESIDE = `r.slot = 'search-basket-to-products'`;

test.each([
  ['dearer than a third of the article', 'lb.min_price_minor * 3 > la.min_price_minor'],
  [
    'a second appliance',
    `a.department = 'appliances' and b.department = 'appliances' and b.kind <> 'stacking-kit'`,
  ],
  [
    'a tyre of another size',
    `b.kind = 'tyre' and a.kind = 'tyre' and (a.attributes -> 'tyre-width', a.attributes -> 'tyre-profile',
      a.attributes -> 'rim-diameter') is distinct from (b.attributes -> 'tyre-width', b.attributes -> 'tyre-profile',
      b.attributes -> 'rim-diameter')`,
  ],
  ['for other people', 'a.audience <> b.audience'],
])('no companion article is %s', async (_what, where) => {
  expect(await countRows(BESIDE)).toBeGreaterThan(500);
  expect(await countRows(`${BESIDE} and ${where}`)).toBe(0);
});

test.each([
  ['coat', 'scarf', 'search-basket-to-products'],
  ['washing-machine', 'stacking-kit', 'search-basket-to-products'],
  ['washing-machine', 'dryer', 'search-basket-to-alternatives'],
])('a %s offers a %s as its companion', async (kind, other, slot) => {
  const found = await countRows(`a.kind = '${kind}' and b.kind = '${other}' and r.slot = '${slot}'`);
  expect(found).toBeGreaterThan(0);
});

test('an expensive companion is offered separately, by rule alone', async () => {
  const apart = `r.slot = 'search-basket-to-alternatives'`;
  expect(await countRows(`${apart} and not (a.kind = 'washing-machine' and b.kind = 'dryer')`)).toBe(0);
});
