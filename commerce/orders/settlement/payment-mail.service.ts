import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { buildPaymentReminder, buildRefundNotice } from './payment-mail.rules.ts';

type About = { readonly order: PaidOrder; readonly payment: Payment; readonly texts: MailTexts };

/** Queues the mail about a surplus that is given back. */
export async function queueRefundMail(
  ctx: RequestContext,
  { order, payment, texts, amountMinor }: About & { readonly amountMinor: number },
): Promise<void> {
  const content = buildRefundNotice({ tenant: ctx.tenant, order, texts, amountMinor });
  const cause = `payment-refund:${payment.paymentId}`;
  await queueMail(ctx, content, { recipient: order.email, cause });
}

/**
 * Queues the reminder of an unpaid order, with a link to pay it; once for each payment.
 * @param link.path path and query of the payment link
 */
export async function queuePaymentReminder(
  ctx: RequestContext,
  { order, payment, texts, link }: About & { readonly link: { readonly path: string; readonly until: Date } },
): Promise<void> {
  const content = buildPaymentReminder({
    tenant: ctx.tenant,
    order,
    texts,
    amountMinor: payment.amountMinor,
    link,
  });
  const cause = `payment-reminder:${payment.paymentId}`;
  await queueMail(ctx, content, { recipient: order.email, cause });
}
