import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { invoicesOf } from '#commerce/orders/invoice/invoice.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/receive-transfer.service.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { cancelPieces } from './cancel-pieces.service.ts';
import { deliverOrder, dispatchOrder } from './dispatch-order.service.ts';
import { orderLife } from './order-life.service.ts';
import { returnItems } from './return-items.service.ts';

const database = await testDatabase();
const ctx = testContext(database, 'de');

beforeAll(() =>
  sellArticles(database, [
    { sku: 'A', priceMinor: { de: 10_000 } },
    { sku: 'B', priceMinor: { de: 5000 } },
  ]),
);

async function bought(credit = false) {
  const shopper = await readyToOrder(ctx, { 'A-1': 3, 'B-1': 2 });
  if (credit) await chooseCredit(shopper, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
  const done = await order(shopper);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function stockOf(sku: string): Promise<number> {
  const { rows } = await database.pool.query<{ quantity: number }>(
    "select quantity from stock join variant using (variant_id) where sku = $1 and tenant_id = 'de'",
    [sku],
  );
  return rows[0]?.quantity ?? -1;
}

async function stateOf(orderId: string): Promise<string> {
  const { rows } = await database.pool.query('select state from sales_order where order_id = $1', [orderId]);
  return rows[0]?.state;
}

describe('pieces that have not left', () => {
  it('are cancelled once: stock, debt, mail, and the invoice is of the rest', async () => {
    const o = await bought();
    const before = await stockOf('A-1');
    for (const _ of [1, 2]) {
      expect(await cancelPieces(ctx, o.orderId, [{ position: 1, quantity: 2 }], 'k')).toMatchObject({
        ok: true,
      });
    }
    expect(await stockOf('A-1')).toBe(before + 2);
    expect((await orderBalance(ctx, o.orderId)).balanceMinor).toBe(o.totalMinor - 20_000);
    expect((await orderLife(ctx, o)).pieces[0]).toMatchObject({ kept: 1 });
    expect(await invoicesOf(ctx, o.orderId)).toEqual([]);
    expect(
      await dispatchOrder(ctx, { orderId: o.orderId, items: [{ position: 1, quantity: 2 }], key: 'no' }),
    ).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    await dispatchOrder(ctx, { orderId: o.orderId, key: 'p' });
    expect(await stateOf(o.orderId)).toBe('shipped');
    expect(await invoicesOf(ctx, o.orderId)).toMatchObject([
      { kind: 'invoice', totalMinor: o.totalMinor - 20_000 },
    ]);
    const { rows } = await database.pool.query('select subject from mail_outbox where text like $1', [
      `%${o.orderNumber}%`,
    ]);
    expect(rows.map(({ subject }) => subject)).toContain(
      `Ein Teil Ihrer Bestellung ${o.orderNumber} ist storniert`,
    );
  });

  it('after the rest has left and arrived leave the order delivered, with a credit note', async () => {
    const o = await bought();
    const { orderId } = o;
    await receiveTransfer(ctx, { reference: o.orderNumber, amountMinor: o.totalMinor, key: orderId });
    await dispatchOrder(ctx, { orderId, items: [{ position: 1, quantity: 3 }], key: 'p' });
    await deliverOrder(ctx, { orderId });
    expect(await stateOf(orderId)).toBe('placed');
    const done = await cancelPieces(ctx, orderId, [{ position: 2, quantity: 2 }], 'rest');
    expect(done).toMatchObject({ value: { refundMinor: 10_000 } });
    expect(await stateOf(orderId)).toBe('delivered');
    expect(await invoicesOf(ctx, orderId)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note' }]);
    await returnItems(ctx, orderId, [{ position: 1, quantity: 3 }], 'back');
    expect(await stateOf(orderId)).toBe('returned');
    expect((await orderBalance(ctx, orderId)).creditMinor).toBe(o.totalMinor);
  });

  it('make a plan smaller, and a whole cancellation afterwards gives back the rest only', async () => {
    const o = await bought(true);
    const { orderId } = o;
    const before = await stockOf('B-1');
    await cancelPieces(ctx, orderId, [{ position: 2, quantity: 1 }], 'one');
    expect((await findAgreement(ctx, orderId))?.plan.priceMinor).toBe(o.totalMinor - 5000);
    expect(await cancelOrder(ctx, orderId, 'customer')).toMatchObject({ ok: true });
    expect(await stockOf('B-1')).toBe(before + 2);
    expect((await orderBalance(ctx, orderId)).balanceMinor).toBe(0);
  });

  it('that are all of the order cancel it; what left or is not there is refused', async () => {
    const o = await bought();
    const { orderId } = o;
    expect(await cancelPieces(ctx, orderId, [{ position: 1, quantity: 4 }], 'x')).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    const all = [
      { position: 1, quantity: 3 },
      { position: 2, quantity: 2 },
    ];
    expect(await cancelPieces(ctx, orderId, all, 'all')).toMatchObject({ ok: true });
    expect(await stateOf(orderId)).toBe('cancelled');
    expect(await cancelPieces(ctx, orderId, all, 'again')).toMatchObject({
      refusal: { code: 'OrderStateRefuses' },
    });
  });
});
