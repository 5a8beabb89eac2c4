import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { renderMailHtml } from './mail-html.rules.ts';
import { type MailContent, renderMailText } from './mail-page.rules.ts';

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

export type MailOptions = {
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

export type NewMail = MailOptions & { readonly content: MailContent };

export type MailRows = { readonly new_mails: RawBuilder<unknown> };

/** @param mails one at least */
export function buildMailInsert({ tenant, clock }: RequestContext, mails: readonly NewMail[]): MailRows {
  const now = clock.now();
  const rows = mails.map(({ content, ...mail }) => {
    const files = (mail.attachments ?? []).map((file) => ({ ...file, locale: content.language }));
    return sql`(
        ${tenant.id}, ${mail.cause}, ${mail.recipient}, ${content.subject}, ${renderMailHtml(content)},
        ${renderMailText(content)}, ${now}, ${mail.leavesAt ?? now}, ${mail.unsubscribeUrl ?? null},
        ${mail.replyTo ?? null}, ${JSON.stringify(files)})`;
  });
  return {
    new_mails: sql`
      insert into mail_outbox (
        tenant_id, dedupe_key, recipient, subject, html, text, created_at, next_attempt_at, unsubscribe_url,
        reply_to, attachments)
      values ${sql.join(rows)}
      on conflict (tenant_id, dedupe_key) do nothing`,
  };
}
