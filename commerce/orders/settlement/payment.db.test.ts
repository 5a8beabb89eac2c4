import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, stockOf, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { findByReference, paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { checkOrderPayment, payAgain } from './order-payment.service.ts';
import { purchaseOf } from './purchase.rules.ts';
import { startPayment } from './start-payment.service.ts';
import { redirectOrders } from './test-redirect-orders.ts';
import { waitingOrder } from './waiting-order.service.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const {
  bench,
  begun,
  clock,
  mailsTo,
  minutes,
  ordered,
  payments,
  reconcile,
  screen,
  stateOf,
  told,
  webhook,
} = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => {
  shop.minutes(0);
  shop.bench.down = false;
});

describe('an order that is paid by redirect', () => {
  it('waits with its stock taken, and confirms nothing', async () => {
    const before = await stockOf(database, 'nl', 'A-1');
    const some = await ordered();
    expect(await stateOf(some)).toBe('awaiting_payment');
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(0);
    expect(some.ctx.heard.map(({ type }) => type)).not.toContain('order-placed');
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'created', method: 'paypal', amountMinor: some.order.totalMinor, attempt: 1, provider: null },
    ]);
  });

  it('is placed by the provider’s own word, once, with one mail and one entry of the ledger', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    await Promise.all([
      webhook(some, some.reference),
      webhook(some, some.reference),
      screen(some),
      reconcile(),
    ]);
    await webhook(some, some.reference);
    expect(await stateOf(some)).toBe('placed');
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(1);
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await screen(some)).toMatchObject({ state: 'done' });
    expect(some.ctx.heard.filter(({ type }) => type === 'order-placed')).toHaveLength(1);
  });

  it('is not placed by a browser that comes back', async () => {
    const some = await begun();
    expect(await screen(some)).toMatchObject({ state: 'waiting', checkoutUrl: some.url });
    expect(await stateOf(some)).toBe('awaiting_payment');
  });

  it('by a lender is told with its buyer and lines, which add up, and is taken when the goods have left', async () => {
    const some = await begun('riverty');
    const { rows } = await database.pool.query(
      'select method, capture_later, amount_minor::int as minor from sandbox_payment where reference = $1',
      [some.reference],
    );
    expect(rows).toEqual([{ method: 'riverty', capture_later: true, minor: some.order.totalMinor }]);
    const told = purchaseOf(some.order, some.order.totalMinor);
    expect(told.lines.reduce((sum, line) => sum + line.totalMinor, 0)).toBe(some.order.totalMinor);
    expect(purchaseOf(some.order, 100).lines).toMatchObject([{ totalMinor: 100 }]);
  });

  it('is placed when money is held, and taken when it has left', async () => {
    const some = await begun('card');
    await told(some, 'authorized');
    expect(await stateOf(some)).toBe('placed');
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({
      balanceMinor: some.order.totalMinor,
    });
    minutes(10);
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'authorized' }]);
    await database.pool.query("update sales_order set state = 'shipped' where order_id = $1", [
      some.order.orderId,
    ]);
    minutes(600);
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'paid' }]);
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('is begun once: a second press leads to the same payment', async () => {
    const some = await begun();
    expect(await startPayment(some.ctx, payments, some.order.orderId)).toBe(some.url);
  });

  it('of another tenant is not found by a webhook', async () => {
    const some = await begun();
    const de = testContext(database, 'de', { clock });
    expect(await findByReference(de, 'sandbox', some.reference)).toBeNull();
    const { orderNumber, accessToken } = some.order;
    expect(await checkOrderPayment(de, payments, { orderNumber, accessToken })).toBeNull();
    expect(await checkOrderPayment(some.ctx, payments, { orderNumber, accessToken: 'x' })).toBeNull();
  });
});

describe('what was refused', () => {
  it.each(['failed', 'canceled', 'expired'] as const)(
    '%s: another way is chosen, the order stays',
    async (state) => {
      const some = await begun();
      await told(some, state);
      expect(await screen(some)).toMatchObject({
        state: 'refused',
        methods: expect.arrayContaining(['ideal']),
      });
      const { orderNumber, accessToken } = some.order;
      const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' });
      expect(again).toMatchObject({ ok: true, value: expect.stringContaining('/sandbox-pay/') });
      const reference = (again.ok && again.value?.split('/').at(-1)) || '';
      await bench.happens(reference, 'paid');
      await webhook(some, reference);
      expect(await stateOf(some)).toBe('placed');
      expect(await getOrder(some.ctx, { orderNumber, accessToken })).toMatchObject({
        paymentMethod: 'ideal',
      });
      expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
        { attempt: 2, state: 'paid', method: 'ideal' },
        { attempt: 1, state },
      ]);
    },
  );

  it('by invoice instead is placed at once, and nothing is open at the provider any more', async () => {
    const some = await begun();
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'invoice' })).toEqual({
      ok: true,
      value: null,
    });
    expect(await stateOf(some)).toBe('placed');
    expect(await payments.provider?.getPayment(some.reference)).toMatchObject({ state: 'canceled' });
  });

  it('another way is refused when the first was paid in this moment', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' })).toMatchObject({
      ok: false,
      refusal: { code: 'PaymentNotPossible' },
    });
    expect(await stateOf(some)).toBe('placed');
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it.each(['direct-debit', 'prepayment', 'bitcoin', ''])('%s is no way to choose', async (method) => {
    const some = await begun();
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method })).toMatchObject({
      refusal: { code: 'PaymentNotPossible' },
    });
  });

  it('by the session that ordered, the waiting order is found again', async () => {
    const some = await begun();
    expect(await waitingOrder(some.ctx)).toMatchObject({ orderNumber: some.order.orderNumber });
    await told(some, 'paid');
    expect(await waitingOrder(some.ctx)).toBeNull();
  });
});

describe('a provider that cannot be reached', () => {
  it('when it begins: the order waits, and the next look begins it', async () => {
    bench.down = true;
    const some = await begun();
    expect(some.url).toBeNull();
    expect(await screen(some)).toMatchObject({ state: 'unstarted' });
    bench.down = false;
    expect(await screen(some)).toMatchObject({ state: 'waiting' });
  });

  it('another way is not begun while nobody knows how the first stands', async () => {
    const some = await begun();
    bench.down = true;
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' })).toMatchObject({
      refusal: { code: 'PaymentUnavailable' },
    });
  });
});
