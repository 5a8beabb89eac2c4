import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance, listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { withdrawCredit } from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listManualRefunds } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import { payByLink } from './paylink/pay-by-link.service.ts';
import { makePaylink } from './paylink/paylink.commands.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { settlePayment } from './settle-payment.service.ts';
import { testPayments } from './test-payments.ts';
import { receiveTransfer } from './transfer/receive-transfer.service.ts';

const database = await testDatabase({ poolSize: 12 });
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const nl = testContext(database, 'nl', { clock });
const bench = testPayments(database, clock);
const { payments } = bench;

beforeAll(() => sellArticles(database, [{ sku: 'TV', stock: 100_000, priceMinor: { nl: 54_900 } }]));

async function placeTestOrder(isCredit: boolean, isSent: boolean) {
  const ctx = await prepareOrder(nl, { 'TV-1': 2 });
  if (isCredit) {
    const asked = { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' } as const;
    const chosen = await viewCheckoutAfter(chooseCredit(ctx, asked));
    if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  }
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId } = placed.value.order;
  if (isSent) await dispatchOrder(ctx, { orderId, key: 'all' });
  if (isSent) await deliverOrder(ctx, { orderId });
  return { ctx, order: placed.value.order };
}
type World = Awaited<ReturnType<typeof placeTestOrder>>;

/** The customer is at the provider's page with what is due, and has just paid it there. */
async function payAtProvider({ ctx, order: { orderId, orderNumber } }: World): Promise<string> {
  const kept = await readOrderByNumber(ctx, orderNumber);
  const link = kept && (await makePaylink(ctx, payments, kept, 'due'));
  const token = new URLSearchParams(link?.path.split('?')[1]).get('link') ?? '';
  const begun = await payByLink(ctx, payments, { token, method: 'visa' });
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  await bench.simulateState(begun.value.split('/').at(-1) ?? '', 'paid');
  const [payment] = await listOrderPayments(ctx, orderId);
  return payment?.paymentId ?? '';
}

type Meanwhile = 'nothing' | 'cancel' | 'return' | 'withdraw';

function changeMeanwhile({ ctx, order: { orderId } }: World, what: Meanwhile): Promise<unknown> {
  if (what === 'cancel') return cancelOrder(ctx, orderId, 'customer');
  if (what === 'withdraw') return withdrawCredit(ctx, { orderId });
  const items = [{ position: 1, quantity: 2 }];
  return what === 'return'
    ? returnItems(ctx, orderId, items, 'all back', { restock: true })
    : Promise.resolve();
}

async function countMails({ order: { orderNumber } }: World): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from mail_outbox
      where dedupe_key like 'payment-refund:%' and text like '%' || $1 || '%'`,
    [orderNumber],
  );
  return rows[0]?.count ?? 0;
}

/** Everything that is to be given back is given back: what was paid and kept is what is owed no more. */
async function expectSettled(world: World): Promise<void> {
  const { ctx, order: own } = world;
  const reconcile = () => reconcilePayments({ ...ctx, tenants: [ctx.tenant], payments });
  const before = await listOrderRefunds(ctx, own.orderId);
  expect(await countMails(world), 'a surplus is told').toBe(
    before.filter(({ key }) => key === 'excess').length,
  );
  await reconcile();
  await reconcile();
  const byHand = (await listManualRefunds(ctx)).filter(({ orderNumber }) => orderNumber === own.orderNumber);
  for (const { refundId } of byHand) expect(await recordManualRefund(ctx, refundId)).toBe(true);
  const { balanceMinor } = await getOrderBalance(ctx, own.orderId);
  expect(balanceMinor, 'nothing of the customer is kept').toBeGreaterThanOrEqual(0);
  const received = (await listOrderPayments(ctx, own.orderId)).filter(({ state }) => state === 'paid');
  const back = await listOrderRefunds(ctx, own.orderId);
  expect(back.filter(({ state }) => state !== 'done')).toEqual([]);
  for (const { paymentId, amountMinor } of received) {
    const given = back.filter((one) => one.paymentId === paymentId);
    expect(given.reduce((sum, one) => sum + one.amountMinor, 0)).toBeLessThanOrEqual(amountMinor);
  }
  const { rows } = await database.pool.query<{ cash: number }>(
    `select coalesce(sum(p.amount_minor), 0)::int as cash
       from ledger_entry e join ledger_posting p using (tenant_id, entry_id)
      where e.order_id = $1 and p.account = 'cash'`,
    [own.orderId],
  );
  const sum = (all: readonly { amountMinor: number }[]) => all.reduce((all, one) => all + one.amountMinor, 0);
  expect(rows[0]?.cash, 'the books have what came and what went').toBe(sum(received) - sum(back));
}

it('an instalment or whole debt paid several times simultaneously has its surplus reported and refunded', async () => {
  const histories = fc.record({
    isCredit: fc.boolean(),
    isSent: fc.boolean(),
    what: fc.constantFrom<Meanwhile>('nothing', 'cancel', 'return', 'withdraw'),
    /** percent of what is due: the desk's bookings, each pressed twice */
    transfers: fc.array(fc.constantFrom(100, 100, 40, 130, 1300), { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(histories, async ({ isCredit, isSent, what, transfers }) => {
      const world = await placeTestOrder(isCredit, isSent);
      const { ctx, order: own } = world;
      const [due] = await listScheduledDues(ctx, own.orderId);
      const paymentId = await payAtProvider(world);
      const desk = transfers.map((percent, line) => ({
        reference: own.orderNumber,
        amountMinor: Math.round(((due?.amountMinor ?? 0) * percent) / 100),
        key: `${own.orderNumber}:${line}`,
      }));
      await Promise.all([
        ...[1, 2, 3].map(() => settlePayment(ctx, payments, paymentId, 'webhook')),
        ...[...desk, ...desk].map((transfer) => receiveTransfer(ctx, transfer)),
        changeMeanwhile(world, what),
      ]);
      await expectSettled(world);
      // money that comes after all that
      await receiveTransfer(ctx, {
        reference: own.orderNumber,
        amountMinor: 5000,
        key: `${own.orderId}:late`,
      });
      await expectSettled(world);
    }),
    { numRuns: 12 },
  );
});
