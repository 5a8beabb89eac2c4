import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, type MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { getOrderBalance, recordPayment } from '#commerce/money/ledger/ledger.service.ts';
import {
  type Payments,
  ProviderError,
  type ProviderPayment,
} from '#commerce/money/payment/payment-provider.types.ts';
import {
  movePayment,
  type Payment,
  type PaymentSource,
} from '#commerce/money/payment/record/payment-record.commands.ts';
import { findPayment, listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import {
  writeNextCheck,
  writeProblem,
  writeReceived,
} from '#commerce/money/payment/record/payment-record.service.ts';
import { hasEnded, isSecured } from '#commerce/money/payment/record/payment-state.rules.ts';
import { computeNextCheck } from '#commerce/money/payment/record/schedule.rules.ts';
import { settleCredit } from '#commerce/orders/credit-rights/settle-credit.service.ts';
import { lockOrder, writePaymentMethod } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { confirmOrder } from '#commerce/orders/order/mail/confirm-order.commands.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { computeSurplus, requestRefund } from '#commerce/orders/refund/refund.service.ts';
import { getLanguage } from '#tenants/tenant.ts';
import { bookChargebacks } from './debit/book-chargebacks.service.ts';
import { queueRefundMail } from './payment-mail.service.ts';
import { computeReceivedAmount } from './transfer/received.rules.ts';

/**
 * Asks the provider about a payment, and carries out what follows from its answer. Only this makes a payment paid:
 * neither the browser that comes back does, nor a webhook's content. It can be called at any time and in parallel.
 */
export async function settlePayment(
  ctx: RequestContext,
  { provider }: Payments,
  paymentId: string,
  source: PaymentSource,
): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  if (!provider || !payment || payment.providerReference === null || payment.provider !== provider.name)
    return;
  try {
    const answer = await provider.getPayment(payment.providerReference);
    if (answer) await applyAnswer(ctx, payment, answer, source);
    if (answer?.isChargedBack) await bookChargebacks(ctx, provider, payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ paymentId, err: error }, 'a provider did not say how a payment stands');
  }
}

/**
 * Applies the provider's answer, in one transaction: payment, order, ledger, events and mail move together or not at
 * all.
 */
export async function applyAnswer(
  ctx: RequestContext,
  payment: Payment,
  answer: ProviderPayment,
  source: PaymentSource,
): Promise<void> {
  const order = await readOrder(ctx, payment.orderId);
  if (!order) throw new Error(`payment ${payment.paymentId} has no order ${payment.orderId}`);
  const inLanguage = { ...ctx, locale: order.locale, language: getLanguage(order.locale) };
  const texts = await loadMailTexts(inLanguage);
  await runInTransaction(inLanguage, (inner) => applyLocked(inner, payment, answer, source, texts));
}

async function applyLocked(
  ctx: RequestContext,
  payment: Payment,
  answer: ProviderPayment,
  source: PaymentSource,
  texts: MailTexts,
): Promise<void> {
  const order = await lockOrder(ctx, payment.orderId);
  if (!order) throw new Error(`payment ${payment.paymentId} has no order ${payment.orderId}`);
  const { paymentId, method, currency } = payment;
  const amountMinor = computeReceivedAmount(payment, answer);
  if (amountMinor !== payment.amountMinor) {
    const asked = payment.amountMinor;
    ctx.log.error({ paymentId, asked, answered: answer.amount }, 'another amount was paid');
  }
  if (amountMinor === null) {
    await writeProblem(ctx, paymentId, 'amount_differs');
    return;
  }
  if (!(await movePayment(ctx, paymentId, answer.state, source))) return;
  await writeNextCheck(ctx, paymentId, checkAfter(ctx, payment, answer));
  if (amountMinor !== payment.amountMinor) await writeReceived(ctx, paymentId, amountMinor);
  const received = { ...payment, amountMinor };
  await recordOrderEvent(ctx, {
    orderId: payment.orderId,
    type: 'payment.changed',
    data: { paymentId, state: answer.state, method, amountMinor, currency },
  });
  if (isSecured(answer.state)) await secureOrder(ctx, received, answer, order, texts);
}

/** A final payment needs no further look, except a held one: it waits for the dispatch or for its release. */
function checkAfter({ clock }: RequestContext, { checks }: Payment, { state }: ProviderPayment): Date | null {
  return state === 'paid' || hasEnded(state)
    ? null
    : computeNextCheck(clock.now(), state === 'authorized' ? 0 : checks);
}

/**
 * Places the order when the money has arrived or is held. With too little it places nothing: the money stays with
 * the order, which can be paid in another way, and is refunded once that is done or the order is cancelled. A
 * surplus is refunded at once.
 */
async function secureOrder(
  ctx: RequestContext,
  payment: Payment,
  { state }: ProviderPayment,
  order: PaidOrder,
  texts: MailTexts,
): Promise<void> {
  const isWaiting = order.state === 'awaiting_payment';
  if (isWaiting && (await isTooLittle(ctx, payment, order))) {
    if (state === 'paid') await recordPayment(ctx, payment);
    await writeProblem(ctx, payment.paymentId, 'amount_differs');
    return;
  }
  if (isWaiting) {
    await writePaymentMethod(ctx, order.orderId, resolveOrderMethod(payment));
    await confirmOrder(ctx, order.orderId, texts);
  }
  if (state !== 'paid') return;
  await recordPayment(ctx, payment);
  await settleCredit(ctx, order, texts);
  const { balanceMinor } = await getOrderBalance(ctx, order.orderId);
  if (balanceMinor <= 0) await endOthers(ctx, payment);
  const excessMinor = Math.min(payment.amountMinor, await computeSurplus(ctx, order.orderId));
  if (excessMinor === 0) return;
  await requestRefund(ctx, payment, excessMinor, 'excess');
  await queueRefundMail(ctx, { order, payment, amountMinor: excessMinor, texts });
}

/** Whether the money is too little, together with what has arrived for the order before. */
async function isTooLittle(
  ctx: RequestContext,
  { amountMinor }: Payment,
  { orderId, totalMinor }: PaidOrder,
): Promise<boolean> {
  const { balanceMinor } = await getOrderBalance(ctx, orderId);
  return amountMinor + Math.max(0, -balanceMinor) < totalMinor;
}

/** The shop's method that an order was paid by; a link distinguishes each brand of card. */
function resolveOrderMethod({ origin, method }: Payment): string {
  if (origin !== 'paylink') return method;
  return method === 'paypal' ? 'paypal' : 'card';
}

/** Ends the other payments: a bank transfer is no longer waited for, one that is open at the provider is ended soon. */
async function endOthers(ctx: RequestContext, { orderId, paymentId }: Payment): Promise<void> {
  for (const other of await listOrderPayments(ctx, orderId)) {
    if (other.paymentId === paymentId || other.state === 'paid' || hasEnded(other.state)) continue;
    if (other.provider === null) await movePayment(ctx, other.paymentId, 'canceled', 'shop');
    else await writeNextCheck(ctx, other.paymentId, ctx.clock.now());
  }
}
