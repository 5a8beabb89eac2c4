import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type MailTexts, mailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { LINK_HOURS } from '#forms/identity.ts';
import { identityMail, type LinkMail, type NoticeMail } from './identity-mail.rules.ts';

/**
 * Mails about an account, to be queued in a transaction.
 * @returns `link` and `notice`, which write to the outbox
 */
export async function identityMails(ctx: RequestContext) {
  const texts: MailTexts = await mailTexts(ctx);
  const basis = { tenant: ctx.tenant, locale: ctx.locale, texts };
  const options = (recipient: string) => ({ recipient, cause: `identity:${randomUUID()}` });
  return {
    link: (inner: RequestContext, recipient: string, mail: { kind: LinkMail; secret: string }) =>
      queueMail(inner, identityMail({ ...basis, ...mail, hours: LINK_HOURS }), options(recipient)),
    notice: (inner: RequestContext, recipient: string, kind: NoticeMail, detail = '') =>
      queueMail(inner, identityMail({ ...basis, kind, detail }), options(recipient)),
  };
}
