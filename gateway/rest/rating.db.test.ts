import { describe, expect, it } from 'vitest';
import { testDemoDatabase, testGateway } from '../test-gateway.ts';
import { createRatingRoutes } from './rating.ts';
import { serveRest, silentLog } from './test-rest-server.ts';

const database = await testDemoDatabase();
const { gateway, tenants } = await testGateway(database, { size: null });
const routes = createRatingRoutes({ gateway, log: silentLog });

const nl = tenants.find(({ id }) => id === 'nl');
const origin = `${await serveRest(routes, nl)}/api/inform/rating`;

async function call(path: string, body?: unknown, cookie = '') {
  const response = await fetch(`${origin}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type')?.split(';')[0];
  return {
    status: response.status,
    type,
    cookies: response.headers.getSetCookie(),
    body: await response.json(),
  };
}

const { rows } = await database.pool.query(
  `select p.sku, p.rating_count as count from product p join listing l using (product_id)
    where l.tenant_id = 'nl' order by p.rating_count desc, p.sku limit 1`,
);
const { sku, count } = rows[0];
const written = { sku, stars: 4, title: 'Fijn', text: 'Valt mooi en is zacht.', name: 'Zoë' };

describe('reading ratings with all/get', () => {
  it('the call returns rating, reviews and their distribution', async () => {
    const { status, body } = await call(`all/get?sku=${sku}&sort=best`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ sku, rating: { count }, reviews: { totalCount: count, pageSize: 20 } });
    const stars = body.reviews.reviews.map((review: { stars: number }) => review.stars);
    expect(stars.length).toBe(Math.min(count, 20));
    const { distribution } = body.reviews.statistic;
    expect(distribution.reduce((all: number, one: number) => all + one, 0)).toBe(count);
  });

  it.each([
    ['', 'sku: '],
    [`sku=${sku}&stars=6`, 'stars: '],
    [`sku=${sku}&page=0`, 'page: '],
    [`sku=${sku}&variation=red`, 'variation: '],
    [`sku=${sku}&sort=random`, 'sort: '],
    [`sku=${sku}&utm=1`, ': '],
  ])('the call refuses "%s" with a problem document', async (parameters, detail) => {
    const { status, type, body } = await call(`all/get?${parameters}`);
    expect([status, type]).toEqual([400, 'application/problem+json']);
    expect(body.detail).toContain(detail);
  });

  it('the call returns nothing for an unknown article', async () => {
    expect(await call('all/get?sku=NOPE')).toMatchObject({ status: 404 });
  });
});

describe('writing ratings', () => {
  it.each([
    ['new/get?sku=1', undefined, 401],
    ['new/store', written, 401],
    ['new/store', { ...written, stars: 9 }, 400],
    ['new/store', { ...written, text: 'Zie www.example voor meer' }, 400],
    ['new/store', { ...written, variantSku: 'x\0' }, 400],
    ['new/store', '{', 400],
    ['new/store', 'x'.repeat(40_000), 413],
    ['feedback', { id: 1, helpful: 'yes' }, 400],
    ['feedback', { id: 999_999_999, helpful: true }, 404],
  ])('the call %s with %j answers %i without a signed-in customer', async (path, body, status) => {
    expect(await call(path, body)).toMatchObject({ status, type: 'application/problem+json' });
  });

  it('feedback counts once a visitor', async () => {
    const { body } = await call(`all/get?sku=${sku}`);
    const { id, helpfulCount } = body.reviews.reviews[0];
    const first = await call('feedback', { id: Number(id), helpful: true });
    expect(first).toMatchObject({ status: 200, body: { helpfulCount: helpfulCount + 1 } });
    const cookie = first.cookies.map((one) => one.split(';')[0]).join('; ');
    expect(await call('feedback', { id: Number(id), helpful: true }, cookie)).toMatchObject({
      body: { helpfulCount: helpfulCount + 1 },
    });
  });
});
