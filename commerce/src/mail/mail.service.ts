import { findAgreement } from '#commerce/credit/agreement.service.ts';
import { creditSection } from '#commerce/credit/credit-mail.rules.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import type { Order } from '#commerce/order/order.rules.ts';
import { paymentInstruction } from '#commerce/payment/payment-instruction.service.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import type { Translator } from '#texts/translator.ts';
import { mailHtml } from './mail-html.rules.ts';
import { type MailContent, mailText } from './mail-page.rules.ts';
import { orderConfirmation } from './order-confirmation.rules.ts';

export type MailTexts = Translator<TextKey>;

/**
 * A file of a mail, drawn when it leaves: an invoice by its number, the credit contract of an order by its id, the
 * tenant's terms or withdrawal instruction as they are when it is first sent.
 */
export type MailAttachment =
  | { readonly invoice: string }
  | { readonly contract: string }
  | { readonly content: 'terms' | 'revocation' };

/** The texts of the context's locale; ask for them before a transaction begins. */
export function mailTexts(ctx: RequestContext): Promise<MailTexts> {
  return textsFor(ctx.locale, (fault) => ctx.log.error({ fault }, 'a text is missing or broken'));
}

/**
 * Puts an order's confirmation into the outbox, in the transaction of the order: both are there or neither. A second
 * one for the same order is not written. Emit `mail-queued` after the transaction.
 */
export async function queueOrderConfirmation(
  ctx: RequestContext,
  order: Order,
  texts: MailTexts,
): Promise<void> {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === order.locale) ?? tenant.locales[0];
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const agreement = isCreditMethod(order.paymentMethod) ? await findAgreement(ctx, order.orderId) : null;
  const credit = agreement && creditSection(agreement, { tenant, locale: order.locale, texts });
  const payment = await paymentInstruction(ctx, order);
  const content = orderConfirmation({ order, tenant, locale, texts, credit, payment });
  await queueMail(ctx, content, {
    recipient: order.email,
    cause: `order-confirmation:${order.orderId}`,
    // on a durable medium: what a page says can change (CRD art. 8(7))
    attachments: [
      { content: 'terms' },
      { content: 'revocation' },
      ...(agreement ? [{ contract: order.orderId }] : []),
    ],
  });
}

/**
 * Puts a mail into the outbox. Emit `mail-queued` after the transaction.
 * @param options.cause one mail for each: a second one is not written
 * @param options.leavesAt not before; default: at once
 * @param options.unsubscribeUrl of a marketing mail
 */
export async function queueMail(
  ctx: RequestContext,
  content: MailContent,
  options: {
    readonly recipient: string;
    readonly cause: string;
    readonly leavesAt?: Date;
    readonly unsubscribeUrl?: string;
    readonly attachments?: readonly MailAttachment[];
  },
): Promise<void> {
  await ctx.db
    .insertInto('mail_outbox')
    .values({
      tenant_id: ctx.tenant.id,
      dedupe_key: options.cause,
      recipient: options.recipient,
      subject: content.subject,
      html: mailHtml(content),
      text: mailText(content),
      created_at: ctx.clock.now(),
      next_attempt_at: options.leavesAt ?? ctx.clock.now(),
      unsubscribe_url: options.unsubscribeUrl ?? null,
      attachments: JSON.stringify(
        (options.attachments ?? []).map((file) => ({ ...file, locale: content.language })),
      ),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
    .execute();
}

/** Takes a mail that has not left out of the outbox: its cause is gone. */
export async function dropMail(ctx: RequestContext, cause: string): Promise<void> {
  await ctx.db
    .deleteFrom('mail_outbox')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('dedupe_key', '=', cause)
    .where('sent_at', 'is', null)
    .execute();
}
