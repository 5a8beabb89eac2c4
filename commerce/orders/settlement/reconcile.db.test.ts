import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchStock, sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { setDelivery, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { listOrderTimeline } from '#commerce/orders/order-log/order-timeline.queries.ts';
import { refundOrder } from '#commerce/orders/refund/refund.service.ts';
import { startPayment } from './start-payment.service.ts';
import { redirectOrders } from './test-redirect-orders.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const { bench, begun, countMails, moveClock, nl, ordered, reconcile, screen, fetchOrderState, reportState } =
  shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }, { sku: 'LATE' }]));
beforeEach(() => {
  shop.moveClock(0);
  shop.bench.down = false;
});

describe('reconciliation', () => {
  it('reconciliation starts payments that died between the order and the provider', async () => {
    const some = await ordered();
    moveClock(2);
    await reconcile();
    expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'open', provider: 'sandbox' },
    ]);
  });

  it('reconciliation places orders that were paid without a notice', async () => {
    const some = await begun();
    await bench.simulateState(some.reference, 'paid');
    moveClock(3);
    await reconcile();
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await countMails(`order-confirmation:${some.order.orderId}`)).toBe(1);
  });

  it('reconciliation reminds once by mail with a link', async () => {
    const some = await begun();
    for (const at of [2, 20, 30, 40]) {
      moveClock(at);
      await bench.simulateState(some.reference, 'open');
      await database.pool.query("update sandbox_payment set expires_at = '2027-01-01' where reference = $1", [
        some.reference,
      ]);
      await reconcile();
    }
    const [payment] = await listOrderPayments(some.ctx, some.order.orderId);
    expect(await countMails(`payment-reminder:${payment?.paymentId}`)).toBe(1);
  });

  it('reconciliation releases stock after the hour and refunds money that arrives too late', async () => {
    const before = await fetchStock(database, 'nl', 'LATE-1');
    const some = await begun('paypal', 'LATE-1');
    moveClock(59);
    await reconcile();
    expect(await fetchOrderState(some)).toBe('awaiting_payment');
    moveClock(61);
    await reconcile();
    expect(await fetchOrderState(some)).toBe('cancelled');
    expect(await fetchStock(database, 'nl', 'LATE-1')).toBe(before);
    expect(await screen(some)).toMatchObject({ state: 'released' });
    await reportState(some, 'paid');
    expect(await fetchOrderState(some)).toBe('cancelled');
    const { orderId, totalMinor } = some.order;
    expect(await listOrderRefunds(some.ctx, orderId)).toMatchObject([
      { state: 'requested', amountMinor: totalMinor },
    ]);
    await reconcile();
    await reconcile();
    expect(await listOrderRefunds(some.ctx, orderId)).toMatchObject([{ state: 'done' }]);
    expect(await getOrderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await countMails('payment-refund:%')).toBe(1);
  });

  it('reconciliation asks about a refund ever more rarely while its provider is unreachable', async () => {
    const some = await begun();
    await reportState(some, 'paid');
    await refundOrder(some.ctx, some.order.orderId, 100, 'once');
    bench.down = true;
    for (let at = 0; at <= 120; at += 1) {
      moveClock(at);
      await reconcile();
    }
    // after 0, 2, 6, 14, 30 and 62 minutes
    expect(await listOrderRefunds(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'requested', checks: 6 },
    ]);
    bench.down = false;
    moveClock(126);
    await reconcile();
    expect(await listOrderRefunds(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'done', checks: 7 },
    ]);
  });

  it('an order paid at the last moment is placed and not cancelled', async () => {
    const some = await begun();
    await bench.simulateState(some.reference, 'paid');
    moveClock(61);
    await reconcile();
    expect(await fetchOrderState(some)).toBe('placed');
  });

  it('two simultaneous reconciliations do everything once', async () => {
    const some = await begun();
    await bench.simulateState(some.reference, 'paid');
    moveClock(61);
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await countMails(`order-confirmation:${some.order.orderId}`)).toBe(1);
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });
});

describe('payments of a cancelled order', () => {
  it('a cancelled order no longer waits for money', async () => {
    const some = await ordered('invoice');
    await cancelOrder(some.ctx, some.order.orderId, 'customer');
    expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([{ state: 'canceled' }]);
  });

  it('a cancelled order soon has nothing open at the provider', async () => {
    const some = await begun();
    await cancelOrder(some.ctx, some.order.orderId, 'customer');
    await reconcile();
    expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([{ state: 'canceled' }]);
    expect(await bench.sandbox.getPayment(some.reference)).toMatchObject({ state: 'canceled' });
  });

  it('the cancellation is reported before its refund while time goes on', async () => {
    const some = await begun();
    await reportState(some, 'paid');
    let ticks = some.ctx.clock.now().getTime();
    const clock = { now: () => new Date(++ticks) };
    await cancelOrder({ ...some.ctx, clock }, some.order.orderId, 'customer');
    const kinds = (await listOrderTimeline(some.ctx, some.order.orderId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order.placed', 'order.cancelled', 'payment.refunded']);
  });
});

describe('held money', () => {
  it('held money is captured as soon as the order has been sent', async () => {
    const some = await begun('card');
    await reportState(some, 'authorized');
    const { orderId } = some.order;
    const sent = await dispatchOrder(some.ctx, { orderId, key: 'parcel-1' });
    expect(sent.ok).toBe(true);
    await reconcile();
    expect(await listOrderPayments(some.ctx, orderId)).toMatchObject([{ state: 'paid' }]);
    expect(await getOrderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('held money is captured for a costlier delivery that stays due when everything is returned earlier', async () => {
    const payment = { paymentMethod: 'card' };
    const ctx = await prepareOrder(nl(), { 'A-1': 2 }, { payment });
    await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, deliveryOption: 'evening' });
    await setPayment(ctx, payment);
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { orderId } = placed.value.order;
    const url = await startPayment(ctx, shop.payments, orderId);
    const some = { ctx, order: placed.value.order, url, reference: url?.split('/').at(-1) ?? '' };
    await reportState(some, 'authorized');
    await dispatchOrder(ctx, { orderId, key: 'parcel-1' });
    bench.down = true;
    await reconcile();
    await returnItems(ctx, orderId, [{ position: 1, quantity: 2 }], 'all');
    expect(await getOrderBalance(ctx, orderId), 'evening less standard').toMatchObject({ balanceMinor: 200 });
    bench.down = false;
    moveClock(200);
    await reconcile();
    await reconcile();
    expect(await getOrderBalance(ctx, orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await listOrderPayments(ctx, orderId)).toMatchObject([{ state: 'paid' }]);
  });

  it('held money is released when everything came back and nothing is left to pay', async () => {
    const some = await begun('card');
    await reportState(some, 'authorized');
    const { orderId } = some.order;
    await dispatchOrder(some.ctx, { orderId, key: 'parcel-1' });
    bench.down = true;
    await reconcile();
    await returnItems(some.ctx, orderId, [{ position: 1, quantity: 2 }], 'all');
    bench.down = false;
    moveClock(200);
    await reconcile();
    expect(await listOrderPayments(some.ctx, orderId)).toMatchObject([{ state: 'canceled' }]);
    expect(await listOrderRefunds(some.ctx, orderId)).toEqual([]);
  });
});

describe('refunds in reconciliation', () => {
  it('a refund is requested once by its key and never exceeds what was paid', async () => {
    const some = await begun();
    await reportState(some, 'paid');
    const { orderId, totalMinor } = some.order;
    expect(await refundOrder(some.ctx, orderId, 500, 'return:1')).toBe(500);
    expect(await refundOrder(some.ctx, orderId, 500, 'return:1')).toBe(500);
    expect(await refundOrder(some.ctx, orderId, totalMinor, 'return:2')).toBe(totalMinor - 500);
    expect(await refundOrder(some.ctx, orderId, 1, 'return:3')).toBe(0);
  });

  it('a refund is requested again until the provider has it', async () => {
    const some = await begun();
    await reportState(some, 'paid');
    const { orderId } = some.order;
    await refundOrder(some.ctx, orderId, 700, 'return:1');
    bench.down = true;
    await reconcile();
    expect(await listOrderRefunds(some.ctx, orderId)).toMatchObject([{ state: 'requested' }]);
    bench.down = false;
    moveClock(5);
    await reconcile();
    expect(await listOrderRefunds(some.ctx, orderId)).toMatchObject([{ state: 'done', amountMinor: 700 }]);
  });
});

describe('direct debit', () => {
  const account = {
    paymentMethod: 'direct-debit',
    iban: 'nl91 abna 0417 1643 00',
    accountHolder: 'Zoë van der Berg',
    mandate: true,
  };

  it('a direct debit keeps the mandate in the agreed wording and places the order', async () => {
    const ctx = await prepareOrder(nl(), { 'A-1': 1 }, { payment: account });
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { rows } = await database.pool.query('select * from direct_debit_mandate where order_id = $1', [
      placed.value.order.orderId,
    ]);
    expect(rows).toMatchObject([
      {
        iban: 'NL91ABNA0417164300',
        mandate_reference: `M${placed.value.order.orderNumber}`,
        creditor_id: 'NL79ZZZ999999990000',
        collect_on: '2026-11-25',
      },
    ]);
    expect(rows[0].text_shown).toContain('NL79ZZZ999999990000');
    const { rows: mails } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
      `order-confirmation:${placed.value.order.orderId}`,
    ]);
    expect(mails[0].text).toContain(`M${placed.value.order.orderNumber}`);
    expect(mails[0].text).not.toContain('NL91ABNA0417164300');
  });
});
