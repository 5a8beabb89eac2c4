import { testContext } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { ProviderState } from '#commerce/money/payment/payment-provider.types.ts';
import { findByReference } from '#commerce/money/payment/record/payment-record.queries.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { checkOrderPayment } from './order-payment.service.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startPayment } from './start-payment.service.ts';
import { testPayments } from './test-payments.ts';

const START = new Date('2026-11-20T12:00:00Z');

/** For tests: customers of the Dutch shop who order `A-1`, a provider whose payments the test changes, and a clock. */
export function redirectOrders(database: Database) {
  let now = START;
  const clock = { now: () => now };
  const createDutchContext = () => testContext(database, 'nl', { clock });
  const bench = testPayments(database, clock);
  const { payments } = bench;

  async function placeRedirectOrder(method = 'paypal', variantSku = 'A-1') {
    const ctx = await prepareOrder(
      createDutchContext(),
      { [variantSku]: 2 },
      { payment: { paymentMethod: method } },
    );
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    return { ctx, order: placed.value.order };
  }

  /** Ordered, and the payment is open at the provider's. */
  async function beginPayment(method = 'paypal', variantSku = 'A-1') {
    const { ctx, order: placed } = await placeRedirectOrder(method, variantSku);
    const url = await startPayment(ctx, payments, placed.orderId);
    return { ctx, order: placed, reference: url?.split('/').at(-1) ?? '', url };
  }

  type Ordered = Awaited<ReturnType<typeof placeRedirectOrder>>;
  type Begun = Awaited<ReturnType<typeof beginPayment>>;

  async function receiveWebhook({ ctx }: Ordered, reference: string) {
    const payment = await findByReference(ctx, 'sandbox', reference);
    if (payment) await settlePayment(ctx, payments, payment.paymentId, 'webhook');
  }

  return {
    clock,
    nl: createDutchContext,
    bench,
    payments,
    ordered: placeRedirectOrder,
    begun: beginPayment,
    webhook: receiveWebhook,
    /** minutes after the beginning */
    moveClock(count: number) {
      now = new Date(START.getTime() + count * 60_000);
    },
    /** The provider reports a state by a webhook. */
    async reportState(some: Begun, state: ProviderState) {
      await bench.simulateState(some.reference, state);
      await receiveWebhook(some, some.reference);
    },
    async fetchOrderState({ ctx, order: { orderNumber, accessToken } }: Ordered) {
      return (await getOrder(ctx, { orderNumber, accessToken }))?.state;
    },
    reconcile(by = payments) {
      const { db, events, log, tenant } = createDutchContext();
      return reconcilePayments({ db, clock, events, log, tenants: [tenant], payments: by });
    },
    /** @param cause of mails, with % for anything */
    async countMails(cause: string): Promise<number> {
      const { rows } = await database.pool.query(
        'select count(*)::int as count from mail_outbox where dedupe_key like $1',
        [cause],
      );
      return rows[0].count;
    },
    /** The fields that the screen after the payment asks for. */
    screen: ({ ctx, order: { orderNumber, accessToken } }: Ordered) =>
      checkOrderPayment(ctx, payments, { orderNumber, accessToken }),
  };
}
