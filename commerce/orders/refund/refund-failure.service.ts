import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { Refund } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { queueDeskMail } from './refund-desk.service.ts';
import { buildRefusedRefundNotice, buildRefusedRefundTask, type RefusedRefund } from './refund-mail.rules.ts';

type FailureTexts = { readonly customer: MailTexts; readonly desk: MailTexts };

/** Texts in the languages of the order and of the tenant's desk, loaded before a transaction begins. */
export async function loadFailureTexts(ctx: RequestContext, orderId: string): Promise<FailureTexts> {
  const order = await readOrder(ctx, orderId);
  return {
    customer: await loadMailTexts(ctx, order?.locale),
    desk: await loadMailTexts(ctx, ctx.tenant.locales[0]?.locale),
  };
}

/**
 * Reports that a provider does not refund money: in the order's history, to the customer, who must give an account,
 * and to the desk that transfers it. In the transaction that records the failure.
 */
export async function tellFailure(
  ctx: RequestContext,
  {
    order,
    refund,
    method,
    texts,
  }: {
    readonly order: PaidOrder;
    readonly refund: Refund;
    readonly method: string;
    readonly texts: FailureTexts;
  },
): Promise<void> {
  const { refundId, orderId, amountMinor, currency } = refund;
  const data = { refundId, amountMinor, currency };
  await recordOrderEvent(ctx, { orderId, type: 'payment.refund-failed', data });
  const about: Omit<RefusedRefund, 'texts'> = { tenant: ctx.tenant, order, refundId, amountMinor, method };
  await queueMail(ctx, buildRefusedRefundNotice({ ...about, texts: texts.customer }), {
    recipient: order.email,
    cause: `refund-failed:${refundId}`,
  });
  const task = buildRefusedRefundTask({ ...about, texts: texts.desk });
  await queueDeskMail(ctx, order, task, `refund-failed-desk:${refundId}`);
}
