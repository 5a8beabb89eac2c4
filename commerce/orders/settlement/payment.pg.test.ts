import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, stockOf, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testServerDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { refundsOf } from '#commerce/money/payment/refund-record.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel-order.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { refundOrder } from '#commerce/orders/refund/refund.service.ts';
import { checkOrderPayment, payAgain } from './order-payment.service.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startPayment } from './start-payment.service.ts';
import { testPayments } from './test-payments.ts';

const START = new Date('2026-11-20T12:00:00Z');
const database = await testServerDatabase();
let now = START;
const clock = { now: () => now };
const nl = () => testContext(database, 'nl', { clock });
const bench = testPayments(database, clock);
const { payments } = bench;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => {
  now = START;
});

async function begun() {
  const ctx = await readyToOrder(nl(), { 'A-1': 1 }, { payment: { paymentMethod: 'ideal' } });
  const placed = await order(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const url = await startPayment(ctx, payments, placed.value.order.orderId);
  const [payment] = await paymentsOf(ctx, placed.value.order.orderId);
  if (!payment) throw new Error('an order without a payment');
  return { ctx, order: placed.value.order, payment, reference: url?.split('/').at(-1) ?? '' };
}

type Begun = Awaited<ReturnType<typeof begun>>;

async function count(statement: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${statement}`, values);
  return rows[0].count;
}

async function stateOf({ order: { orderId } }: Begun): Promise<string> {
  const { rows } = await database.pool.query('select state from sales_order where order_id = $1', [orderId]);
  return rows[0].state;
}

/** Whatever has happened: what came in and went out is what is owed, and each thing was done once. */
async function allIsWell({ ctx, order: { orderId, totalMinor } }: Begun, state: 'placed' | 'cancelled') {
  const confirmations = await count('mail_outbox where dedupe_key = $1', `order-confirmation:${orderId}`);
  const charges = await count(`ledger_entry where order_id = $1 and kind = 'charge'`, orderId);
  const paid = await count(`ledger_entry where order_id = $1 and kind = 'payment'`, orderId);
  const refunds = await refundsOf(ctx, orderId);
  const back = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const { balanceMinor } = await orderBalance(ctx, orderId);
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

const webhook = ({ ctx, payment }: Begun) => settlePayment(ctx, payments, payment.paymentId, 'webhook');
const comesBack = ({ ctx, order: { orderNumber, accessToken } }: Begun) =>
  checkOrderPayment(ctx, payments, { orderNumber, accessToken });

function reconcile() {
  const { db, events, log, tenant } = nl();
  return reconcilePayments({ db, clock, events, log, tenants: [tenant], payments });
}

describe('on a PostgreSQL server', () => {
  it('webhooks that come ten times while the browser comes back: placed once', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    await Promise.all([
      ...Array.from({ length: 10 }, () => webhook(some)),
      ...Array.from({ length: 5 }, () => comesBack(some)),
      reconcile(),
    ]);
    expect(await stateOf(some)).toBe('placed');
    await allIsWell(some, 'placed');
  });

  it('answers out of order: a payment that was paid stays paid', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, begun));
    await Promise.all(
      orders.map(async (some, index) => {
        await bench.happens(some.reference, 'paid');
        const first = webhook(some);
        await bench.happens(some.reference, index % 2 === 0 ? 'pending' : 'failed');
        await Promise.all([first, webhook(some)]);
        await bench.happens(some.reference, 'paid');
        await webhook(some);
      }),
    );
    for (const some of orders) {
      expect(await stateOf(some)).toBe('placed');
      await allIsWell(some, 'placed');
    }
  });

  it('paid while the hour ends: placed, or cancelled with the money on its way back; never in between', async () => {
    const before = await stockOf(database, 'nl', 'A-1');
    const orders = await Promise.all(Array.from({ length: 12 }, begun));
    await Promise.all(orders.map(({ reference }) => bench.happens(reference, 'paid')));
    await Promise.all(
      orders.flatMap((some) => [
        webhook(some),
        cancelOrder(nl(), some.order.orderId, 'payment'),
        comesBack(some),
      ]),
    );
    await Promise.all(orders.map(webhook));
    let sold = 0;
    for (const some of orders) {
      const state = await stateOf(some);
      // an order that was paid and then cancelled is credited and given back by the cancellation itself
      expect(state).toBe('cancelled');
      sold += state === 'placed' ? 1 : 0;
    }
    await reconcile();
    await reconcile();
    for (const some of orders) await allIsWell(some, 'cancelled');
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before - sold);
  });

  it('chosen again in two tabs while the first is being paid: paid once, or the second goes back', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, begun));
    await Promise.all(
      orders.map(async (some) => {
        const { orderNumber, accessToken } = some.order;
        const again = (method: string) => payAgain(some.ctx, payments, { orderNumber, accessToken, method });
        await Promise.all([
          again('paypal'),
          again('card'),
          bench.happens(some.reference, 'paid').then(() => webhook(some)),
        ]);
        for (const { providerReference, paymentId } of await paymentsOf(some.ctx, some.order.orderId)) {
          if (providerReference) await bench.happens(providerReference, 'paid');
          await settlePayment(some.ctx, payments, paymentId, 'webhook');
        }
      }),
    );
    for (const some of orders) {
      expect(await stateOf(some)).toBe('placed');
      expect(
        await count('mail_outbox where dedupe_key = $1', `order-confirmation:${some.order.orderId}`),
      ).toBe(1);
      const { orderId, totalMinor } = some.order;
      const paid = (await paymentsOf(some.ctx, orderId)).filter(({ state }) => state === 'paid').length;
      const back = (await refundsOf(some.ctx, orderId)).reduce((sum, refund) => sum + refund.amountMinor, 0);
      expect(paid).toBeGreaterThan(0);
      expect(back).toBe((paid - 1) * totalMinor);
    }
  });

  it('chosen again eight times at once, one payment is open at the provider and here', async () => {
    const some = await begun();
    const { orderNumber, accessToken, orderId } = some.order;
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'paypal' }),
      ),
    );
    const attempts = await paymentsOf(some.ctx, orderId);
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

  it('chosen in eight ways at once, at most one payment is open', async () => {
    const some = await begun();
    const { orderNumber, accessToken, orderId } = some.order;
    const methods = ['paypal', 'card', 'ideal', 'paypal', 'card', 'ideal', 'paypal', 'card'];
    await Promise.all(
      methods.map((method) => payAgain(some.ctx, payments, { orderNumber, accessToken, method })),
    );
    const open = (await paymentsOf(some.ctx, orderId)).filter(
      ({ state }) => state === 'open' || state === 'created',
    );
    expect(open).toHaveLength(1);
  });

  it('refunds by one key at once are one; by many never more than was paid', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    await webhook(some);
    const { orderId, totalMinor } = some.order;
    const refund = (key: string, minor: number) =>
      nl()
        .db.transaction()
        .execute((db) => refundOrder({ ...nl(), db }, orderId, minor, key));
    await Promise.all(Array.from({ length: 8 }, () => refund('return:1', 100)));
    await Promise.all(Array.from({ length: 8 }, (_, index) => refund(`return:${index + 2}`, totalMinor)));
    const refunds = await refundsOf(some.ctx, orderId);
    expect(refunds.filter(({ key }) => key === 'return:1')).toHaveLength(1);
    expect(refunds.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(totalMinor);
    await Promise.all([reconcile(), reconcile()]);
    const { rows } = await database.pool.query(
      'select sum(amount_minor)::int as sum from sandbox_refund where payment_reference = $1',
      [some.reference],
    );
    expect(rows[0].sum).toBe(totalMinor);
  });

  it('a payment lost between the order and the provider is begun by two servers at once, once', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 }, { payment: { paymentMethod: 'ideal' } });
    const placed = await order(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    now = new Date(START.getTime() + 2 * 60_000);
    await Promise.all([reconcile(), reconcile(), startPayment(ctx, payments, placed.value.order.orderId)]);
    const attempts = await paymentsOf(ctx, placed.value.order.orderId);
    expect(attempts).toMatchObject([{ state: 'open', provider: 'sandbox' }]);
    expect(await count('sandbox_payment where idempotency_key = $1', attempts[0]?.paymentId)).toBe(1);
  });
});
