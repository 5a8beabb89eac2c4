import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { getOrderBalance, recordPayment } from '#commerce/money/ledger/ledger.service.ts';
import {
  insertPayment,
  movePayment,
  type Payment,
} from '#commerce/money/payment/record/payment-record.commands.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { parseOrderNumber } from '#commerce/money/payment/transfer-reference.rules.ts';
import { settleCredit } from '#commerce/orders/credit-rights/settle-credit.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { computeSurplus, requestRefund } from '#commerce/orders/refund/refund.service.ts';
import { getLanguage } from '#tenants/tenant.ts';
import { queueRefundMail } from '../payment-mail.service.ts';

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
  const orderNumber = parseOrderNumber(transfer.reference);
  const found = orderNumber === null ? null : await readOrderByNumber(ctx, orderNumber);
  if (!found || transfer.amountMinor <= 0) return 'no such order';
  const inLanguage = { ...ctx, locale: found.locale, language: getLanguage(found.locale) };
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction<ReceivedTransfer>(inLanguage, async (inner) => {
    const order = await lockOrder(inner, found.orderId);
    if (!order) return 'no such order';
    if (order.state === 'awaiting_payment') return 'the order waits for another payment';
    const attempts = await listOrderPayments(inner, order.orderId);
    if (
      attempts.some(
        ({ method, transferReference }) => method === 'transfer' && transferReference === transfer.key,
      )
    ) {
      return 'known';
    }
    const payment = await recordReceivedTransfer(inner, order.orderId, attempts, transfer);
    await recordPayment(inner, payment);
    await settleCredit(inner, order, texts);
    const { balanceMinor } = await getOrderBalance(inner, order.orderId);
    await endWaiting(
      inner,
      balanceMinor <= 0 ? attempts : attempts.filter(createDebitMatcher(transfer.amountMinor)),
    );
    const excessMinor = Math.min(payment.amountMinor, await computeSurplus(inner, order.orderId));
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
function recordReceivedTransfer(
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
function createDebitMatcher(amount: number): (payment: Payment) => boolean {
  return ({ method, amountMinor }) => method === 'direct-debit' && amountMinor === amount;
}

/** Ends the waiting payments when the expected amount has arrived, in however many parts. */
async function endWaiting(ctx: RequestContext, attempts: readonly Payment[]): Promise<void> {
  for (const { paymentId, provider, state } of attempts) {
    if (provider === null && state === 'open') await movePayment(ctx, paymentId, 'canceled', 'command');
  }
}
