import { sql } from 'kysely';
import { WriteBatch, type Writes } from '#commerce/ground/database/write-batch.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { creditSection } from '#commerce/money/credit/credit-mail.rules.ts';
import { paymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { orderConfirmation } from '#commerce/orders/order/order-confirmation.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import type { Translator } from '#texts/translator.ts';
import { mailHtml } from './mail-html.rules.ts';
import { type MailContent, mailText } from './mail-page.rules.ts';

export type MailTexts = Translator<TextKey>;

/**
 * A file of a mail, drawn when it leaves: an invoice by its number, the credit contract or the QR
 * bill of an order by its id, the tenant's terms or withdrawal instruction as they are when it is first sent.
 */
export type MailAttachment =
  | { readonly invoice: string }
  | { readonly contract: string }
  | { readonly slip: string }
  | { readonly content: 'terms' | 'revocation' };

/** The texts of the context's locale; ask for them before a transaction begins. */
export function mailTexts(ctx: RequestContext): Promise<MailTexts> {
  return textsFor(ctx.locale, (fault) => ctx.log.error({ fault }, 'a text is missing or broken'));
}

/**
 * An order's confirmation for the outbox, in the transaction of the order: both are there or neither. A second one for the
 * same order is not written. Emit `mail-queued` after the transaction.
 */
export async function confirmationRows(ctx: RequestContext, order: Order, texts: MailTexts): Promise<Writes> {
  const { tenant } = ctx;
  const locale = tenant.locales.find((settings) => settings.locale === order.locale) ?? tenant.locales[0];
  if (!locale) throw new Error(`tenant ${tenant.id} has no locale`);
  const agreement = isCreditMethod(order.paymentMethod) ? await findAgreement(ctx, order.orderId) : null;
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

type MailOptions = {
  readonly recipient: string;
  /** one mail for each: a second one is not written */
  readonly cause: string;
  /** not before; default: at once */
  readonly leavesAt?: Date;
  /** of a marketing mail */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
};

/** Puts a mail into the outbox. Emit `mail-queued` after the transaction. */
export async function queueMail(
  ctx: RequestContext,
  content: MailContent,
  options: MailOptions,
): Promise<void> {
  await new WriteBatch().add(mailRows(ctx, content, options)).write(ctx.db);
}

function mailRows({ tenant, clock }: RequestContext, content: MailContent, options: MailOptions): Writes {
  const now = clock.now();
  const files = (options.attachments ?? []).map((file) => ({ ...file, locale: content.language }));
  return {
    new_mail: sql`
      insert into mail_outbox (
        tenant_id, dedupe_key, recipient, subject, html, text, created_at, next_attempt_at, unsubscribe_url,
        attachments)
      values (
        ${tenant.id}, ${options.cause}, ${options.recipient}, ${content.subject}, ${mailHtml(content)},
        ${mailText(content)}, ${now}, ${options.leavesAt ?? now}, ${options.unsubscribeUrl ?? null},
        ${JSON.stringify(files)})
      on conflict (tenant_id, dedupe_key) do nothing`,
  };
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
