import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/return-items.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { manualRefunds, refundWasMade } from '#commerce/orders/refund/manual-refund.service.ts';
import { receiveTransfer } from './receive-transfer.service.ts';
import { reversePayment } from './reverse-payment.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'COAT', priceMinor: { nl: 5000 } }]));

async function sent() {
  const ctx = await readyToOrder(nl, { 'COAT-1': 3 });
  const placed = await order(ctx);
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
  const balance = async () => (await orderBalance(ctx, orderId)).balanceMinor;
  const waiting = async () =>
    (await manualRefunds(ctx)).filter((refund) => refund.orderNumber === orderNumber);
  return { ctx, totalMinor, pay, takeBack, sendBack, balance, waiting };
}

const amounts = (refunds: readonly { readonly amountMinor: number }[]) =>
  refunds.map(({ amountMinor }) => amountMinor).toSorted((a, b) => b - a);

describe('a payment that is taken back', () => {
  it('is not given back as well: its refunds that nobody has made yet are dropped', async () => {
    const { ctx, totalMinor, pay, takeBack, sendBack, balance, waiting } = await sent();
    await pay(totalMinor, 'in');
    await sendBack('one');
    const [made] = await waiting();
    expect(await refundWasMade(ctx, made?.refundId ?? '')).toBe(true);
    await sendBack('two');
    const [refund] = await waiting();
    expect(refund).toMatchObject({ amountMinor: 5000 });
    expect(await takeBack(totalMinor)).toBe('booked');
    expect(await waiting()).toEqual([]);
    expect(await refundWasMade(ctx, refund?.refundId ?? ''), 'by a list that was printed before').toBe(true);
    expect(await balance(), 'the kept piece, and the refunds that were made').toBe(totalMinor);
    // paid again, and the last piece goes back
    await pay(totalMinor, 'again');
    await sendBack('three');
    expect(await balance()).toBeLessThan(0);
    expect(amounts(await waiting())).toEqual([-(await balance())]);
  });

  it('leaves of the refunds of other payments what is still too much', async () => {
    const { totalMinor, pay, takeBack, balance, waiting } = await sent();
    await pay(totalMinor, 'in');
    await pay(4000, 'typed wrong');
    await pay(3000, 'once more');
    expect(amounts(await waiting())).toEqual([4000, 3000]);
    await takeBack(4000);
    expect(amounts(await waiting())).toEqual([3000]);
    await pay(totalMinor + 1, 'twice');
    await takeBack(totalMinor);
    expect(await balance()).toBe(-3001);
    expect(amounts(await waiting()).reduce((sum, amount) => sum + amount, 0)).toBe(3001);
  });
});
