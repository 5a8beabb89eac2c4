import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { findPaymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import { ProviderError } from '#commerce/money/payment/payment-provider.types.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listManualRefunds } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import { refundOrder } from '#commerce/orders/refund/refund.service.ts';
import { payAgain } from '../order-payment.service.ts';
import { redirectOrders } from '../test-redirect-orders.ts';
import { receiveTransfer } from '../transfer/receive-transfer.service.ts';

const database = await testDatabase();
const shop = redirectOrders(database);
const { begun, reportState, fetchOrderState, screen, reconcile, payments, moveClock, countMails } = shop;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }]));
beforeEach(() => moveClock(0));

type Begun = Awaited<ReturnType<typeof begun>>;

/** At the provider's another amount, or currency, is paid than was asked for. */
async function payOtherAmount(some: Begun, amount: { minor?: number; currency?: string }) {
  await database.pool.query(
    'update sandbox_payment set amount_minor = coalesce($2, amount_minor), currency = coalesce($3, currency) where reference = $1',
    [some.reference, amount.minor ?? null, amount.currency ?? null],
  );
  await reportState(some, 'paid');
}

const balance = async ({ ctx, order: { orderId } }: Begun) =>
  (await getOrderBalance(ctx, orderId)).balanceMinor;
const fetchRefunds = async ({ ctx, order: { orderId } }: Begun) =>
  (await listOrderRefunds(ctx, orderId)).map(({ amountMinor, state }) => [amountMinor, state]);

describe('payment of more than the requested amount', () => {
  it('an overpayment places the order and the excess is refunded at once', async () => {
    const some = await begun();
    await payOtherAmount(some, { minor: some.order.totalMinor + 321 });
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await fetchRefunds(some)).toEqual([[321, 'requested']]);
    expect(await countMails(`payment-refund:%`)).toBe(1);
    await reconcile();
    await reconcile();
    expect(await fetchRefunds(some)).toEqual([[321, 'done']]);
    expect(await balance(some)).toBe(0);
  });

  it('an overpayment of a cancelled order is refunded in full', async () => {
    const some = await begun();
    await cancelOrder(some.ctx, some.order.orderId, 'customer');
    await payOtherAmount(some, { minor: some.order.totalMinor + 5 });
    expect(await fetchOrderState(some)).toBe('cancelled');
    expect(await fetchRefunds(some)).toEqual([[some.order.totalMinor + 5, 'requested']]);
    await reconcile();
    await reconcile();
    expect(await balance(some)).toBe(0);
  });
});

describe('payment of less than the requested amount', () => {
  it('an underpayment places nothing, is kept for the order and is refunded when it is paid otherwise', async () => {
    const some = await begun();
    await payOtherAmount(some, { minor: 700 });
    await reportState(some, 'paid');
    expect(await fetchOrderState(some)).toBe('awaiting_payment');
    expect(await balance(some)).toBe(-700);
    expect(await screen(some)).toMatchObject({
      state: 'refused',
      methods: expect.arrayContaining(['ideal']),
    });
    expect(await fetchRefunds(some)).toEqual([]);
    const { orderNumber, accessToken, orderId } = some.order;
    const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' });
    const reference = (again.ok && again.value?.split('/').at(-1)) || '';
    await reportState({ ...some, reference }, 'paid');
    expect(await fetchOrderState(some)).toBe('placed');
    expect(await fetchRefunds(some)).toEqual([[700, 'requested']]);
    await reconcile();
    await reconcile();
    expect(await balance(some)).toBe(0);
    expect(await listOrderPayments(some.ctx, orderId)).toMatchObject([
      { attempt: 2, state: 'paid', amountMinor: some.order.totalMinor },
      { attempt: 1, state: 'paid', amountMinor: 700 },
    ]);
  });

  it('an underpayment counts towards the invoice when the customer switches to it', async () => {
    const some = await begun();
    await payOtherAmount(some, { minor: 700 });
    const { orderNumber, accessToken } = some.order;
    const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'invoice' });
    expect(again).toEqual({ ok: true, value: null });
    expect(await balance(some)).toBe(some.order.totalMinor - 700);
    expect(await fetchRefunds(some)).toEqual([]);
  });

  it('an underpayment is refunded when the time to pay is over', async () => {
    const some = await begun();
    await payOtherAmount(some, { minor: 700 });
    moveClock(61);
    await reconcile();
    expect(await fetchOrderState(some)).toBe('cancelled');
    await reconcile();
    await reconcile();
    expect(await fetchRefunds(some)).toEqual([[700, 'done']]);
    expect(await balance(some)).toBe(0);
  });
});

it('a payment in another currency places no order and is not booked', async () => {
  const some = await begun();
  await payOtherAmount(some, { currency: 'CHF' });
  expect(await fetchOrderState(some)).toBe('awaiting_payment');
  expect(await balance(some)).toBe(0);
  expect(await listOrderPayments(some.ctx, some.order.orderId)).toMatchObject([
    { state: 'open', problem: 'amount_differs' },
  ]);
});

it('a transfer for a cancelled order and a surplus transfer are recorded to be refunded', async () => {
  const de = testContext(database, 'de');
  const done = await placeSeenOrder(
    await prepareOrder(de, { 'A-1': 1 }, { payment: { paymentMethod: 'prepayment' } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderId, orderNumber, totalMinor } = done.value.order;
  await receiveTransfer(de, { reference: orderNumber, amountMinor: totalMinor + 100, key: 'line 1' });
  await receiveTransfer(de, { reference: orderNumber, amountMinor: 40, key: 'line 2' });
  await cancelOrder(de, orderId, 'customer');
  await receiveTransfer(de, { reference: orderNumber, amountMinor: 60, key: 'line 3' });
  const waiting = (await listManualRefunds(de)).filter((refund) => refund.orderNumber === orderNumber);
  expect(waiting.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor + 200);
  for (const { refundId } of waiting) expect(await recordManualRefund(de, refundId)).toBe(true);
  expect((await getOrderBalance(de, orderId)).balanceMinor).toBe(0);
});

it('a refund refused by a provider waits for a person with the reason', async () => {
  const some = await begun();
  await reportState(some, 'paid');
  const { orderId, orderNumber } = some.order;
  await refundOrder(some.ctx, orderId, 500, 'return:1');
  const provider = payments.provider;
  if (!provider) throw new Error('no provider');
  const refusing = { ...provider, refund: () => Promise.reject(new ProviderError('refused', 'too old')) };
  await reconcile({ ...payments, provider: refusing });
  const [waiting] = (await listManualRefunds(some.ctx)).filter(
    (refund) => refund.orderNumber === orderNumber,
  );
  expect(waiting).toMatchObject({ amountMinor: 500, problem: 'refused_by_provider' });
  expect(await balance(some)).toBe(0);
  expect(await recordManualRefund(some.ctx, waiting?.refundId ?? '')).toBe(true);
  expect(await recordManualRefund(some.ctx, waiting?.refundId ?? '')).toBe(false);
  expect(await balance(some)).toBe(500);
});

it('the tenant’s prepayment days are the same on the paper, in the ledger and in the account', async () => {
  const shop = testContext(database, 'de');
  const de = { ...shop, tenant: { ...shop.tenant, payment: { ...shop.tenant.payment, prepaymentDays: 14 } } };
  const done = await placeSeenOrder(
    await prepareOrder(de, { 'A-1': 1 }, { payment: { paymentMethod: 'prepayment' } }),
  );
  if (!done.ok) throw new Error(JSON.stringify(done));
  const inTwoWeeks = addDays(getToday(de), 14);
  const { order: placed } = done.value;
  expect((await getOrderBalance(de, placed.orderId)).grandTotal).toMatchObject({ dueOn: inTwoWeeks });
  expect(await findPaymentInstruction(de, placed)).toMatchObject({ payUntil: inTwoWeeks });
});
