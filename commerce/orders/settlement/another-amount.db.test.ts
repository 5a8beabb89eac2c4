import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addDays, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { paymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import { ProviderError } from '#commerce/money/payment/payment-provider.types.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { refundsOf } from '#commerce/money/payment/refund-record.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel-order.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { manualRefunds, refundWasMade } from '#commerce/orders/refund/manual-refund.service.ts';
import { refundOrder } from '#commerce/orders/refund/refund.service.ts';
import { payAgain } from './order-payment.service.ts';
import { receiveTransfer } from './receive-transfer.service.ts';
import { redirectOrders } from './test-redirect-orders.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const { begun, told, stateOf, screen, reconcile, payments, minutes, mailsTo } = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => minutes(0));

type Begun = Awaited<ReturnType<typeof begun>>;

/** At the provider's another amount, or currency, is paid than was asked for. */
async function paidOtherwise(some: Begun, amount: { minor?: number; currency?: string }) {
  await database.pool.query(
    'update sandbox_payment set amount_minor = coalesce($2, amount_minor), currency = coalesce($3, currency) where reference = $1',
    [some.reference, amount.minor ?? null, amount.currency ?? null],
  );
  await told(some, 'paid');
}

const balance = async ({ ctx, order: { orderId } }: Begun) => (await orderBalance(ctx, orderId)).balanceMinor;
const givenBack = async ({ ctx, order: { orderId } }: Begun) =>
  (await refundsOf(ctx, orderId)).map(({ amountMinor, state }) => [amountMinor, state]);

describe('more than was asked for', () => {
  it('places the order, and the rest goes back at once', async () => {
    const some = await begun();
    await paidOtherwise(some, { minor: some.order.totalMinor + 321 });
    expect(await stateOf(some)).toBe('placed');
    expect(await givenBack(some)).toEqual([[321, 'requested']]);
    expect(await mailsTo(`payment-refund:%`)).toBe(1);
    await reconcile();
    await reconcile();
    expect(await givenBack(some)).toEqual([[321, 'done']]);
    expect(await balance(some)).toBe(0);
  });

  it('for an order that was cancelled meanwhile goes back whole', async () => {
    const some = await begun();
    await cancelOrder(some.ctx, some.order.orderId, 'customer');
    await paidOtherwise(some, { minor: some.order.totalMinor + 5 });
    expect(await stateOf(some)).toBe('cancelled');
    expect(await givenBack(some)).toEqual([[some.order.totalMinor + 5, 'requested']]);
    await reconcile();
    await reconcile();
    expect(await balance(some)).toBe(0);
  });
});

describe('less than was asked for', () => {
  it('places nothing and is kept for the order; paid otherwise, it goes back', async () => {
    const some = await begun();
    await paidOtherwise(some, { minor: 700 });
    await told(some, 'paid');
    expect(await stateOf(some)).toBe('awaiting_payment');
    expect(await balance(some)).toBe(-700);
    expect(await screen(some)).toMatchObject({
      state: 'refused',
      methods: expect.arrayContaining(['ideal']),
    });
    expect(await givenBack(some)).toEqual([]);
    const { orderNumber, accessToken, orderId } = some.order;
    const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' });
    const reference = (again.ok && again.value?.split('/').at(-1)) || '';
    await told({ ...some, reference }, 'paid');
    expect(await stateOf(some)).toBe('placed');
    expect(await givenBack(some)).toEqual([[700, 'requested']]);
    await reconcile();
    await reconcile();
    expect(await balance(some)).toBe(0);
    expect(await paymentsOf(some.ctx, orderId)).toMatchObject([
      { attempt: 2, state: 'paid', amountMinor: some.order.totalMinor },
      { attempt: 1, state: 'paid', amountMinor: 700 },
    ]);
  });

  it('by invoice instead: the amount received counts, the rest is owed', async () => {
    const some = await begun();
    await paidOtherwise(some, { minor: 700 });
    const { orderNumber, accessToken } = some.order;
    const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'invoice' });
    expect(again).toEqual({ ok: true, value: null });
    expect(await balance(some)).toBe(some.order.totalMinor - 700);
    expect(await givenBack(some)).toEqual([]);
  });

  it('goes back when the time to pay is over', async () => {
    const some = await begun();
    await paidOtherwise(some, { minor: 700 });
    minutes(61);
    await reconcile();
    expect(await stateOf(some)).toBe('cancelled');
    await reconcile();
    await reconcile();
    expect(await givenBack(some)).toEqual([[700, 'done']]);
    expect(await balance(some)).toBe(0);
  });
});

it('another currency places nothing and is in no book', async () => {
  const some = await begun();
  await paidOtherwise(some, { currency: 'CHF' });
  expect(await stateOf(some)).toBe('awaiting_payment');
  expect(await balance(some)).toBe(0);
  expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
    { state: 'open', problem: 'amount_differs' },
  ]);
});

it('a transfer for a cancelled order, and one too many, are put down to be given back', async () => {
  const de = testContext(database, 'de');
  const done = await order(
    await readyToOrder(de, { 'A-1': 1 }, { payment: { paymentMethod: 'prepayment' } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderId, orderNumber, totalMinor } = done.value.order;
  await receiveTransfer(de, { reference: orderNumber, amountMinor: totalMinor + 100, key: 'line 1' });
  await receiveTransfer(de, { reference: orderNumber, amountMinor: 40, key: 'line 2' });
  await cancelOrder(de, orderId, 'customer');
  await receiveTransfer(de, { reference: orderNumber, amountMinor: 60, key: 'line 3' });
  const waiting = (await manualRefunds(de)).filter((refund) => refund.orderNumber === orderNumber);
  expect(waiting.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor + 200);
  for (const { refundId } of waiting) expect(await refundWasMade(de, refundId)).toBe(true);
  expect((await orderBalance(de, orderId)).balanceMinor).toBe(0);
});

it('a refund that a provider refuses waits for a person, with the reason', async () => {
  const some = await begun();
  await told(some, 'paid');
  const { orderId, orderNumber } = some.order;
  await refundOrder(some.ctx, orderId, 500, 'return:1');
  const provider = payments.provider;
  if (!provider) throw new Error('no provider');
  const refusing = { ...provider, refund: () => Promise.reject(new ProviderError('refused', 'too old')) };
  await reconcile({ ...payments, provider: refusing });
  const [waiting] = (await manualRefunds(some.ctx)).filter((refund) => refund.orderNumber === orderNumber);
  expect(waiting).toMatchObject({ amountMinor: 500, problem: 'refused_by_provider' });
  expect(await balance(some)).toBe(0);
  expect(await refundWasMade(some.ctx, waiting?.refundId ?? '')).toBe(true);
  expect(await refundWasMade(some.ctx, waiting?.refundId ?? '')).toBe(false);
  expect(await balance(some)).toBe(500);
});

it('a tenant’s days to pay in advance are one number: on the paper, in the ledger and in the account', async () => {
  const shop = testContext(database, 'de');
  const de = { ...shop, tenant: { ...shop.tenant, payment: { ...shop.tenant.payment, prepaymentDays: 14 } } };
  const done = await order(
    await readyToOrder(de, { 'A-1': 1 }, { payment: { paymentMethod: 'prepayment' } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  const inTwoWeeks = addDays(todayOf(de), 14);
  const { order: placed } = done.value;
  expect((await orderBalance(de, placed.orderId)).grandTotal).toMatchObject({ dueOn: inTwoWeeks });
  expect(await paymentInstruction(de, placed)).toMatchObject({ payUntil: inTwoWeeks });
});
