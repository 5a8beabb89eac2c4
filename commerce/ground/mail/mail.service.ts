import { writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { collectTerms } from '#tenants/terms.rules.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import { bindTerms, type Translator } from '#texts/translator.ts';
import type { MailContent } from './mail-page.rules.ts';
import { announceMail, buildMailInsert, type MailOptions } from './mail-rows.service.ts';

export type MailTexts = Translator<TextKey>;

/**
 * Texts of mails and papers, which may name the tenant's terms; ask for them before a transaction begins.
 * @param locale default: the context's
 */
export async function loadMailTexts(ctx: RequestContext, locale: string = ctx.locale): Promise<MailTexts> {
  const texts = await loadTranslator(locale, (fault) =>
    ctx.log.error({ fault }, 'a text is missing or broken'),
  );
  return bindTerms(texts, collectTerms(ctx.tenant));
}

/** Puts a mail into the outbox and wakes the relay. */
export async function queueMail(
  ctx: RequestContext,
  content: MailContent,
  options: MailOptions,
): Promise<void> {
  await writeTogether(ctx.db, [buildMailInsert(ctx, [{ content, ...options }])]);
  announceMail(ctx);
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
  const deleteRecipientMails = () =>
    ctx.db
      .deleteFrom('mail_outbox')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('recipient', '=', recipient);
  // each has an index of its own; a mail that is sent between the two is found by the second
  await deleteRecipientMails().where('sent_at', 'is', null).execute();
  await deleteRecipientMails().where('sent_at', 'is not', null).execute();
}
