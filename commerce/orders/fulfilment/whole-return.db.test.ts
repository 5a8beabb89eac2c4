import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/receive-transfer.service.ts';
import { dispatchOrder } from './dispatch-order.service.ts';
import { previewReturn, returnItems } from './return-items.service.ts';

const database = await testDatabase();

beforeAll(() => sellArticles(database, [{ sku: 'SOFA', priceMinor: { ch: 59_900, de: 59_900 } }]));

describe('everything sent back', () => {
  it.each([
    ['ch', 60_690, /einschliesslich der Kosten der Standardlieferung/],
    ['de', 60_495, /einschließlich der Kosten der Standardlieferung/],
  ] as const)(
    '%s: gives back the standard delivery too, as mail and terms say',
    async (tenant, total, words) => {
      const ctx = await readyToOrder(testContext(database, tenant), { 'SOFA-1': 1 });
      const done = await order(ctx);
      if (!done.ok) throw new Error(JSON.stringify(done));
      const { orderId, orderNumber, totalMinor } = done.value.order;
      expect(totalMinor).toBe(total);
      await dispatchOrder(ctx, { orderId, key: 'parcel' });
      await receiveTransfer(ctx, { reference: orderNumber, amountMinor: total, key: orderNumber });
      const items = [{ position: 1, quantity: 1 }];
      expect(await previewReturn(ctx, done.value.order, items)).toMatchObject({
        value: { effect: { refundMinor: total } },
      });
      expect(await returnItems(ctx, orderId, items, 'back')).toMatchObject({ value: { refundMinor: total } });
      const { rows } = await database.pool.query<{ text: string }>(
        'select text from mail_outbox where dedupe_key = $1',
        [`order-confirmation:${orderId}`],
      );
      expect(rows[0]?.text.replace(/\s+/g, ' ')).toMatch(words);
    },
  );
});
