import type { Writes } from '#commerce/ground/database/write-batch.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type MailTexts, mailRows } from '#commerce/ground/mail/mail.service.ts';
import type { Agreement } from '#commerce/money/credit/agreement.service.ts';
import { creditSection } from '#commerce/money/credit/credit-mail.rules.ts';
import { paymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import type { Order } from './order.rules.ts';
import { orderConfirmation } from './order-confirmation.rules.ts';

/**
 * An order's confirmation for the outbox, in the transaction of the order: both are there or neither. A second one for the
 * same order is not written.
 */
export async function confirmationRows(
  ctx: RequestContext,
  order: Order,
  agreement: Agreement | null,
  texts: MailTexts,
): Promise<Writes> {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === order.locale) ?? tenant.locales[0];
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const credit = agreement && creditSection(agreement, { tenant, locale: order.locale, texts });
  const payment = await paymentInstruction(ctx, order);
  const content = orderConfirmation({ order, tenant, locale, texts, credit, payment });
  return mailRows(ctx, content, {
    recipient: order.email,
    cause: `order-confirmation:${order.orderId}`,
    // on a durable medium: what a page says can change (CRD art. 8(7))
    attachments: [
      { content: 'terms' },
      { content: 'revocation' },
      ...(agreement ? [{ contract: order.orderId }] : []),
      ...(payment?.hasSlip ? [{ slip: order.orderId }] : []),
    ],
  });
}
