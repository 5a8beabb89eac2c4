import { type RawBuilder, sql } from 'kysely';
import { writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { termsOf } from '#tenants/terms.rules.ts';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import { type Translator, withTerms } from '#texts/translator.ts';
import { mailHtml } from './mail-html.rules.ts';
import { type MailContent, mailText } from './mail-page.rules.ts';

export type MailTexts = Translator<TextKey>;

/**
 * A file of a mail, drawn when it leaves: an invoice by its number, the credit contract or the QR
 * bill of an order by its id, a file of a contact by its id, the tenant's terms or withdrawal instruction as they are when
 * it is first sent.
 */
export type MailAttachment =
  | { readonly invoice: string }
  | { readonly contract: string }
  | { readonly slip: string }
  | { readonly contactFile: string }
  | { readonly content: 'terms' | 'revocation' };

/**
 * Texts of mails and papers, which may name the tenant's terms; ask for them before a transaction begins.
 * @param locale default: the context's
 */
export async function mailTexts(ctx: RequestContext, locale: string = ctx.locale): Promise<MailTexts> {
  const texts = await textsFor(locale, (fault) => ctx.log.error({ fault }, 'a text is missing or broken'));
  return withTerms(texts, termsOf(ctx.tenant));
}

type MailOptions = {
  readonly recipient: string;
  /** one mail for each: a second one is not written */
  readonly cause: string;
  /** not before; default: at once */
  readonly leavesAt?: Date;
  /** of a marketing mail: the address that ends such mails */
  readonly unsubscribeUrl?: string;
  /** where answers go; default: the tenant's service address */
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
};

/** Puts a mail into the outbox and wakes the relay. */
export async function queueMail(
  ctx: RequestContext,
  content: MailContent,
  options: MailOptions,
): Promise<void> {
  await writeTogether(ctx.db, [mailInsert(ctx, content, options)]);
  announceMail(ctx);
}

/** The rows of {@link queueMail}, for a transaction that writes them together with other rows. */
export function mailRows(ctx: RequestContext, content: MailContent, options: MailOptions): MailRows {
  announceMail(ctx);
  return mailInsert(ctx, content, options);
}

function announceMail({ events, tenant }: RequestContext): void {
  events.emit({ type: 'mail-queued', tenantId: tenant.id });
}

type MailRows = { readonly new_mail: RawBuilder<unknown> };

function mailInsert({ tenant, clock }: RequestContext, content: MailContent, options: MailOptions): MailRows {
  const now = clock.now();
  const files = (options.attachments ?? []).map((file) => ({ ...file, locale: content.language }));
  return {
    new_mail: sql`
      insert into mail_outbox (
        tenant_id, dedupe_key, recipient, subject, html, text, created_at, next_attempt_at, unsubscribe_url,
        reply_to, attachments)
      values (
        ${tenant.id}, ${options.cause}, ${options.recipient}, ${content.subject}, ${mailHtml(content)},
        ${mailText(content)}, ${now}, ${options.leavesAt ?? now}, ${options.unsubscribeUrl ?? null},
        ${options.replyTo ?? null}, ${JSON.stringify(files)})
      on conflict (tenant_id, dedupe_key) do nothing`,
  };
}

/** Deletes a mail that has not left from the outbox, because its cause no longer exists. */
export async function dropMail(ctx: RequestContext, cause: string): Promise<void> {
  await ctx.db
    .deleteFrom('mail_outbox')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('dedupe_key', '=', cause)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Deletes copies of mails to a recipient whose data is erased, and mails that have not left. In the caller's
 * transaction.
 */
export async function eraseMailsTo(ctx: RequestContext, recipient: string): Promise<void> {
  const mailsTo = () =>
    ctx.db
      .deleteFrom('mail_outbox')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('recipient', '=', recipient);
  // each has an index of its own; a mail that is sent between the two is found by the second
  await mailsTo().where('sent_at', 'is', null).execute();
  await mailsTo().where('sent_at', 'is not', null).execute();
}
