import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listInvoices } from '#commerce/orders/invoice/invoice.queries.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { loadOrderLife } from '../life/order-life.service.ts';
import { returnItems } from '../returns/return-items.service.ts';
import { cancelOrder } from './cancel-order.service.ts';
import { cancelPieces } from './cancel-pieces.service.ts';

const database = await testDatabase();
const ctx = testContext(database, 'de');

beforeAll(() =>
  sellArticles(database, [
    { sku: 'A', priceMinor: { de: 10_000 } },
    { sku: 'B', priceMinor: { de: 5000 } },
  ]),
);

async function placeTestOrder(credit = false) {
  const shopper = await prepareOrder(ctx, { 'A-1': 3, 'B-1': 2 });
  if (credit) await chooseCredit(shopper, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
  const done = await placeSeenOrder(shopper);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function fetchStock(sku: string): Promise<number> {
  const { rows } = await database.pool.query<{ quantity: number }>(
    "select quantity from stock join variant using (variant_id) where sku = $1 and tenant_id = 'de'",
    [sku],
  );
  return rows[0]?.quantity ?? -1;
}

async function fetchOrderState(orderId: string): Promise<string> {
  const { rows } = await database.pool.query('select state from sales_order where order_id = $1', [orderId]);
  return rows[0]?.state;
}

describe('pieces that have not been sent', () => {
  it('cancelled pieces change stock, debt and mail once, and the invoice covers the rest', async () => {
    const o = await placeTestOrder();
    const before = await fetchStock('A-1');
    for (const _ of [1, 2]) {
      expect(await cancelPieces(ctx, o.orderId, [{ position: 1, quantity: 2 }], 'k')).toMatchObject({
        ok: true,
      });
    }
    expect(await fetchStock('A-1')).toBe(before + 2);
    expect((await getOrderBalance(ctx, o.orderId)).balanceMinor).toBe(o.totalMinor - 20_000);
    expect((await loadOrderLife(ctx, o)).pieces[0]).toMatchObject({ kept: 1 });
    expect(await listInvoices(ctx, o.orderId)).toEqual([]);
    expect(
      await dispatchOrder(ctx, { orderId: o.orderId, items: [{ position: 1, quantity: 2 }], key: 'no' }),
    ).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    await dispatchOrder(ctx, { orderId: o.orderId, key: 'p' });
    expect(await fetchOrderState(o.orderId)).toBe('shipped');
    expect(await listInvoices(ctx, o.orderId)).toMatchObject([
      { kind: 'invoice', totalMinor: o.totalMinor - 20_000 },
    ]);
    const { rows } = await database.pool.query('select subject from mail_outbox where text like $1', [
      `%${o.orderNumber}%`,
    ]);
    expect(rows.map(({ subject }) => subject)).toContain(
      `Ein Teil Ihrer Bestellung ${o.orderNumber} ist storniert`,
    );
  });

  it('cancelling after the rest has arrived leaves the order delivered with a credit note', async () => {
    const o = await placeTestOrder();
    const { orderId } = o;
    await receiveTransfer(ctx, { reference: o.orderNumber, amountMinor: o.totalMinor, key: orderId });
    await dispatchOrder(ctx, { orderId, items: [{ position: 1, quantity: 3 }], key: 'p' });
    await deliverOrder(ctx, { orderId });
    expect(await fetchOrderState(orderId)).toBe('placed');
    const done = await cancelPieces(ctx, orderId, [{ position: 2, quantity: 2 }], 'rest');
    expect(done).toMatchObject({ value: { refundMinor: 10_000 } });
    expect(await fetchOrderState(orderId)).toBe('delivered');
    expect(await listInvoices(ctx, orderId)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note' }]);
    await returnItems(ctx, orderId, [{ position: 1, quantity: 3 }], 'back');
    expect(await fetchOrderState(orderId)).toBe('returned');
    expect((await getOrderBalance(ctx, orderId)).creditMinor).toBe(o.totalMinor);
  });

  it('cancelled pieces reduce a plan, and a later full cancellation refunds only the rest', async () => {
    const o = await placeTestOrder(true);
    const { orderId } = o;
    const before = await fetchStock('B-1');
    await cancelPieces(ctx, orderId, [{ position: 2, quantity: 1 }], 'one');
    expect((await findAgreement(ctx, orderId))?.plan.priceMinor).toBe(o.totalMinor - 5000);
    expect(await cancelOrder(ctx, orderId, 'customer')).toMatchObject({ ok: true });
    expect(await fetchStock('B-1')).toBe(before + 2);
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBe(0);
  });

  it('cancelling all pieces cancels the order, and pieces already sent or unknown are refused', async () => {
    const o = await placeTestOrder();
    const { orderId } = o;
    expect(await cancelPieces(ctx, orderId, [{ position: 1, quantity: 4 }], 'x')).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    const all = [
      { position: 1, quantity: 3 },
      { position: 2, quantity: 2 },
    ];
    expect(await cancelPieces(ctx, orderId, all, 'all')).toMatchObject({ ok: true });
    expect(await fetchOrderState(orderId)).toBe('cancelled');
    expect(await cancelPieces(ctx, orderId, all, 'again')).toMatchObject({
      refusal: { code: 'OrderStateRefuses' },
    });
  });
});
