import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { redirectOrders } from '../test-redirect-orders.ts';
import { receiveTransfer } from '../transfer/receive-transfer.service.ts';
import { payByLink } from './pay-by-link.service.ts';
import { makePaylinkFor, viewPaylink } from './paylink.service.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const { bench, begun, nl, ordered, payments, fetchOrderState, webhook } = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => shop.moveClock(0));

type Ordered = Awaited<ReturnType<typeof ordered>>;

async function createPaylink({ ctx, order }: Ordered): Promise<string> {
  const link = await makePaylinkFor(ctx, payments, order.orderNumber);
  return new URLSearchParams(link?.path.split('?')[1]).get('link') ?? '';
}

const view = (token: string) => viewPaylink(nl(), payments, token);

async function payWithLink(some: Ordered, token: string, method = 'visa') {
  const begins = await payByLink(nl(), payments, { token, method });
  const reference = (begins.ok && begins.value.split('/').at(-1)) || '';
  await bench.simulateState(reference, 'paid');
  await webhook(some, reference);
  return { begins, reference };
}

describe('a payment link', () => {
  it('a payment link shows number and amount of the open debt with the tenant’s methods', async () => {
    const some = await ordered('invoice');
    expect(await view(await createPaylink(some))).toMatchObject({
      state: 'open',
      order: { orderNumber: some.order.orderNumber, amountMinor: some.order.totalMinor, currency: 'EUR' },
      methods: ['ideal', 'apple-pay', 'google-pay', 'paypal', 'mastercard', 'visa', 'diners', 'discover'],
    });
  });

  it('a payment link pays the open amount once and returns to its own page', async () => {
    const some = await ordered('invoice');
    const token = await createPaylink(some);
    const { reference } = await payWithLink(some, token);
    expect(await view(token)).toMatchObject({ state: 'paid', methods: [] });
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
    expect((await bench.sandbox.show(reference))?.redirectUrl).toContain('/paylink/returning-success/?link=');
    expect(await payByLink(nl(), payments, { token, method: 'visa' })).toMatchObject({
      refusal: { code: 'PaylinkUnusable' },
    });
    expect(await makePaylinkFor(some.ctx, payments, some.order.orderNumber)).toBeNull();
  });

  it('a payment link pays by a method of the tenant, as the basket offers it', async () => {
    const some = await ordered('invoice');
    const token = await createPaylink(some);
    await payWithLink(some, token, 'ideal');
    expect(await view(token)).toMatchObject({ state: 'paid', methods: [] });
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('a payment link places an order that waited for its payment', async () => {
    const some = await begun();
    await payWithLink(some, await createPaylink(some), 'paypal');
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await getOrderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('pressing a payment link twice creates one payment and another card creates another', async () => {
    const some = await ordered('invoice');
    const token = await createPaylink(some);
    const press = (method: string) => payByLink(nl(), payments, { token, method });
    const urls = [await press('visa'), await press('visa'), await press('mastercard')].map(
      (one) => one.ok && one.value,
    );
    expect(urls[0]).toBe(urls[1]);
    expect(urls[2]).not.toBe(urls[0]);
  });

  it('a payment link reports a failure and can be used again', async () => {
    const some = await ordered('invoice');
    const token = await createPaylink(some);
    const begins = await payByLink(nl(), payments, { token, method: 'visa' });
    await bench.simulateState((begins.ok && begins.value.split('/').at(-1)) || '', 'failed');
    expect(await view(token)).toMatchObject({ state: 'open', lastFailed: true });
  });

  it('a payment link ends after a week, or sooner when stock is reserved for an hour only', async () => {
    const open = await ordered('invoice');
    const waiting = await begun();
    const [long, short] = [await createPaylink(open), await createPaylink(waiting)];
    shop.moveClock(61);
    expect(await view(short)).toMatchObject({ state: 'expired', methods: [] });
    expect(await view(long)).toMatchObject({ state: 'open' });
    shop.moveClock(7 * 24 * 60 + 1);
    expect(await view(long)).toMatchObject({ state: 'expired' });
    expect(await payByLink(nl(), payments, { token: long, method: 'visa' })).toMatchObject({
      refusal: { code: 'PaylinkUnusable' },
    });
  });

  it('a payment link of a cancelled order has nothing to pay', async () => {
    const some = await ordered('invoice');
    const token = await createPaylink(some);
    await cancelOrder(some.ctx, some.order.orderId, 'shop');
    expect(await view(token)).toMatchObject({ state: 'closed' });
  });

  it('a payment link that was changed or belongs to another tenant reveals no order', async () => {
    const token = await createPaylink(await ordered('invoice'));
    const nothing = { state: 'invalid', order: null, methods: [], expiresAt: null };
    expect(await view(`${token.slice(0, -3)}abc`)).toMatchObject(nothing);
    expect(await view('')).toMatchObject(nothing);
    expect(await viewPaylink(testContext(database, 'de'), payments, token)).toMatchObject(nothing);
  });

  it.each(['riverty', 'invoice', 'bitcoin', ''])('a payment link rejects the method %j', async (method) => {
    const token = await createPaylink(await ordered('invoice'));
    expect(await payByLink(nl(), payments, { token, method })).toMatchObject({ ok: false });
  });
});

describe('a bank transfer', () => {
  it('a transfer is booked once by its statement line; parts add up and a surplus is refunded', async () => {
    const some = await ordered('invoice');
    const { orderNumber, orderId, totalMinor } = some.order;
    const receive = (amountMinor: number, key: string, reference = orderNumber) =>
      receiveTransfer(nl(), { reference, amountMinor, key });
    expect(await receive(totalMinor - 100, 'line-1')).toBe('booked');
    expect(await receive(totalMinor - 100, 'line-1')).toBe('known');
    expect(await getOrderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 100 });
    expect(await receive(150, 'line-2')).toBe('booked');
    expect(await listOrderRefunds(some.ctx, orderId)).toMatchObject([{ state: 'manual', amountMinor: 50 }]);
    expect((await listOrderPayments(some.ctx, orderId)).at(-1)).toMatchObject({
      method: 'invoice',
      state: 'canceled',
    });
  });

  it('a transfer for an unknown order is refused', async () => {
    expect(await receiveTransfer(nl(), { reference: '999', amountMinor: 1, key: 'x' })).toBe('no such order');
  });
});
