import { issueVoucher } from '#commerce/buying/voucher/campaign.service.ts';
import { loadRangeNames } from '#commerce/buying/voucher/voucher.service.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { buildNewsletterMail } from '../newsletter-mail.rules.ts';
import { selectDueForSecondVoucher } from './voucher-mail.store.ts';

type Recipient = { readonly email: string; readonly unsubscribeToken: string };

/**
 * Queues the mail with a voucher for a new subscriber: the first one with the confirmation, the second some days
 * later. Without a campaign `newsletter-welcome` or `newsletter-second`, or when the address has had its voucher, the
 * first is a welcome without one, where the tenant wants it, and there is no second.
 */
export async function queueVoucherMail(
  ctx: RequestContext,
  texts: MailTexts,
  { email, unsubscribeToken }: Recipient,
  kind: 'welcome' | 'second',
): Promise<void> {
  const issued = await issueVoucher(ctx, `newsletter-${kind}`, email);
  if (!issued && !(kind === 'welcome' && ctx.tenant.newsletter.sendAdditionalSubscribe)) return;
  const { tenant, locale } = ctx;
  const names = issued && (await loadRangeNames(ctx, issued.terms));
  const voucher = issued && names && { ...issued, excludedBrands: names.excludedBrands };
  const mail = buildNewsletterMail({ tenant, locale, texts, unsubscribeToken, kind, voucher });
  const { unsubscribeUrl } = mail;
  await queueMail(ctx, mail.content, {
    recipient: email,
    cause: `newsletter-${kind}:${unsubscribeToken}`,
    unsubscribeUrl,
  });
}

/** Queues the second voucher of every subscriber when it is due, once each. It can be repeated. @returns mails */
export async function queueSecondVouchers(
  shop: Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'>,
  tenants: readonly Tenant[],
): Promise<number> {
  let mails = 0;
  for (const tenant of tenants) {
    const due = await selectDueForSecondVoucher(shop, tenant);
    for (const { email, locale, unsubscribe_token: unsubscribeToken } of due) {
      const known = tenant.locales.find((one) => one.locale === locale) ?? tenant.locales[0];
      if (!known) continue;
      const ctx = createBackgroundContext(shop, { tenant, locale: known.locale }, 'second voucher');
      const texts = await loadMailTexts(ctx);
      await runInTransaction(ctx, (inner) =>
        queueVoucherMail(inner, texts, { email, unsubscribeToken }, 'second'),
      );
      mails += 1;
    }
  }
  return mails;
}
