import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addToBasket, getBasket } from '../basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '../test-shop.ts';
import { writeAnswer } from './basket-line.store.ts';
import { changeBasketVariant } from './change-variant.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

/** Another size of an article, 100 dearer. */
async function sellSize(sku: string, number: number, stock: number) {
  await database.pool.query(
    `with added as (
       insert into variant (product_id, sku, dimensions, position, pictures)
       select product_id, $1 || '-' || $2, '{"size": "44"}', $2::int, '{}' from product where sku = $1
       returning variant_id),
     priced as (
       insert into price (tenant_id, variant_id, currency, amount_minor, valid_from)
       select 'nl', variant_id, 'EUR', 2099, now() from added)
     insert into stock (tenant_id, variant_id, quantity, delivery_days_min, delivery_days_max)
     select 'nl', variant_id, $3, 1, 3 from added`,
    [sku, number, stock],
  );
}

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]);
  await sellSize('A', 2, 5);
});

async function createBasketWithLine(quantity: number) {
  const ctx = createVisitorContext(nl, randomUUID());
  const added = await addToBasket(ctx, { variantSku: 'A-1', quantity });
  if (!added.ok) throw new Error(JSON.stringify(added));
  return { ctx, lineId: added.value.lineId };
}

const fetchLines = async (ctx: Awaited<ReturnType<typeof createBasketWithLine>>['ctx']) =>
  (await getBasket(ctx)).lines.map(({ article, quantity, unitMinor }) => [
    article.variantSku,
    quantity,
    unitMinor,
  ]);

describe('changing the size of a basket line', () => {
  it('another size replaces the line with its quantity at its own price and invalidates the seen basket', async () => {
    const { ctx, lineId } = await createBasketWithLine(2);
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
    const before = await getBasket(ctx);
    const done = await changeBasketVariant(ctx, { lineId, variantSku: 'A-2' });
    expect(done).toMatchObject({ ok: true, value: { lineId, basket: { notices: [] } } });
    // the test's clock stands still, so that the order of the lines follows from their variants
    expect(new Map((await fetchLines(ctx)).map(([sku, ...rest]) => [sku, rest]))).toEqual(
      new Map([
        ['A-2', [2, 2099]],
        ['B-1', [1, 1999]],
      ]),
    );
    expect((await getBasket(ctx)).version).toBe(before.version + 1);
  });

  it('changing the size merges the line with an existing line of that size', async () => {
    const { ctx, lineId } = await createBasketWithLine(2);
    await addToBasket(ctx, { variantSku: 'A-2', quantity: 3 });
    expect(await changeBasketVariant(ctx, { lineId, variantSku: 'A-2' })).toMatchObject({ ok: true });
    expect(await fetchLines(ctx)).toEqual([['A-2', 5, 2099]]);
  });

  it('changing the size keeps the service answers of both lines', async () => {
    const { ctx, lineId } = await createBasketWithLine(1);
    await addToBasket(ctx, { variantSku: 'A-2', quantity: 1 });
    const other = (await getBasket(ctx)).lines.find(({ article }) => article.variantSku === 'A-2');
    if (!other) throw new Error('A-2 is not there');
    await writeAnswer(ctx, lineId, 'assembly', true);
    await writeAnswer(ctx, lineId, 'disposal', false);
    await writeAnswer(ctx, other.lineId, 'disposal', true);
    await changeBasketVariant(ctx, { lineId, variantSku: 'A-2' });
    const { rows } = await database.pool.query(
      'select service, chosen from basket_line_service where line_id = $1 order by service',
      [other.lineId],
    );
    expect(rows).toEqual([
      { service: 'assembly', chosen: true },
      { service: 'disposal', chosen: true },
    ]);
  });

  it.each([
    ['too few', 6, 'A-2', { code: 'InsufficientStock', available: 5 }],
    ['another article', 1, 'B-1', { code: 'VariantNotFound' }],
    ['none', 1, 'A-9', { code: 'VariantNotFound' }],
    ['no number', 1, 'A\0', { code: 'VariantNotFound' }],
  ])('changing the size is refused and changes nothing: %s', async (_name, quantity, variantSku, refusal) => {
    const { ctx, lineId } = await createBasketWithLine(quantity);
    expect(await changeBasketVariant(ctx, { lineId, variantSku })).toMatchObject({ ok: false, refusal });
    expect(await fetchLines(ctx)).toEqual([['A-1', quantity, 1999]]);
  });

  it('a visitor cannot change the size of somebody else’s line', async () => {
    const { ctx, lineId } = await createBasketWithLine(1);
    const stranger = createVisitorContext(nl, randomUUID());
    expect(await changeBasketVariant(stranger, { lineId, variantSku: 'A-2' })).toMatchObject({ ok: false });
    expect(await fetchLines(ctx)).toEqual([['A-1', 1, 1999]]);
  });
});
