import { writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { collectTerms } from '#tenants/terms.rules.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import { bindTerms, type Translator } from '#texts/translator.ts';
import type { MailContent } from './mail-page.rules.ts';
import { buildMailInsert, type MailOptions } from './mail-rows.commands.ts';
import { announceMail } from './mail-rows.service.ts';

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
