import { findOffer } from '#commerce/buying/voucher/campaign.queries.ts';
import { loadRangeNames } from '#commerce/buying/voucher/voucher.service.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { formatMoney } from '#texts/format.ts';
import { describeVoucherConditions, formatVoucherValue } from '../newsletter-mail.rules.ts';

/** The advantages of a sign-up, in words: the same as in the mail with the code, from the campaign's data. */
export type NewsletterOffer = { readonly sentence: string; readonly conditions: readonly string[] };

/** @returns null if a sign-up gives no voucher */
export async function findNewsletterOffer(ctx: RequestContext): Promise<NewsletterOffer | null> {
  const offer = await findOffer(ctx, 'newsletter-welcome');
  if (!offer) return null;
  const { terms, validDays } = offer;
  const { tenant, locale } = ctx;
  const texts = await loadMailTexts(ctx);
  const wording = { tenant, locale, texts };
  const { excludedBrands } = await loadRangeNames(ctx, terms);
  const value = formatVoucherValue(wording, terms);
  const { minimumMinor } = terms;
  const minimum = formatMoney({ minor: minimumMinor, currency: tenant.currency }, locale, tenant.priceFormat);
  return {
    sentence:
      minimumMinor > 0
        ? texts.text('mail.newsletter.offer.minimum', { value, minimum })
        : texts.text('mail.newsletter.offer', { value }),
    conditions: [
      ...describeVoucherConditions(wording, terms, excludedBrands),
      texts.text('mail.newsletter.offer.days', { days: validDays }),
    ],
  };
}
