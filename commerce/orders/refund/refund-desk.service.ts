import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { findOrderMandate } from '#commerce/money/payment/mandate/order-mandate.service.ts';
import type { Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import type { Refund } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { maskIban } from '#forms/address/iban.ts';
import { buildDroppedRefundTask, buildTransferTask, type DeskTask } from './refund-mail.rules.ts';

type Transfer = Pick<Refund, 'refundId' | 'orderId' | 'amountMinor'>;

/** Asks the desk of payments to transfer money that came without a provider, in the transaction that requests it. */
export async function askForTransfer(
  ctx: RequestContext,
  { method, transferReference }: Pick<Payment, 'method' | 'transferReference'>,
  refund: Transfer,
): Promise<void> {
  const mandate = method === 'transfer' ? null : await findOrderMandate(ctx, refund.orderId);
  const from = mandate ? { account: maskIban(mandate.iban) } : { statementLine: transferReference };
  await tell(ctx, refund, 'refund-by-hand', (task) => buildTransferTask(task, from));
}

/** Notifies the desk, which was to transfer a refund, that its payment was taken back. */
export function stopTransfer(ctx: RequestContext, refund: Transfer): Promise<void> {
  return tell(ctx, refund, 'refund-dropped', buildDroppedRefundTask);
}

async function tell(
  ctx: RequestContext,
  { refundId, orderId, amountMinor }: Transfer,
  cause: string,
  write: (task: DeskTask) => MailContent,
): Promise<void> {
  const order = await readOrder(ctx, orderId);
  if (!order) throw new Error(`refund ${refundId} has no order ${orderId}`);
  const texts = await loadMailTexts(ctx, ctx.tenant.locales[0]?.locale);
  const content = write({ tenant: ctx.tenant, order, texts, refundId, amountMinor });
  await queueDeskMail(ctx, order, content, `${cause}:${refundId}`);
}

/** Queues a mail to the desk that transfers money; an answer to it goes to the order's customer. */
export function queueDeskMail(
  ctx: RequestContext,
  order: PaidOrder,
  content: MailContent,
  cause: string,
): Promise<void> {
  const recipient = ctx.tenant.contact.mailboxes[FINANCE] ?? ctx.tenant.company.email;
  return queueMail(ctx, content, { recipient, replyTo: order.email, cause });
}

/** The mailbox of the help topics about payment. */
const FINANCE = 3;
