import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { testGateway } from '../test-gateway.ts';
import { informRoutes } from './inform.ts';
import { serveRest, silentLog } from './test-rest-server.ts';

const database = await testDatabase();
const { gateway, tenants } = await testGateway(database, { size: 60 });
const routes = informRoutes({ gateway, log: silentLog });

const nl = tenants.find(({ id }) => id === 'nl');
const origin = `${await serveRest(routes, nl)}/api/inform`;

const post = (path: string, body: unknown) =>
  fetch(`${origin}/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const { rows: skus } = await database.pool.query(
  `select p.sku from product p join listing l using (product_id)
    where l.tenant_id = 'nl' and l.available order by l.popularity desc limit 3`,
);

describe('the recommendations call /api/inform/graphql', () => {
  it('the call returns recommendations with their tracking data', async () => {
    const query = `query ($skus: [ID!]!) { recommendations(slot: SEARCH_PRODUCT_TO_PRODUCTS, skus: $skus, first: 2) {
      slot tracking { resultId position }
      items { __typename ... on ProductRecommendation { product { sku available } tracking { resultId position } } } } }`;
    const response = await post('graphql', { query, variables: { skus: [skus[0].sku] } });
    const { recommendations } = (await response.json()).data;
    const { resultId } = recommendations.tracking;
    expect(recommendations.items[0]).toMatchObject({
      __typename: 'ProductRecommendation',
      product: { available: true },
      tracking: { resultId, position: 1 },
    });
    const types = recommendations.items.map((item: { __typename: string }) => item.__typename);
    expect(types.slice(-2)).toEqual(['BrandRecommendation', 'CategoryRecommendation']);
  });

  it.each([
    ['{ basket { count } }'],
    ['mutation { logout { type } }'],
    ['{ __schema { types { name } } }'],
    ['{ recommendations(slot: NOPE, skus: []) { slot } }'],
    ['query A { recommendations(slot: SEARCH_REPLACE, skus: []) { slot } } query B { __typename }'],
    ['{'],
    [''],
  ])('the call refuses %s', async (query) => {
    const response = await post('graphql', { query });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
  });
});

describe('the call /api/inform/viewed', () => {
  it('viewed articles are counted as pairs', async () => {
    expect((await post('viewed', { skus: skus.map(({ sku }) => sku) })).status).toBe(204);
    const { rows } = await database.pool.query('select tenant_id, views from viewed_together');
    expect(rows).toEqual([
      { tenant_id: 'nl', views: 1 },
      { tenant_id: 'nl', views: 1 },
    ]);
  });

  it.each([[{}], [{ skus: ['1'] }], [{ skus: ['1', '../2'] }], [{ skus: ['1', '2'], visitor: 'x' }], ['x']])(
    'the viewed call refuses %j',
    async (body) => expect((await post('viewed', body)).status).toBe(400),
  );
});
