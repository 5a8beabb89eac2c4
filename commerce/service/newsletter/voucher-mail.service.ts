import { issueVoucher } from '#commerce/buying/voucher/campaign.service.ts';
import { loadRangeNames } from '#commerce/buying/voucher/voucher.service.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { buildNewsletterMail } from './newsletter-mail.rules.ts';

type Recipient = { readonly email: string; readonly unsubscribeToken: string };

/** A subscriber who confirmed longer ago than this gets no second mail. */
const LATE_DAYS = 14;
const MOST_AT_ONCE = 500;

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

function selectDueForSecondVoucher({ db, clock }: Pick<RequestContext, 'db' | 'clock'>, tenant: Tenant) {
  const until = addDaysToMoment(clock.now(), -tenant.newsletter.secondVoucherAfterDays);
  return db
    .selectFrom('newsletter_subscription as s')
    .select(['s.email', 's.locale', 's.unsubscribe_token'])
    .where('s.tenant_id', '=', tenant.id)
    .where('s.state', '=', 'confirmed')
    .where('s.confirmed_at', '<=', until)
    .where('s.confirmed_at', '>', addDaysToMoment(until, -LATE_DAYS))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('voucher_campaign as c')
          .select('c.campaign')
          .where('c.tenant_id', '=', tenant.id)
          .where('c.campaign', '=', 'newsletter-second'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('voucher as v')
            .select('v.voucher_id')
            .where('v.tenant_id', '=', tenant.id)
            .where('v.campaign', '=', 'newsletter-second')
            .whereRef('v.email', '=', 's.email'),
        ),
      ),
    )
    .orderBy('s.confirmed_at')
    .limit(MOST_AT_ONCE)
    .execute();
}
