import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { refundOrder } from '#commerce/orders/refund/refund.service.ts';
import { checkOrderPayment, payAgain } from './order-payment.service.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startPayment } from './start-payment.service.ts';
import { testPayments } from './test-payments.ts';

const START = new Date('2026-11-20T12:00:00Z');
const database = await testDatabase();
let now = START;
const clock = { now: () => now };
const createDutchContext = () => testContext(database, 'nl', { clock });
const bench = testPayments(database, clock);
const { payments } = bench;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => {
  now = START;
});

async function beginPayment() {
  const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 }, { payment: { paymentMethod: 'ideal' } });
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const url = await startPayment(ctx, payments, placed.value.order.orderId);
  const [payment] = await listOrderPayments(ctx, placed.value.order.orderId);
  if (!payment) throw new Error('an order without a payment');
  return { ctx, order: placed.value.order, payment, reference: url?.split('/').at(-1) ?? '' };
}

type Begun = Awaited<ReturnType<typeof beginPayment>>;

async function count(statement: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${statement}`, values);
  return rows[0].count;
}

async function fetchOrderState({ order: { orderId } }: Begun): Promise<string> {
  const { rows } = await database.pool.query('select state from sales_order where order_id = $1', [orderId]);
  return rows[0].state;
}

/** Whatever has happened: what came in and went out is what is owed, and each thing was done once. */
async function expectConsistentState(
  { ctx, order: { orderId, totalMinor } }: Begun,
  state: 'placed' | 'cancelled',
) {
  const confirmations = await count('mail_outbox where dedupe_key = $1', `order-confirmation:${orderId}`);
  const charges = await count(`ledger_entry where order_id = $1 and kind = 'charge'`, orderId);
  const paid = await count(`ledger_entry where order_id = $1 and kind = 'payment'`, orderId);
  const refunds = await listOrderRefunds(ctx, orderId);
  const back = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const { balanceMinor } = await getOrderBalance(ctx, orderId);
  if (state === 'placed') {
    expect({ confirmations, charges, paid, back, balanceMinor }).toEqual({
      ...{ confirmations: 1, charges: 1, paid: 1 },
      ...{ back: 0, balanceMinor: 0 },
    });
    return;
  }
  const done = refunds
    .filter((refund) => refund.state === 'done')
    .reduce((sum, one) => sum + one.amountMinor, 0);
  expect(back).toBe(paid * totalMinor);
  expect(balanceMinor).toBe(done - back);
}

const receiveWebhook = ({ ctx, payment }: Begun) =>
  settlePayment(ctx, payments, payment.paymentId, 'webhook');
const comesBack = ({ ctx, order: { orderNumber, accessToken } }: Begun) =>
  checkOrderPayment(ctx, payments, { orderNumber, accessToken });

function reconcile() {
  const { db, events, log, tenant } = createDutchContext();
  return reconcilePayments({ db, clock, events, log, tenants: [tenant], payments });
}

describe('payments on a PostgreSQL server', () => {
  it('ten simultaneous webhooks and a returning browser place the order once', async () => {
    const some = await beginPayment();
    await bench.simulateState(some.reference, 'paid');
    await Promise.all([
      ...Array.from({ length: 10 }, () => receiveWebhook(some)),
      ...Array.from({ length: 5 }, () => comesBack(some)),
      reconcile(),
    ]);
    expect(await fetchOrderState(some)).toBe('placed');
    await expectConsistentState(some, 'placed');
  });

  it('a paid payment stays paid when answers arrive out of order', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, beginPayment));
    await Promise.all(
      orders.map(async (some, index) => {
        await bench.simulateState(some.reference, 'paid');
        const first = receiveWebhook(some);
        await bench.simulateState(some.reference, index % 2 === 0 ? 'pending' : 'failed');
        await Promise.all([first, receiveWebhook(some)]);
        await bench.simulateState(some.reference, 'paid');
        await receiveWebhook(some);
      }),
    );
    for (const some of orders) {
      expect(await fetchOrderState(some)).toBe('placed');
      await expectConsistentState(some, 'placed');
    }
  });

  it('a payment at its deadline places the order or cancels it with a refund and never anything in between', async () => {
    const before = await fetchStock(database, 'nl', 'A-1');
    const orders = await Promise.all(Array.from({ length: 12 }, beginPayment));
    await Promise.all(orders.map(({ reference }) => bench.simulateState(reference, 'paid')));
    await Promise.all(
      orders.flatMap((some) => [
        receiveWebhook(some),
        cancelOrder(createDutchContext(), some.order.orderId, 'payment'),
        comesBack(some),
      ]),
    );
    await Promise.all(orders.map(receiveWebhook));
    let sold = 0;
    for (const some of orders) {
      const state = await fetchOrderState(some);
      // an order that was paid and then cancelled is credited and given back by the cancellation itself
      expect(state).toBe('cancelled');
      sold += state === 'placed' ? 1 : 0;
    }
    await reconcile();
    await reconcile();
    for (const some of orders) await expectConsistentState(some, 'cancelled');
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - sold);
  });

  it('a payment chosen again in two tabs while the first is being paid is paid once or refunded', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, beginPayment));
    await Promise.all(
      orders.map(async (some) => {
        const { orderNumber, accessToken } = some.order;
        const payAgainWith = (method: string) =>
          payAgain(some.ctx, payments, { orderNumber, accessToken, method });
        await Promise.all([
          payAgainWith('paypal'),
          payAgainWith('card'),
          bench.simulateState(some.reference, 'paid').then(() => receiveWebhook(some)),
        ]);
        for (const { providerReference, paymentId } of await listOrderPayments(
          some.ctx,
          some.order.orderId,
        )) {
          if (providerReference) await bench.simulateState(providerReference, 'paid');
          await settlePayment(some.ctx, payments, paymentId, 'webhook');
        }
      }),
    );
    for (const some of orders) {
      expect(await fetchOrderState(some)).toBe('placed');
      expect(
        await count('mail_outbox where dedupe_key = $1', `order-confirmation:${some.order.orderId}`),
      ).toBe(1);
      const { orderId, totalMinor } = some.order;
      const paid = (await listOrderPayments(some.ctx, orderId)).filter(
        ({ state }) => state === 'paid',
      ).length;
      const back = (await listOrderRefunds(some.ctx, orderId)).reduce(
        (sum, refund) => sum + refund.amountMinor,
        0,
      );
      expect(paid).toBeGreaterThan(0);
      expect(back).toBe((paid - 1) * totalMinor);
    }
  });

  it('eight simultaneous new choices leave one open payment at the provider and in the shop', async () => {
    const some = await beginPayment();
    const { orderNumber, accessToken, orderId } = some.order;
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'paypal' }),
      ),
    );
    const attempts = await listOrderPayments(some.ctx, orderId);
    expect(attempts.map(({ state }) => state).sort()).toEqual(['canceled', 'open']);
    const urls = results.map((result) => (result.ok ? result.value : result.refusal.code));
    expect(new Set(urls)).toEqual(new Set([attempts.find(({ state }) => state === 'open')?.checkoutUrl]));
    expect(
      await count(
        `sandbox_payment where state = 'open' and idempotency_key = any ($1)`,
        attempts.map(({ paymentId }) => paymentId),
      ),
    ).toBe(1);
  });

  it('eight simultaneous choices of method leave at most one open payment', async () => {
    const some = await beginPayment();
    const { orderNumber, accessToken, orderId } = some.order;
    const methods = ['paypal', 'card', 'ideal', 'paypal', 'card', 'ideal', 'paypal', 'card'];
    await Promise.all(
      methods.map((method) => payAgain(some.ctx, payments, { orderNumber, accessToken, method })),
    );
    const open = (await listOrderPayments(some.ctx, orderId)).filter(
      ({ state }) => state === 'open' || state === 'created',
    );
    expect(open).toHaveLength(1);
  });

  it('simultaneous refunds by one key are one, and by many keys never exceed what was paid', async () => {
    const some = await beginPayment();
    await bench.simulateState(some.reference, 'paid');
    await receiveWebhook(some);
    const { orderId, totalMinor } = some.order;
    const refundInTransaction = (key: string, minor: number) =>
      createDutchContext()
        .db.transaction()
        .execute((db) => refundOrder({ ...createDutchContext(), db }, orderId, minor, key));
    await Promise.all(Array.from({ length: 8 }, () => refundInTransaction('return:1', 100)));
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => refundInTransaction(`return:${index + 2}`, totalMinor)),
    );
    const refunds = await listOrderRefunds(some.ctx, orderId);
    expect(refunds.filter(({ key }) => key === 'return:1')).toHaveLength(1);
    expect(refunds.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(totalMinor);
    await Promise.all([reconcile(), reconcile()]);
    const { rows } = await database.pool.query(
      'select sum(amount_minor)::int as sum from sandbox_refund where payment_reference = $1',
      [some.reference],
    );
    expect(rows[0].sum).toBe(totalMinor);
  });

  it('a payment lost between order and provider is started once by two simultaneous servers', async () => {
    const ctx = await prepareOrder(
      createDutchContext(),
      { 'A-1': 1 },
      { payment: { paymentMethod: 'ideal' } },
    );
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    now = new Date(START.getTime() + 2 * 60_000);
    await Promise.all([reconcile(), reconcile(), startPayment(ctx, payments, placed.value.order.orderId)]);
    const attempts = await listOrderPayments(ctx, placed.value.order.orderId);
    expect(attempts).toMatchObject([{ state: 'open', provider: 'sandbox' }]);
    expect(await count('sandbox_payment where idempotency_key = $1', attempts[0]?.paymentId)).toBe(1);
  });
});
