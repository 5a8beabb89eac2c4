import { randomUUID } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { ProductQuery } from '#app/features/product/product.query.ts';
import { CategoryQuery } from '#app/screens/category/category.query.ts';
import { testEmbeddedDemoDatabase, testGateway } from '#gateway/test-gateway.ts';

const database = await testEmbeddedDemoDatabase();
const { gateway, tenants } = await testGateway(database, { size: null });
const tenant = tenants.find(({ id }) => id === 'nl') ?? expect.fail('no tenant nl');
const ignoreLog = () => {};
const log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };

let executed = 0;
const engine = database.embedded ?? expect.fail('the database is not embedded');
const execute = engine.execProtocolStream.bind(engine);
engine.execProtocolStream = (message, options) => {
  // Execute and Query: what sets the tenant before a statement counts like the statement
  if (['E', 'Q'].includes(String.fromCharCode(message[0] ?? 0))) executed += 1;
  return execute(message, options);
};

async function ask(document: object, variables: object) {
  const { data, errors } = await gateway.execute(document as DocumentNode, variables, {
    ...{ tenant, locale: 'nl-NL', requestId: randomUUID(), log, session: null },
    client: { address: '127.0.0.1', userAgent: null, secure: false },
  });
  expect(errors).toBeUndefined();
  // biome-ignore lint/suspicious/noExplicitAny: two operations of different shapes
  return data as any;
}

/** Without what is read once and kept: categories, colours, attributes. */
async function countStatements(document: object, variables: object) {
  await ask(document, variables);
  executed = 0;
  const data = await ask(document, variables);
  return { data, count: executed };
}

const REVIEWS = { stars: null, variation: null, fit: null, words: null, pictures: false };

it('a product page asks the database at most eight statements, the one that sets the tenant included', async () => {
  const { rows } = await database.pool.query<{ sku: string }>(
    `select p.sku from product p join listing l using (product_id)
      where l.tenant_id = 'nl' and l.available and p.rating_count > 3 order by l.popularity desc limit 3`,
  );
  expect(rows).toHaveLength(3);
  let recommended = 0;
  for (const { sku } of rows) {
    const asked = { sku, reviewPage: 1, reviewSort: 'newest', ...REVIEWS };
    const { data, count } = await countStatements(ProductQuery, asked);
    expect(data.product.reviews.reviews.length).toBeGreaterThan(0);
    recommended += data.product.recommendations.length;
    expect(data.product.alternates.length).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(8);
  }
  expect(recommended).toBeGreaterThan(0);
});

it('a list asks the database at most five statements', async () => {
  const asked = { path: 'dames', page: 1, sort: 'popularity', filters: [], looking: [] };
  const { data, count } = await countStatements(CategoryQuery, asked);
  expect(data.category.products.results.length).toBeGreaterThan(10);
  expect(count).toBeLessThanOrEqual(5);
});
