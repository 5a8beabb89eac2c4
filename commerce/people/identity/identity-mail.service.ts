import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { LINK_HOURS } from '#forms/address/identity.ts';
import { buildIdentityMail, type LinkMail, type NoticeMail } from './identity-mail.rules.ts';

/**
 * Mails about an account, to be queued in a transaction.
 * @returns `link` and `notice`, which write to the outbox
 */
export async function createIdentityMails(ctx: RequestContext) {
  const texts: MailTexts = await loadMailTexts(ctx);
  const basis = { tenant: ctx.tenant, locale: ctx.locale, texts };
  const buildMailOptions = (recipient: string) => ({ recipient, cause: `identity:${randomUUID()}` });
  return {
    link: (inner: RequestContext, recipient: string, mail: { kind: LinkMail; secret: string }) =>
      queueMail(
        inner,
        buildIdentityMail({ ...basis, ...mail, hours: LINK_HOURS }),
        buildMailOptions(recipient),
      ),
    notice: (inner: RequestContext, recipient: string, kind: NoticeMail, detail = '') =>
      queueMail(inner, buildIdentityMail({ ...basis, kind, detail }), buildMailOptions(recipient)),
  };
}
