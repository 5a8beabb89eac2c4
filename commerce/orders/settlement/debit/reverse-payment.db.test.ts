import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listManualRefunds } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import { receiveTransfer } from '../transfer/receive-transfer.service.ts';
import { reversePayment } from './reverse-payment.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'COAT', priceMinor: { nl: 5000 } }]));

async function placeSentOrder() {
  const ctx = await prepareOrder(nl, { 'COAT-1': 3 });
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId, orderNumber, totalMinor } = placed.value.order;
  await dispatchOrder(ctx, { orderId, key: 'all' });
  const pay = (amountMinor: number, key: string) =>
    receiveTransfer(ctx, { reference: orderNumber, amountMinor, key: `${orderId}:${key}` });
  const takeBack = (amountMinor: number) =>
    reversePayment(ctx, {
      ...{ kind: 'returned-debit', reference: orderNumber, reason: 'MD06' },
      ...{ amountMinor, key: `${orderId}:out:${amountMinor}` },
    });
  const sendBack = (key: string) => returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], key);
  const balance = async () => (await getOrderBalance(ctx, orderId)).balanceMinor;
  const fetchWaitingRefunds = async () =>
    (await listManualRefunds(ctx)).filter((refund) => refund.orderNumber === orderNumber);
  return { ctx, totalMinor, pay, takeBack, sendBack, balance, waiting: fetchWaitingRefunds };
}

const listAmounts = (refunds: readonly { readonly amountMinor: number }[]) =>
  refunds.map(({ amountMinor }) => amountMinor).toSorted((a, b) => b - a);

describe('a payment that is charged back', () => {
  it('a payment that is charged back is not refunded too: its pending refunds are dropped', async () => {
    const { ctx, totalMinor, pay, takeBack, sendBack, balance, waiting } = await placeSentOrder();
    await pay(totalMinor, 'in');
    await sendBack('one');
    const [made] = await waiting();
    expect(await recordManualRefund(ctx, made?.refundId ?? '')).toBe(true);
    await sendBack('two');
    const [refund] = await waiting();
    expect(refund).toMatchObject({ amountMinor: 5000 });
    expect(await takeBack(totalMinor)).toBe('booked');
    expect(await waiting()).toEqual([]);
    expect(await recordManualRefund(ctx, refund?.refundId ?? ''), 'by a list that was printed before').toBe(
      true,
    );
    expect(await balance(), 'the kept piece, and the refunds that were made').toBe(totalMinor);
    // paid again, and the last piece goes back
    await pay(totalMinor, 'again');
    await sendBack('three');
    expect(await balance()).toBeLessThan(0);
    expect(listAmounts(await waiting())).toEqual([-(await balance())]);
  });

  it('a chargeback reduces the refunds of other payments to the remaining surplus', async () => {
    const { totalMinor, pay, takeBack, balance, waiting } = await placeSentOrder();
    await pay(totalMinor, 'in');
    await pay(4000, 'typed wrong');
    await pay(3000, 'once more');
    expect(listAmounts(await waiting())).toEqual([4000, 3000]);
    await takeBack(4000);
    expect(listAmounts(await waiting())).toEqual([3000]);
    await pay(totalMinor + 1, 'twice');
    await takeBack(totalMinor);
    expect(await balance()).toBe(-3001);
    expect(listAmounts(await waiting()).reduce((sum, amount) => sum + amount, 0)).toBe(3001);
  });
});
