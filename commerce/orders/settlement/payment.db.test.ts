import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { findByReference, listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { checkOrderPayment, payAgain } from './order-payment.service.ts';
import { buildPurchase } from './purchase.rules.ts';
import { startPayment } from './start-payment.service.ts';
import { redirectOrders } from './test-redirect-orders.ts';
import { findWaitingOrder } from './waiting-order.queries.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const {
  bench,
  begun,
  clock,
  countMails,
  moveClock,
  ordered,
  payments,
  reconcile,
  screen,
  fetchOrderState,
  reportState,
  webhook,
} = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => {
  shop.moveClock(0);
  shop.bench.down = false;
});

describe('an order paid by redirect', () => {
  it('an unpaid order waits with its stock reserved and confirms nothing', async () => {
    const before = await fetchStock(database, 'nl', 'A-1');
    const some = await ordered();
    expect(await fetchOrderState(some)).toBe('awaiting_payment');
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await countMails(`order-confirmation:${some.order.orderId}`)).toBe(0);
    expect(some.ctx.heard.map(({ type }) => type)).not.toContain('order-placed');
    expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'created', method: 'paypal', amountMinor: some.order.totalMinor, attempt: 1, provider: null },
    ]);
  });

  it('an order is placed once by the provider’s own notice, with one mail and one ledger entry', async () => {
    const some = await begun();
    await bench.simulateState(some.reference, 'paid');
    await Promise.all([
      webhook(some, some.reference),
      webhook(some, some.reference),
      screen(some),
      reconcile(),
    ]);
    await webhook(some, some.reference);
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await countMails(`order-confirmation:${some.order.orderId}`)).toBe(1);
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await screen(some)).toMatchObject({ state: 'done' });
    expect(some.ctx.heard.filter(({ type }) => type === 'order-placed')).toHaveLength(1);
  });

  it('a returning browser does not place the order', async () => {
    const some = await begun();
    expect(await screen(some)).toMatchObject({ state: 'waiting', checkoutUrl: some.url });
    expect(await fetchOrderState(some)).toBe('awaiting_payment');
  });

  it('an order paid by a lender is sent with buyer and matching lines and captured after dispatch', async () => {
    const some = await begun('riverty');
    const { rows } = await database.pool.query(
      'select method, capture_later, amount_minor::int as minor from sandbox_payment where reference = $1',
      [some.reference],
    );
    expect(rows).toEqual([{ method: 'riverty', capture_later: true, minor: some.order.totalMinor }]);
    const told = buildPurchase(some.order, some.order.totalMinor);
    expect(told.lines.reduce((sum, line) => sum + line.totalMinor, 0)).toBe(some.order.totalMinor);
    expect(buildPurchase(some.order, 100).lines).toMatchObject([{ totalMinor: 100 }]);
  });

  it('an order is placed when money is held and captured when it has been sent', async () => {
    const some = await begun('card');
    await reportState(some, 'authorized');
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({
      balanceMinor: some.order.totalMinor,
    });
    moveClock(10);
    await reconcile();
    expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([{ state: 'authorized' }]);
    await database.pool.query("update sales_order set state = 'shipped' where order_id = $1", [
      some.order.orderId,
    ]);
    moveClock(600);
    await reconcile();
    expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([{ state: 'paid' }]);
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('a payment is started once and a second press leads to the same payment', async () => {
    const some = await begun();
    expect(await startPayment(some.ctx, payments, some.order.orderId)).toBe(some.url);
  });

  it('a webhook does not find a payment of another tenant', async () => {
    const some = await begun();
    const de = testContext(database, 'de', { clock });
    expect(await findByReference(de, 'sandbox', some.reference)).toBeNull();
    const { orderNumber, accessToken } = some.order;
    expect(await checkOrderPayment(de, payments, { orderNumber, accessToken })).toBeNull();
    expect(await checkOrderPayment(some.ctx, payments, { orderNumber, accessToken: 'x' })).toBeNull();
  });
});

describe('a refused payment', () => {
  it.each(['failed', 'canceled', 'expired'] as const)(
    '%s: another method can be chosen and the order is kept',
    async (state) => {
      const some = await begun();
      await reportState(some, state);
      expect(await screen(some)).toMatchObject({
        state: 'refused',
        methods: expect.arrayContaining(['ideal']),
      });
      const { orderNumber, accessToken } = some.order;
      const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' });
      expect(again).toMatchObject({ ok: true, value: expect.stringContaining('/sandbox-pay/') });
      const reference = (again.ok && again.value?.split('/').at(-1)) || '';
      await bench.simulateState(reference, 'paid');
      await webhook(some, reference);
      expect(await fetchOrderState(some)).toBe('placed');
      expect(await getOrder(some.ctx, { orderNumber, accessToken })).toMatchObject({
        paymentMethod: 'ideal',
      });
      expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([
        { attempt: 2, state: 'paid', method: 'ideal' },
        { attempt: 1, state },
      ]);
    },
  );

  it('switching to invoice places the order at once and leaves nothing open at the provider', async () => {
    const some = await begun();
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'invoice' })).toEqual({
      ok: true,
      value: null,
    });
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await payments.provider?.getPayment(some.reference)).toMatchObject({ state: 'canceled' });
  });

  it('another method is refused when the first has just been paid', async () => {
    const some = await begun();
    await bench.simulateState(some.reference, 'paid');
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' })).toMatchObject({
      ok: false,
      refusal: { code: 'PaymentNotPossible' },
    });
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it.each(['direct-debit', 'prepayment', 'bitcoin', ''])(
    '%s cannot be chosen as a method',
    async (method) => {
      const some = await begun();
      const { orderNumber, accessToken } = some.order;
      expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method })).toMatchObject({
        refusal: { code: 'PaymentNotPossible' },
      });
    },
  );

  it('the waiting order is found again by the session that ordered', async () => {
    const some = await begun();
    expect(await findWaitingOrder(some.ctx)).toMatchObject({ orderNumber: some.order.orderNumber });
    await reportState(some, 'paid');
    expect(await findWaitingOrder(some.ctx)).toBeNull();
  });
});

describe('an unreachable provider', () => {
  it('an order waits when its payment cannot be started, and the next check starts it', async () => {
    bench.down = true;
    const some = await begun();
    expect(some.url).toBeNull();
    expect(await screen(some)).toMatchObject({ state: 'unstarted' });
    bench.down = false;
    expect(await screen(some)).toMatchObject({ state: 'waiting' });
  });

  it('another method is not started while the state of the first is unknown', async () => {
    const some = await begun();
    bench.down = true;
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' })).toMatchObject({
      refusal: { code: 'PaymentUnavailable' },
    });
  });
});
