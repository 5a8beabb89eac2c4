import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addToBasket, changeBasketLine, countBasket, getBasket } from './basket.service.ts';
import { mergeBaskets } from './merge.commands.ts';
import { change, createVisitorContext, sellArticles, testContext } from './test-shop.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(async () => {
  await sellArticles(database, [
    { sku: 'A' },
    { sku: 'B', stock: 3 },
    { sku: 'C' },
    { sku: 'GERMAN', priceMinor: { de: 500 } },
    { sku: 'MUCH', stock: 1000 },
    { sku: 'GONE' },
  ]);
  await change(database, 'nl', 'GONE-1', { discontinued: true });
});

const createVisitor = () => createVisitorContext(nl, randomUUID());
/** Adds, and looks at the basket afterwards. */
async function add(ctx: ReturnType<typeof createVisitor>, variantSku: string, quantity = 1) {
  const added = await addToBasket(ctx, { variantSku, quantity });
  return added.ok ? { ok: true as const, value: { ...added.value, basket: await getBasket(ctx) } } : added;
}

describe('adding to a basket', () => {
  it('adding an article creates a basket with a line priced in the visitor’s market and language', async () => {
    const ctx = createVisitor();
    expect(await add(ctx, 'A-1', 2)).toMatchObject({ ok: true });
    const basket = await getBasket(ctx);
    expect(basket).toMatchObject({
      version: 1,
      count: 2,
      itemsMinor: 3998,
      totalMinor: 4593,
      orderable: true,
    });
    expect(basket.lines[0]?.article).toMatchObject({
      name: 'Jurk A nl Maß',
      options: [{ key: 'size', value: '42' }],
      picture: 'pic-A',
    });
    expect(await countBasket(ctx)).toBe(2);
  });

  it('a line shows that its article is used', async () => {
    await database.pool.query(`update variant set condition = 'refurbished' where sku = 'C-1'`);
    const ctx = createVisitor();
    await add(ctx, 'C-1');
    const [line] = (await getBasket(ctx)).lines;
    expect(line?.article.options).toEqual([
      { key: 'size', value: '42' },
      { key: 'condition', value: 'Gereviseerd' },
    ]);
  });

  it('a Swiss German basket spells with ss and shows francs', async () => {
    const ctx = createVisitorContext(testContext(database, 'ch'), randomUUID());
    await add(ctx, 'A-1');
    expect(await getBasket(ctx)).toMatchObject({
      currency: 'CHF',
      itemsMinor: 2490,
      lines: [{ article: { name: 'Jurk A de Mass' } }],
    });
  });

  it('adding an article again raises the existing line and parallel additions lose nothing', async () => {
    const ctx = createVisitor();
    await Promise.all(Array.from({ length: 8 }, () => add(ctx, 'A-1')));
    const basket = await getBasket(ctx);
    expect(basket.lines.map((line) => line.quantity)).toEqual([8]);
    expect(basket.version).toBe(8);
  });

  it.each([
    ['unknown article', 'NOPE-1', 1, { code: 'VariantNotFound', sku: 'NOPE-1' }],
    ['article of another tenant', 'GERMAN-1', 1, { code: 'VariantNotFound' }],
    ['article taken out of the range', 'GONE-1', 1, { code: 'VariantNotFound' }],
    ['more than there is', 'B-1', 4, { code: 'InsufficientStock', available: 3 }],
    ['none', 'A-1', 0, { code: 'QuantityLimit', limit: 99 }],
    ['less than none', 'A-1', -1, { code: 'QuantityLimit' }],
    ['half a piece', 'A-1', 1.5, { code: 'QuantityLimit' }],
    ['a hundred', 'MUCH-1', 100, { code: 'QuantityLimit' }],
  ])('adding to the basket is refused: %s', async (_name, sku, quantity, refusal) => {
    const ctx = createVisitor();
    expect(await add(ctx, sku, quantity)).toMatchObject({ ok: false, refusal });
    expect(await getBasket(ctx)).toMatchObject({ count: 0, version: 0 });
  });

  it('the quantity limit includes what is in the basket already', async () => {
    const ctx = createVisitor();
    await add(ctx, 'B-1', 2);
    expect(await add(ctx, 'B-1', 2)).toMatchObject({
      refusal: { code: 'InsufficientStock', available: 3, inBasket: 2 },
    });
    await add(ctx, 'MUCH-1', 98);
    expect(await add(ctx, 'MUCH-1', 2)).toMatchObject({ refusal: { code: 'QuantityLimit', limit: 99 } });
    expect((await getBasket(ctx)).count).toBe(100);
  });

  it('a basket takes at most a hundred lines', async () => {
    await sellArticles(
      database,
      Array.from({ length: 101 }, (_, index) => ({ sku: `L${index}`, priceMinor: { nl: 100 } })),
    );
    const ctx = createVisitor();
    await add(ctx, 'L0-1');
    await database.pool.query(
      `insert into basket_line (tenant_id, basket_id, variant_id, quantity, seen_price_minor)
       select 'nl', basket_id, variant_id, 1, 100 from basket, variant
        where session_id = $1 and sku like 'L%' and sku not in ('L0-1', 'L100-1')`,
      [ctx.visitor.sessionId],
    );
    expect(await add(ctx, 'L100-1')).toMatchObject({ refusal: { code: 'BasketFull', limit: 100 } });
    expect(await add(ctx, 'L0-1')).toMatchObject({ ok: true });
  });
});

describe('changing a basket', () => {
  it('changing a line sets the quantity, 0 removes it, and removing it again is no error', async () => {
    const ctx = createVisitor();
    const added = await add(ctx, 'A-1', 5);
    const lineId = (added.ok && added.value.lineId) || '';
    expect(await changeBasketLine(ctx, { lineId, quantity: 2 })).toMatchObject({
      value: { basket: { count: 2, version: 2 }, lineId },
    });
    expect(await changeBasketLine(ctx, { lineId, quantity: 51 })).toMatchObject({
      refusal: { code: 'InsufficientStock', available: 50 },
    });
    for (const version of [3, 3]) {
      expect(await changeBasketLine(ctx, { lineId, quantity: 0 })).toMatchObject({
        value: { basket: { count: 0, version }, lineId: null },
      });
    }
    expect(await changeBasketLine(ctx, { lineId, quantity: 1 })).toMatchObject({
      refusal: { code: 'VariantNotFound' },
    });
  });

  it('a visitor cannot change the basket of another visitor or tenant', async () => {
    const owner = createVisitor();
    const added = await add(owner, 'A-1', 2);
    const lineId = (added.ok && added.value.lineId) || '';
    const others = [
      createVisitor(),
      createVisitorContext(testContext(database, 'de'), owner.visitor.sessionId),
    ];
    for (const other of others) {
      await add(other, 'A-1');
      expect(await changeBasketLine(other, { lineId, quantity: 9 })).toMatchObject({
        refusal: { code: 'VariantNotFound' },
      });
      await changeBasketLine(other, { lineId, quantity: 0 });
      expect((await getBasket(other)).count).toBe(1);
    }
    expect((await getBasket(owner)).count).toBe(2);
  });

  it('a change with any input is answered with a result and never throws', async () => {
    const ctx = createVisitor();
    const anyQuantity = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN));
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), anyQuantity, async (id, quantity) => {
        expect(await addToBasket(ctx, { variantSku: id, quantity })).toMatchObject({ ok: false });
        const changed = await changeBasketLine(ctx, { lineId: id, quantity });
        expect(changed.ok).toBe(Object.is(Math.abs(quantity), 0));
      }),
    );
  });
});

it('shows what changed since the visitor saw the line, and changing the line accepts it', async () => {
  const ctx = createVisitor();
  const added = await add(ctx, 'C-1', 5);
  const lineId = (added.ok && added.value.lineId) || '';
  await change(database, 'nl', 'C-1', { priceMinor: 2199, stock: 4 });
  const basket = await getBasket(ctx);
  expect(basket.orderable).toBe(false);
  expect(basket.notices).toMatchObject([
    { code: 'FEWER_AVAILABLE', available: 4, productName: 'Jurk C nl Maß' },
    { code: 'PRICE_RAISED', oldMinor: 1999, newMinor: 2199 },
  ]);
  await changeBasketLine(ctx, { lineId, quantity: 4 });
  expect(await getBasket(ctx)).toMatchObject({ notices: [], orderable: true, itemsMinor: 8796 });
});

describe('signing in with a basket', () => {
  async function insertCustomer(): Promise<string> {
    const { rows } = await database.pool.query(
      `insert into customer (tenant_id, customer_number, email, given_name, family_name)
       values ('nl', $1, $1 || '@example.com', 'Jan', 'Bos') returning customer_id`,
      [randomUUID()],
    );
    return rows[0].customer_id;
  }

  it('signing in hands the session’s basket to the customer', async () => {
    const anonymous = createVisitor();
    const customerId = await insertCustomer();
    await add(anonymous, 'A-1', 2);
    await mergeBaskets(anonymous, anonymous.visitor, { customerId });
    expect((await getBasket(anonymous)).count).toBe(0);
    expect((await getBasket(createVisitorContext(nl, randomUUID(), customerId))).count).toBe(2);
  });

  it('signing in merges the baskets: the larger quantity stays and nothing is doubled', async () => {
    const anonymous = createVisitor();
    const own = createVisitorContext(nl, randomUUID(), await insertCustomer());
    await add(own, 'A-1', 2);
    await add(own, 'B-1', 3);
    await add(anonymous, 'A-1', 5);
    await add(anonymous, 'B-1', 1);
    await add(anonymous, 'C-1', 1);
    await mergeBaskets(anonymous, anonymous.visitor, own.visitor as { customerId: string });
    const basket = await getBasket(own);
    expect(basket.lines.map((line) => [line.article.variantSku, line.quantity])).toEqual([
      ['A-1', 5],
      ['B-1', 3],
      ['C-1', 1],
    ]);
    await mergeBaskets(anonymous, anonymous.visitor, own.visitor as { customerId: string });
    expect((await getBasket(own)).count).toBe(9);
  });
});
