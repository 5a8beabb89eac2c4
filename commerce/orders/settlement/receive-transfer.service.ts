import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { mailTexts } from '#commerce/ground/mail/mail.service.ts';
import { orderBalance, recordPayment } from '#commerce/money/ledger/ledger.service.ts';
import {
  insertPayment,
  movePayment,
  type Payment,
  paymentsOf,
} from '#commerce/money/payment/payment-record.service.ts';
import { orderNumberOf } from '#commerce/money/payment/transfer-reference.rules.ts';
import { settleCredit } from '#commerce/orders/credit-rights/settle-credit.service.ts';
import { lockOrder, readOrderByNumber } from '#commerce/orders/order/order-lock.service.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { requestRefund, surplusOf } from '#commerce/orders/refund/refund.service.ts';
import { languageOf } from '#tenants/tenant.ts';
import { queueRefundMail } from './payment-mail.service.ts';

export type ReceivedTransfer = 'booked' | 'known' | 'no such order' | 'the order waits for another payment';

/**
 * Books money that arrived on the bank account: by transfer, or by a collected direct debit. A surplus is recorded to
 * be given back.
 * @param transfer.reference as the customer wrote it: a reference of the shop, or the order's number
 * @param transfer.key one booking for each: the line of the bank's statement
 */
export async function receiveTransfer(
  ctx: RequestContext,
  transfer: { readonly reference: string; readonly amountMinor: number; readonly key: string },
): Promise<ReceivedTransfer> {
  const orderNumber = orderNumberOf(transfer.reference);
  const found = orderNumber === null ? null : await readOrderByNumber(ctx, orderNumber);
  if (!found || transfer.amountMinor <= 0) return 'no such order';
  const inLanguage = { ...ctx, locale: found.locale, language: languageOf(found.locale) };
  const texts = await mailTexts(inLanguage);
  return inTransaction<ReceivedTransfer>(inLanguage, async (inner) => {
    const order = await lockOrder(inner, found.orderId);
    if (!order) return 'no such order';
    if (order.state === 'awaiting_payment') return 'the order waits for another payment';
    const attempts = await paymentsOf(inner, order.orderId);
    if (
      attempts.some(
        ({ method, transferReference }) => method === 'transfer' && transferReference === transfer.key,
      )
    ) {
      return 'known';
    }
    const payment = await received(inner, order.orderId, attempts, transfer);
    await recordPayment(inner, payment);
    await settleCredit(inner, order, texts);
    const { balanceMinor } = await orderBalance(inner, order.orderId);
    await endWaiting(inner, balanceMinor <= 0 ? attempts : attempts.filter(isDebitOf(transfer.amountMinor)));
    const excessMinor = Math.min(payment.amountMinor, await surplusOf(inner, order.orderId));
    if (excessMinor > 0) {
      await requestRefund(inner, payment, excessMinor, 'excess');
      await queueRefundMail(inner, { order, payment, amountMinor: excessMinor, texts });
    }
    const { paymentId, amountMinor, currency } = payment;
    await recordOrderEvent(inner, {
      orderId: order.orderId,
      type: 'payment.changed',
      data: { paymentId, state: 'paid', method: order.paymentMethod, amountMinor, currency },
    });
    return 'booked';
  });
}

/** Each line of a statement is a payment of its own: people pay in parts. */
function received(
  ctx: RequestContext,
  orderId: string,
  attempts: readonly Payment[],
  { amountMinor, key }: { readonly amountMinor: number; readonly key: string },
): Promise<Payment> {
  const currency = attempts[0]?.currency ?? ctx.currency;
  return insertPayment(ctx, {
    ...{ orderId, currency, amountMinor },
    method: 'transfer',
    origin: 'order',
    state: 'paid',
    transferReference: key,
    nextCheckAt: null,
  });
}

/**
 * Matches the debit of a partial amount, which has arrived and is no longer on its way; the bank's line names the
 * order and the amount.
 */
function isDebitOf(amount: number): (payment: Payment) => boolean {
  return ({ method, amountMinor }) => method === 'direct-debit' && amountMinor === amount;
}

/** Ends the waiting payments when the expected amount has arrived, in however many parts. */
async function endWaiting(ctx: RequestContext, attempts: readonly Payment[]): Promise<void> {
  for (const { paymentId, provider, state } of attempts) {
    if (provider === null && state === 'open') await movePayment(ctx, paymentId, 'canceled', 'command');
  }
}
