import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import type { RepaymentQuote } from '../credit-quote.types.ts';
import { buildCreditChangedMail, buildRepaymentQuoteMail } from './credit-right-mail.rules.ts';

type About = { readonly order: PaidOrder; readonly texts: MailTexts };

/** Mails about the rights of a borrower, each once. */
export async function queueRepaymentQuote(
  ctx: RequestContext,
  {
    order,
    quote,
    repaymentId,
    texts,
  }: About & { readonly quote: RepaymentQuote; readonly repaymentId: string },
): Promise<void> {
  const content = buildRepaymentQuoteMail({ tenant: ctx.tenant, order, texts }, quote);
  await queueMail(ctx, content, { recipient: order.email, cause: `credit-repayment:${repaymentId}` });
}

export async function queueCreditChanged(
  ctx: RequestContext,
  {
    order,
    texts,
    version,
    ...change
  }: About & Parameters<typeof buildCreditChangedMail>[1] & { readonly version: number },
): Promise<void> {
  const content = buildCreditChangedMail({ tenant: ctx.tenant, order, texts }, change);
  await queueMail(ctx, content, {
    recipient: order.email,
    cause: `credit-${change.why}:${order.orderId}:${version}`,
  });
}
