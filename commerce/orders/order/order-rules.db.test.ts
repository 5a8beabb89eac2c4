import { beforeAll, expect, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addExtensions } from '#commerce/ground/extension/test-extension.ts';
import { defineExtension } from '#retailer/extension/extension.ts';
import { placeSeenOrder, prepareOrder } from './test-order.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const place = { folder: import.meta.dirname, shop: '^1.0' };

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

const REASON = {
  nl: 'Dit artikel past niet in een cadeaudoos.',
  de: 'Dieser Artikel passt nicht in eine Schachtel.',
};

test('an extension refuses an order with its reason in the language of the visitor, who finds nothing ordered', async () => {
  const seen: unknown[] = [];
  const giftWrap = defineExtension({
    ...{ ...place, name: 'gift-wrap' },
    rules: {
      order: {
        onFault: 'ignore',
        decide: ({ lines, totalMinor }) => {
          seen.push([lines, totalMinor]);
          return lines.some(({ quantity }) => quantity > 2) ? { refuse: REASON } : null;
        },
      },
    },
  });
  const { ctx } = addExtensions(nl, giftWrap);
  const visitor = await prepareOrder(ctx, { 'A-1': 3 });
  expect((await getCheckout(visitor)).objections).toEqual([REASON.nl]);
  expect(seen.at(-1)).toEqual([[expect.objectContaining({ sku: 'A-1', quantity: 3 })], expect.any(Number)]);
  expect(await placeSeenOrder(visitor)).toMatchObject({
    refusal: { code: 'OrderObjected', objections: [REASON.nl] },
  });
  const { rows } = await database.pool.query('select count(*)::int as orders from sales_order');
  expect(rows[0].orders).toBe(0);

  expect((await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 1 }))).ok).toBe(true);
});

test.each(['ignore', 'refuse'] as const)('a rule that throws counts as it declares: %s', async (onFault) => {
  const broken = defineExtension({
    ...{ ...place, name: 'broken' },
    rules: {
      order: {
        onFault,
        decide: () => {
          throw new Error('no such key');
        },
      },
    },
  });
  const { ctx, lines } = addExtensions(nl, broken);
  const placed = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 1 }));
  expect(placed.ok).toBe(onFault === 'ignore');
  expect(lines).toContainEqual(expect.objectContaining({ extension: 'broken', point: 'rules.order' }));
});

test('an extension takes a way to pay away, and one that was chosen before has to be chosen anew', async () => {
  const prepaid = defineExtension({
    ...{ ...place, name: 'prepaid' },
    rules: {
      paymentMethods: {
        onFault: 'ignore',
        decide: ({ offered }) => offered.filter((method) => method !== 'invoice'),
      },
    },
  });
  const visitor = await prepareOrder(nl, { 'A-1': 1 });
  const before = await getCheckout(visitor);
  expect(before.paymentMethods).toContain(before.paymentMethod);
  const { ctx } = addExtensions(visitor, prepaid);
  const after = await getCheckout(ctx);
  expect(after.paymentMethods).toEqual(before.paymentMethods.filter((method) => method !== 'invoice'));
  expect([before.paymentMethod, after.paymentMethod, after.step]).toEqual(['invoice', null, 'PAYMENT']);
});
