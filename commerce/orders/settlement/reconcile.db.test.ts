import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, stockOf } from '#commerce/buying/basket/test-shop.ts';
import { setDelivery, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { refundsOf } from '#commerce/money/payment/refund-record.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel-order.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/return-items.service.ts';
import { order, readyToOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { orderTimeline } from '#commerce/orders/order-log/order-timeline.service.ts';
import { refundOrder } from '#commerce/orders/refund/refund.service.ts';
import { startPayment } from './start-payment.service.ts';
import { redirectOrders } from './test-redirect-orders.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const { bench, begun, mailsTo, minutes, nl, ordered, reconcile, screen, stateOf, told } = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }, { sku: 'LATE' }]));
beforeEach(() => {
  shop.minutes(0);
  shop.bench.down = false;
});

describe('reconciliation', () => {
  it('begins what died between the order and the provider', async () => {
    const some = await ordered();
    minutes(2);
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'open', provider: 'sandbox' },
    ]);
  });

  it('places what was paid without a word', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    minutes(3);
    await reconcile();
    expect(await stateOf(some)).toBe('placed');
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(1);
  });

  it('reminds once by mail, with a link', async () => {
    const some = await begun();
    for (const at of [2, 20, 30, 40]) {
      minutes(at);
      await bench.happens(some.reference, 'open');
      await database.pool.query("update sandbox_payment set expires_at = '2027-01-01' where reference = $1", [
        some.reference,
      ]);
      await reconcile();
    }
    const [payment] = await paymentsOf(some.ctx, some.order.orderId);
    expect(await mailsTo(`payment-reminder:${payment?.paymentId}`)).toBe(1);
  });

  it('gives stock back after the hour, and money that comes too late', async () => {
    const before = await stockOf(database, 'nl', 'LATE-1');
    const some = await begun('paypal', 'LATE-1');
    minutes(59);
    await reconcile();
    expect(await stateOf(some)).toBe('awaiting_payment');
    minutes(61);
    await reconcile();
    expect(await stateOf(some)).toBe('cancelled');
    expect(await stockOf(database, 'nl', 'LATE-1')).toBe(before);
    expect(await screen(some)).toMatchObject({ state: 'released' });
    await told(some, 'paid');
    expect(await stateOf(some)).toBe('cancelled');
    const { orderId, totalMinor } = some.order;
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([
      { state: 'requested', amountMinor: totalMinor },
    ]);
    await reconcile();
    await reconcile();
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'done' }]);
    expect(await orderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await mailsTo('payment-refund:%')).toBe(1);
  });

  it('asks about a refund ever more rarely while its provider cannot be reached', async () => {
    const some = await begun();
    await told(some, 'paid');
    await refundOrder(some.ctx, some.order.orderId, 100, 'once');
    bench.down = true;
    for (let at = 0; at <= 120; at += 1) {
      minutes(at);
      await reconcile();
    }
    // after 0, 2, 6, 14, 30 and 62 minutes
    expect(await refundsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'requested', checks: 6 }]);
    bench.down = false;
    minutes(126);
    await reconcile();
    expect(await refundsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'done', checks: 7 }]);
  });

  it('is paid at the last moment: the order is placed, not cancelled', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    minutes(61);
    await reconcile();
    expect(await stateOf(some)).toBe('placed');
  });

  it('twice at once does everything once', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    minutes(61);
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(await stateOf(some)).toBe('placed');
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(1);
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });
});

describe('an order that is cancelled', () => {
  it('waits for no money any more', async () => {
    const some = await ordered('invoice');
    await cancelOrder(some.ctx, some.order.orderId, 'customer');
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'canceled' }]);
  });

  it('has nothing open at the provider soon after', async () => {
    const some = await begun();
    await cancelOrder(some.ctx, some.order.orderId, 'customer');
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'canceled' }]);
    expect(await bench.sandbox.getPayment(some.reference)).toMatchObject({ state: 'canceled' });
  });

  it('tells of the cancellation before the money that it gives back, while time goes on', async () => {
    const some = await begun();
    await told(some, 'paid');
    let ticks = some.ctx.clock.now().getTime();
    const clock = { now: () => new Date(++ticks) };
    await cancelOrder({ ...some.ctx, clock }, some.order.orderId, 'customer');
    const kinds = (await orderTimeline(some.ctx, some.order.orderId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order.placed', 'order.cancelled', 'payment.refunded']);
  });
});

describe('money that is held', () => {
  it('is taken as soon as the order has left', async () => {
    const some = await begun('card');
    await told(some, 'authorized');
    const { orderId } = some.order;
    const sent = await dispatchOrder(some.ctx, { orderId, key: 'parcel-1' });
    expect(sent.ok).toBe(true);
    await reconcile();
    expect(await paymentsOf(some.ctx, orderId)).toMatchObject([{ state: 'paid' }]);
    expect(await orderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('is taken after all came back before that, where the dearer delivery stays to be paid', async () => {
    const payment = { paymentMethod: 'card' };
    const ctx = await readyToOrder(nl(), { 'A-1': 2 }, { payment });
    await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, deliveryOption: 'evening' });
    await setPayment(ctx, payment);
    const placed = await order(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { orderId } = placed.value.order;
    const url = await startPayment(ctx, shop.payments, orderId);
    const some = { ctx, order: placed.value.order, url, reference: url?.split('/').at(-1) ?? '' };
    await told(some, 'authorized');
    await dispatchOrder(ctx, { orderId, key: 'parcel-1' });
    bench.down = true;
    await reconcile();
    await returnItems(ctx, orderId, [{ position: 1, quantity: 2 }], 'all');
    expect(await orderBalance(ctx, orderId), 'evening less standard').toMatchObject({ balanceMinor: 200 });
    bench.down = false;
    minutes(200);
    await reconcile();
    await reconcile();
    expect(await orderBalance(ctx, orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await paymentsOf(ctx, orderId)).toMatchObject([{ state: 'paid' }]);
  });

  it('is let go when all came back and nothing is left to pay', async () => {
    const some = await begun('card');
    await told(some, 'authorized');
    const { orderId } = some.order;
    await dispatchOrder(some.ctx, { orderId, key: 'parcel-1' });
    bench.down = true;
    await reconcile();
    await returnItems(some.ctx, orderId, [{ position: 1, quantity: 2 }], 'all');
    bench.down = false;
    minutes(200);
    await reconcile();
    expect(await paymentsOf(some.ctx, orderId)).toMatchObject([{ state: 'canceled' }]);
    expect(await refundsOf(some.ctx, orderId)).toEqual([]);
  });
});

describe('money back', () => {
  it('is requested once by its key, and never more than was paid', async () => {
    const some = await begun();
    await told(some, 'paid');
    const { orderId, totalMinor } = some.order;
    expect(await refundOrder(some.ctx, orderId, 500, 'return:1')).toBe(500);
    expect(await refundOrder(some.ctx, orderId, 500, 'return:1')).toBe(500);
    expect(await refundOrder(some.ctx, orderId, totalMinor, 'return:2')).toBe(totalMinor - 500);
    expect(await refundOrder(some.ctx, orderId, 1, 'return:3')).toBe(0);
  });

  it('is asked for again until the provider has it', async () => {
    const some = await begun();
    await told(some, 'paid');
    const { orderId } = some.order;
    await refundOrder(some.ctx, orderId, 700, 'return:1');
    bench.down = true;
    await reconcile();
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'requested' }]);
    bench.down = false;
    minutes(5);
    await reconcile();
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'done', amountMinor: 700 }]);
  });
});

describe('direct debit', () => {
  const account = {
    paymentMethod: 'direct-debit',
    iban: 'nl91 abna 0417 1643 00',
    accountHolder: 'Zoë van der Berg',
    mandate: true,
  };

  it('keeps the mandate in the words that were agreed to, and places the order', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 }, { payment: account });
    const placed = await order(ctx);
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
