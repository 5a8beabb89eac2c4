import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { NewMail } from '#commerce/ground/mail/mail-rows.commands.ts';
import type { Agreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { buildCreditSection } from '#commerce/money/credit/credit-mail.rules.ts';
import type { Mandate } from '#commerce/money/payment/mandate/mandate.store.ts';
import { buildPaymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import type { Order } from '../order.rules.ts';
import { buildOrderConfirmation } from './order-confirmation.rules.ts';

/** The terms that an order was agreed with: its credit, its mandate, the texts of its language. */
export type AgreedWith = {
  /** null if it is not on credit */
  readonly agreement: Agreement | null;
  /** null if there is no direct debit */
  readonly mandate: Mandate | null;
  readonly texts: MailTexts;
};

/** An order's confirmation, for the order's transaction: both are written or neither. */
export function buildConfirmationMail(
  ctx: RequestContext,
  order: Order,
  { agreement, mandate, texts }: AgreedWith,
): NewMail {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === order.locale) ?? tenant.locales[0];
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const credit = agreement && buildCreditSection(agreement, { tenant, locale: order.locale, texts });
  const payment = buildPaymentInstruction(ctx, order, mandate);
  const content = buildOrderConfirmation({ order, tenant, locale, texts, credit, payment });
  return {
    content,
    recipient: order.email,
    cause: `order-confirmation:${order.orderId}`,
    // on a durable medium: the text of a page can change (CRD art. 8(7))
    attachments: [
      { content: 'terms' },
      { content: 'revocation' },
      ...(agreement ? [{ contract: order.orderId }] : []),
      ...(payment?.hasSlip ? [{ slip: order.orderId }] : []),
    ],
  };
}
