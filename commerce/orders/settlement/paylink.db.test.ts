import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { refundsOf } from '#commerce/money/payment/refund-record.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel-order.service.ts';
import { payByLink } from './pay-by-link.service.ts';
import { makePaylinkFor, viewPaylink } from './paylink.service.ts';
import { receiveTransfer } from './receive-transfer.service.ts';
import { redirectOrders } from './test-redirect-orders.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const { bench, begun, nl, ordered, payments, stateOf, webhook } = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => shop.minutes(0));

type Ordered = Awaited<ReturnType<typeof ordered>>;

async function linkFor({ ctx, order }: Ordered): Promise<string> {
  const link = await makePaylinkFor(ctx, payments, order.orderNumber);
  return new URLSearchParams(link?.path.split('?')[1]).get('link') ?? '';
}

const view = (token: string) => viewPaylink(nl(), payments, token);

async function pays(some: Ordered, token: string, method = 'visa') {
  const begins = await payByLink(nl(), payments, { token, method });
  const reference = (begins.ok && begins.value.split('/').at(-1)) || '';
  await bench.happens(reference, 'paid');
  await webhook(some, reference);
  return { begins, reference };
}

describe('a payment link', () => {
  it('shows number and amount of what is open, with the tenant’s methods', async () => {
    const some = await ordered('invoice');
    expect(await view(await linkFor(some))).toMatchObject({
      state: 'open',
      order: { orderNumber: some.order.orderNumber, amountMinor: some.order.totalMinor, currency: 'EUR' },
      methods: ['paypal', 'mastercard', 'visa', 'diners', 'discover'],
    });
  });

  it('pays what is open, once, and comes back to its own page', async () => {
    const some = await ordered('invoice');
    const token = await linkFor(some);
    const { reference } = await pays(some, token);
    expect(await view(token)).toMatchObject({ state: 'paid', methods: [] });
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
    expect((await bench.sandbox.show(reference))?.redirectUrl).toContain('/paylink/returning-success/?link=');
    expect(await payByLink(nl(), payments, { token, method: 'visa' })).toMatchObject({
      refusal: { code: 'PaylinkUnusable' },
    });
    expect(await makePaylinkFor(some.ctx, payments, some.order.orderNumber)).toBeNull();
  });

  it('places an order that waited for its payment', async () => {
    const some = await begun();
    await pays(some, await linkFor(some), 'paypal');
    expect(await stateOf(some)).toBe('placed');
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('pressed twice is one payment; another card is another', async () => {
    const some = await ordered('invoice');
    const token = await linkFor(some);
    const press = (method: string) => payByLink(nl(), payments, { token, method });
    const urls = [await press('visa'), await press('visa'), await press('mastercard')].map(
      (one) => one.ok && one.value,
    );
    expect(urls[0]).toBe(urls[1]);
    expect(urls[2]).not.toBe(urls[0]);
  });

  it('says that it failed, and can be used again', async () => {
    const some = await ordered('invoice');
    const token = await linkFor(some);
    const begins = await payByLink(nl(), payments, { token, method: 'visa' });
    await bench.happens((begins.ok && begins.value.split('/').at(-1)) || '', 'failed');
    expect(await view(token)).toMatchObject({ state: 'open', lastFailed: true });
  });

  it('ends after a week; sooner when stock is kept for an hour only', async () => {
    const open = await ordered('invoice');
    const waiting = await begun();
    const [long, short] = [await linkFor(open), await linkFor(waiting)];
    shop.minutes(61);
    expect(await view(short)).toMatchObject({ state: 'expired', methods: [] });
    expect(await view(long)).toMatchObject({ state: 'open' });
    shop.minutes(7 * 24 * 60 + 1);
    expect(await view(long)).toMatchObject({ state: 'expired' });
    expect(await payByLink(nl(), payments, { token: long, method: 'visa' })).toMatchObject({
      refusal: { code: 'PaylinkUnusable' },
    });
  });

  it('of a cancelled order has nothing to pay', async () => {
    const some = await ordered('invoice');
    const token = await linkFor(some);
    await cancelOrder(some.ctx, some.order.orderId, 'shop');
    expect(await view(token)).toMatchObject({ state: 'closed' });
  });

  it('that was changed, or is another tenant’s, says nothing of any order', async () => {
    const token = await linkFor(await ordered('invoice'));
    const nothing = { state: 'invalid', order: null, methods: [], expiresAt: null };
    expect(await view(`${token.slice(0, -3)}abc`)).toMatchObject(nothing);
    expect(await view('')).toMatchObject(nothing);
    expect(await viewPaylink(testContext(database, 'de'), payments, token)).toMatchObject(nothing);
  });

  it.each(['ideal', 'invoice', 'bitcoin', ''])('%j is no method of it', async (method) => {
    const token = await linkFor(await ordered('invoice'));
    expect(await payByLink(nl(), payments, { token, method })).toMatchObject({ ok: false });
  });
});

describe('a bank transfer', () => {
  it('is booked once by its line of the statement; parts add up, and too much goes back', async () => {
    const some = await ordered('invoice');
    const { orderNumber, orderId, totalMinor } = some.order;
    const receive = (amountMinor: number, key: string, reference = orderNumber) =>
      receiveTransfer(nl(), { reference, amountMinor, key });
    expect(await receive(totalMinor - 100, 'line-1')).toBe('booked');
    expect(await receive(totalMinor - 100, 'line-1')).toBe('known');
    expect(await orderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 100 });
    expect(await receive(150, 'line-2')).toBe('booked');
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'manual', amountMinor: 50 }]);
    expect((await paymentsOf(some.ctx, orderId)).at(-1)).toMatchObject({
      method: 'invoice',
      state: 'canceled',
    });
  });

  it('for an order that there is not is refused', async () => {
    expect(await receiveTransfer(nl(), { reference: '999', amountMinor: 1, key: 'x' })).toBe('no such order');
  });
});
