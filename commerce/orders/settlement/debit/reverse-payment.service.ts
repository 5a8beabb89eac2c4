import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { getOrderBalance, recordReversal } from '#commerce/money/ledger/ledger.service.ts';
import { movePayment, type Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { parseOrderNumber } from '#commerce/money/payment/transfer-reference.rules.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { dropRefunds } from '#commerce/orders/refund/refund.service.ts';
import { getLanguage } from '#tenants/tenant.ts';
import { buildReversalNotice } from '../payment-mail.rules.ts';
import { insertReversal } from './reversal-record.commands.ts';
import { isReversed } from './reversal-record.queries.ts';

/** A direct debit that the customer's bank returned, or a charge that the holder of a card or account disputed. */
export type ReversalKind = 'returned-debit' | 'chargeback';

export type Reversed = 'booked' | 'known' | 'no such order' | 'no such payment';

/**
 * Books that a payment was taken back: it is `reversed`, its amount is owed again, and the customer gets a mail with
 * the account to pay it to. Its refunds that have not
 * been made are dropped. Goods of an order that is paid beforehand do not leave until it is paid. No fee is
 * charged.
 * @param reversal.reference as the bank gives it, or the order's number
 * @param reversal.amountMinor of the payment; null for that of the only one there is
 * @param reversal.key one booking for each: the line of the bank's statement, the provider's case
 */
export async function reversePayment(
  ctx: RequestContext,
  reversal: {
    readonly kind: ReversalKind;
    readonly reference: string;
    readonly amountMinor: number | null;
    readonly key: string;
    /** where it is known: exactly this payment */
    readonly paymentId?: string;
    /** of the bank or provider: AM04, MD06, fraudulent */
    readonly reason: string | null;
  },
): Promise<Reversed> {
  const orderNumber = parseOrderNumber(reversal.reference);
  const found = orderNumber === null ? null : await readOrderByNumber(ctx, orderNumber);
  if (!found) return 'no such order';
  const inLanguage = { ...ctx, locale: found.locale, language: getLanguage(found.locale) };
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction<Reversed>(inLanguage, async (inner) => {
    const order = await lockOrder(inner, found.orderId);
    if (!order) return 'no such order';
    if (await isReversed(inner, reversal.key)) return 'known';
    const payment = findReversedPayment(await listOrderPayments(inner, order.orderId), reversal);
    if (!payment) return 'no such payment';
    const { paymentId, amountMinor, currency, method } = payment;
    const { kind, key, reason } = reversal;
    await insertReversal(inner, { orderId: order.orderId, paymentId, amountMinor, kind, key, reason });
    const source = reversal.paymentId === undefined ? 'command' : 'webhook';
    await movePayment(inner, paymentId, 'reversed', source);
    await recordReversal(inner, { orderId: order.orderId, paymentId, amountMinor });
    const droppedRefundMinor = await dropRefunds(inner, order.orderId, paymentId);
    const { balanceMinor } = await getOrderBalance(inner, order.orderId);
    await recordOrderEvent(inner, {
      orderId: order.orderId,
      type: 'payment.changed',
      data: { paymentId, state: 'reversed', method, amountMinor, currency, kind, reason, droppedRefundMinor },
    });
    if (balanceMinor > 0) {
      const content = buildReversalNotice({
        ...{ tenant: inner.tenant, order, texts, kind, amountMinor },
        owedMinor: Math.min(amountMinor, balanceMinor),
      });
      await queueMail(inner, content, { recipient: order.email, cause: `payment-reversed:${paymentId}` });
    }
    return 'booked';
  });
}

/** Direct debits arrived by the bank's statement, other payments by a provider; the latest first. */
function findReversedPayment(
  payments: readonly Payment[],
  {
    kind,
    amountMinor,
    paymentId: named,
  }: { readonly kind: ReversalKind; readonly amountMinor: number | null; readonly paymentId?: string },
): Payment | null {
  const possible = payments.filter(
    ({ paymentId, state, provider, amountMinor: paid }) =>
      (named === undefined || named === paymentId) &&
      state === 'paid' &&
      (kind === 'chargeback') === (provider !== null) &&
      (amountMinor === null || amountMinor === paid),
  );
  const [first] = possible;
  return first && (amountMinor !== null || possible.length === 1) ? first : null;
}
