import { beforeAll, expect, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { listOpenCredits } from '#commerce/orders/credit-rights/open-credits.queries.ts';
import { withdrawCredit } from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { returnItems } from '../returns/return-items.service.ts';

const database = await testDatabase();
const MARKETS = ['nl', 'de', 'at', 'ch'] as const;

beforeAll(() =>
  sellArticles(database, [{ sku: 'SET', priceMinor: { nl: 25_000, de: 25_000, at: 25_000, ch: 25_000 } }]),
);

async function buyOnCredit(market: (typeof MARKETS)[number], by: { customerId?: string } = {}) {
  const ctx = await prepareOrder(testContext(database, market), { 'SET-1': 2 }, by);
  const plan = { method: 'instalments', count: market === 'ch' ? 4 : 12, dateOfBirth: '1990-05-17' };
  const chosen = await viewCheckoutAfter(chooseCredit(ctx, plan));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  const outcome = await placeSeenOrder(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ctx, bought: outcome.value.order };
}

async function readMails(orderId: string): Promise<{ kind: string; text: string }[]> {
  const { rows } = await database.pool.query(
    `select split_part(dedupe_key, ':', 1) as kind, text from mail_outbox
      where dedupe_key = 'credit-reminder:' || $1 or dedupe_key in (
        select 'order-returned:' || return_id from return_notice where order_id = $1::uuid)`,
    [orderId],
  );
  return rows;
}

test.each(MARKETS)(
  '%s: after everything has come back nobody is reminded of a right in the credit, and the mail says that it ended',
  async (market) => {
    const { ctx, bought } = await buyOnCredit(market);
    const { orderId } = bought;
    await dispatchOrder(ctx, { orderId, key: 'p' });
    await deliverOrder(ctx, { orderId });
    const ended = { nl: 'beëindigd', de: 'beendet', at: 'beendet', ch: 'beendet' }[market];
    const back = [{ position: 1, quantity: 1 }];
    await returnItems(ctx, orderId, back, 'one');
    const between = await readMails(orderId);
    expect(between.map(({ kind }) => kind).sort()).toEqual(['credit-reminder', 'order-returned']);
    expect(between.filter(({ text }) => text.includes(ended))).toEqual([]);
    await returnItems(ctx, orderId, back, 'two');
    const after = await readMails(orderId);
    expect(after.map(({ kind }) => kind)).toEqual(['order-returned', 'order-returned']);
    expect(after.filter(({ text }) => text.includes(ended))).toHaveLength(1);
  },
);

test.each(MARKETS)('%s: the account names a credit while it runs', async (market) => {
  const customerId = await createCustomer(testContext(database, market));
  const { ctx, bought } = await buyOnCredit(market, { customerId });
  const [open, ...more] = await listOpenCredits(ctx, customerId);
  expect(more).toEqual([]);
  expect(open?.orderNumber).toBe(bought.orderNumber);
  expect(open?.owedMinor).toBeGreaterThan(bought.totalMinor);
  await withdrawCredit(ctx, { orderId: bought.orderId });
  expect(await listOpenCredits(ctx, customerId)).toEqual([]);
});
