import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { type Payments, ProviderError } from '#commerce/money/payment/payment-provider.types.ts';
import {
  claimPayment,
  claimRefund,
  putOff,
  putOffRefund,
} from '#commerce/money/payment/record/due-payment.commands.ts';
import { movePayment, type Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { findPayment, listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { writeNextCheck } from '#commerce/money/payment/record/payment-record.service.ts';
import { hasEnded } from '#commerce/money/payment/record/payment-state.rules.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { carryOutRefund } from '#commerce/orders/refund/refund.service.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import { listOrdersWaitingSince } from './debit/due.store.ts';
import { makePaylink } from './paylink/paylink.commands.ts';
import { queuePaymentReminder } from './payment-mail.service.ts';
import { applyAnswer, settlePayment } from './settle-payment.service.ts';
import { endPayment, startPayment } from './start-payment.service.ts';

export type ReconcileOptions = Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & {
  readonly tenants: readonly Tenant[];
  readonly payments: Payments;
};

export type Reconciled = {
  readonly payments: number;
  readonly refunds: number;
  /** orders that were not paid in time and whose stock is free again */
  readonly released: number;
};

/** How long a customer may take to pay before a link comes by mail. */
const REMIND_AFTER_MS = 15 * 60_000;

/**
 * Finds payments that got stuck and settles them: those that never began, whose webhook never came, or that were paid
 * when no browser waited any more; refunds that were not carried out; orders that were not paid in time. It can run
 * at any time, repeatedly and on several servers at once: each payment is claimed for two minutes, and every step is
 * idempotent.
 */
export async function reconcilePayments(options: ReconcileOptions): Promise<Reconciled> {
  const { db, clock } = options;
  const done = { payments: 0, refunds: 0, released: 0 };
  const seen = new Set<string>();
  for (;;) {
    const claimed = await claimPayment(db, clock.now());
    if (!claimed || seen.has(claimed.what.paymentId)) break;
    seen.add(claimed.what.paymentId);
    const ctx = await resolveOrderContext(options, claimed.tenantId, claimed.what.orderId);
    if (ctx) await runLoggingErrors(ctx, claimed.what, () => lookAfter(ctx, options.payments, claimed.what));
    await putOff(db, claimed, clock.now());
    done.payments += 1;
  }
  for (;;) {
    const claimed = await claimRefund(db, clock.now());
    if (!claimed || seen.has(claimed.what.refundId)) break;
    seen.add(claimed.what.refundId);
    const ctx = await resolveOrderContext(options, claimed.tenantId, claimed.what.orderId);
    const payment = ctx && (await findPayment(ctx, claimed.what.paymentId));
    if (payment) {
      await runLoggingErrors(ctx, claimed.what, () =>
        carryOutRefund(ctx, options.payments, payment, claimed.what),
      );
    }
    await putOffRefund(db, claimed, clock.now());
    done.refunds += 1;
  }
  for (const tenant of options.tenants) done.released += await releaseUnpaid(options, tenant);
  return done;
}

async function resolveOrderContext(
  options: ReconcileOptions,
  tenantId: string,
  orderId: string,
): Promise<RequestContext | null> {
  const tenant = options.tenants.find(({ id }) => id === tenantId);
  if (!tenant) return null;
  const first = tenant.locales[0]?.locale as Locale;
  const order = await readOrder(
    createBackgroundContext(options, { tenant, locale: first }, 'payments'),
    orderId,
  );
  return createBackgroundContext(options, { tenant, locale: order?.locale ?? first }, 'payments');
}

/** Logs why a payment could not be settled; the others are still settled. */
async function runLoggingErrors(
  ctx: RequestContext,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId?: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.error({ err: error, orderId, paymentId }, 'a payment could not be reconciled');
  }
}

async function lookAfter(ctx: RequestContext, payments: Payments, payment: Payment): Promise<void> {
  const order = await readOrder(ctx, payment.orderId);
  if (!order) return;
  if (payment.provider === null && payment.state === 'open')
    return remind(ctx, payments, order, payment, null);
  if (payment.state === 'created') {
    // the browser may never have learned where to pay: the mailed link then leads there
    if (order.state === 'awaiting_payment') await startPayment(ctx, payments, payment.orderId);
    else await movePayment(ctx, payment.paymentId, 'canceled', 'reconciliation');
  } else await settlePayment(ctx, payments, payment.paymentId, 'reconciliation');
  const now = await findPayment(ctx, payment.paymentId);
  if (!now || now.state === 'paid') return;
  if (hasEnded(now.state)) return writeNextCheck(ctx, now.paymentId, null);
  await advancePayment(ctx, payments, order, now);
}

/** Ends an open payment when nobody owes it any more, and takes a held one when its goods have left. */
async function advancePayment(
  ctx: RequestContext,
  payments: Payments,
  before: PaidOrder,
  payment: Payment,
): Promise<void> {
  const order = (await readOrder(ctx, before.orderId)) ?? before;
  const { provider } = payments;
  if (!provider || payment.providerReference === null) return;
  const isOwedStill = await isOwed(ctx, order, payment);
  // of what was sent back the delivery may be left to pay
  const hasLeft = order.state === 'shipped' || order.state === 'delivered';
  if (payment.state === 'authorized' && (hasLeft || (order.state === 'returned' && isOwedStill))) {
    const amount = { minor: payment.amountMinor, currency: payment.currency };
    const key = { amount, idempotencyKey: `capture-${payment.paymentId}` };
    const answer = await provider.capture(payment.providerReference, key).catch(ignoreProviderError);
    if (answer) await applyAnswer(ctx, payment, answer, 'reconciliation');
    return;
  }
  if (isOwedStill) return remindWaiting(ctx, payments, order, payment);
  await endPayment(ctx, provider, payment).catch(ignoreProviderError);
}

function ignoreProviderError(error: unknown): null {
  if (!(error instanceof ProviderError)) throw error;
  return null;
}

async function isOwed(ctx: RequestContext, order: PaidOrder, payment: Payment): Promise<boolean> {
  if (order.state === 'cancelled') return false;
  if (order.state === 'awaiting_payment') return true;
  if ((await getOrderBalance(ctx, order.orderId)).balanceMinor <= 0) return false;
  if (payment.state !== 'authorized') return true;
  const others = (await listOrderPayments(ctx, order.orderId)).filter(
    (one) => one.paymentId !== payment.paymentId,
  );
  // of two payments that hold the same money the first is taken
  return !others.some(({ state, attempt }) => state === 'authorized' && attempt < payment.attempt);
}

async function remindWaiting(
  ctx: RequestContext,
  payments: Payments,
  order: PaidOrder,
  payment: Payment,
): Promise<void> {
  const waitedMs = ctx.clock.now().getTime() - payment.createdAt.getTime();
  if (order.state !== 'awaiting_payment' || waitedMs < REMIND_AFTER_MS) return;
  await remind(ctx, payments, order, payment);
}

/** Mails a link to pay, once for each payment. */
async function remind(
  ctx: RequestContext,
  payments: Payments,
  order: PaidOrder,
  payment: Payment,
  nextCheckAt?: null,
): Promise<void> {
  const texts = await loadMailTexts(ctx);
  await runInTransaction(ctx, async (inner) => {
    const link = payments.provider && (await makePaylink(inner, payments, order));
    if (link) await queuePaymentReminder(inner, { order, payment, texts, link });
    if (nextCheckAt === null) await writeNextCheck(inner, payment.paymentId, null);
  });
}

/**
 * Cancels an order that was not paid in time, after asking the provider a last time, so that its stock is free again.
 */
async function releaseUnpaid(options: ReconcileOptions, tenant: Tenant): Promise<number> {
  const until = new Date(options.clock.now().getTime() - tenant.payment.holdMinutes * 60_000);
  let released = 0;
  for (const orderId of await listOrdersWaitingSince(options.db, tenant.id, until)) {
    const ctx = await resolveOrderContext(options, tenant.id, orderId);
    if (!ctx) continue;
    await runLoggingErrors(ctx, { orderId }, async () => {
      for (const { paymentId } of await listOrderPayments(ctx, orderId)) {
        await settlePayment(ctx, options.payments, paymentId, 'reconciliation');
      }
      const order = await readOrder(ctx, orderId);
      if (order?.state !== 'awaiting_payment') return;
      const cancelled = await cancelOrder(ctx, orderId, 'payment');
      if (cancelled.ok) released += 1;
    });
  }
  return released;
}
