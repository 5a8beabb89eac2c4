import type { IssuedVoucher } from '#commerce/buying/voucher/campaign.service.ts';
import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Screen } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { VoucherTerms } from '#tenants/voucher-terms.ts';
import { formatDate, formatMoney, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/** The subject of a mail about the newsletter. */
export type NewsletterMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  readonly unsubscribeToken: string;
} & (
  | { readonly kind: 'confirm'; readonly secret: string; readonly days: number }
  | { readonly kind: 'welcome' | 'second'; readonly voucher: MailVoucher | null }
  /** `pausedUntil`: YYYY-MM-DD, the day on which mails go out again; null without a pause */
  | { readonly kind: 'known'; readonly pausedUntil: string | null }
  /** `query`: the choice that its page preselects */
  | { readonly kind: 'leave'; readonly query: Readonly<Record<string, string>> }
);

/** A code in a mail: its discount and every condition. */
type MailVoucher = IssuedVoucher & {
  /** names of the brands that it excludes */
  readonly excludedBrands: readonly string[];
};

/**
 * The mail, and the address where one POST ends the list for its recipient (RFC 8058). A mail that asks for
 * confirmation is not marketing yet: an address that is not confirmed is on no list.
 */
export function buildNewsletterMail(mail: NewsletterMail): { content: MailContent; unsubscribeUrl: string } {
  const { tenant, locale, texts, kind, unsubscribeToken } = mail;
  const company = new Intl.ListFormat(locale).format(tenant.newsletter.brands.map(({ name }) => name));
  const translatePart = (part: 'subject' | 'preview' | 'title' | 'text' | 'action') =>
    texts.text(`mail.newsletter.${kind}.${part}`, { company, days: mail.kind === 'confirm' ? mail.days : 0 });
  const voucher = 'voucher' in mail ? mail.voucher : null;
  const query = mail.kind === 'leave' ? mail.query : {};
  const leave = buildPageUrl(mail, 'newsletterUnsubscribe', { token: unsubscribeToken, ...query });
  const content: MailContent = {
    ...buildTenantLook(tenant, locale, texts),
    subject: translatePart('subject'),
    preview: translatePart('preview'),
    title: translatePart('title'),
    paragraphs: [
      translatePart('text'),
      ...(kind === 'confirm' ? [texts.text('mail.newsletter.confirm.ignore', { company })] : []),
      ...(mail.kind === 'known' && mail.pausedUntil !== null
        ? [
            texts.text('mail.newsletter.known.paused', {
              date: formatDate(mail.pausedUntil, locale, tenant.timeZone),
            }),
          ]
        : []),
      ...(voucher ? formatVoucherText(mail, voucher) : []),
    ],
    reference: voucher && { label: texts.text('mail.newsletter.voucher.code'), value: voucher.code },
    action: { label: translatePart('action'), url: buildActionUrl(mail, leave) },
    ordered: null,
    sections: [],
    links:
      kind === 'welcome' || kind === 'second' || kind === 'known'
        ? [{ label: texts.text('mail.newsletter.unsubscribe'), url: leave }]
        : [],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
  return { content, unsubscribeUrl: `${SHOP_ORIGIN}/api/newsletter/unsubscribe/${unsubscribeToken}` };
}

/** The discount of the code, then all its conditions: the basket applies none that the mail does not state. */
function formatVoucherText(
  mail: NewsletterMail,
  { terms, validUntil, excludedBrands }: MailVoucher,
): string[] {
  const { tenant, locale, texts } = mail;
  // the instant before is still valid
  const date = formatDate(new Date(validUntil.getTime() - 1), locale, tenant.timeZone);
  const value = formatVoucherValue(mail, terms);
  return [
    texts.text('mail.newsletter.voucher.text', { value, date }),
    describeVoucherConditions(mail, terms, excludedBrands).join(' '),
  ];
}

type Wording = Pick<NewsletterMail, 'tenant' | 'locale' | 'texts'>;

function formatAmount({ tenant, locale }: Wording, minor: number): string {
  return formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
}

/** 5,00 € or 10 % */
export function formatVoucherValue(wording: Wording, { discount }: VoucherTerms): string {
  return discount.type === 'amount'
    ? formatAmount(wording, discount.amountMinor)
    : formatPercent(discount.percent, wording.locale, 0);
}

/** Every condition as a sentence. @param excludedBrands their names */
export function describeVoucherConditions(
  wording: Wording,
  terms: VoucherTerms,
  excludedBrands: readonly string[],
): string[] {
  const { texts, locale } = wording;
  const list = new Intl.ListFormat(locale);
  const departments = terms.departments.map((key) => texts.text(`basket.department.${key}` as TextKey));
  const { minimumMinor, unusedMonths: months } = terms;
  return [
    ...(departments.length > 0
      ? [texts.text('mail.newsletter.voucher.for', { names: list.format(departments) })]
      : []),
    ...(minimumMinor > 0
      ? [texts.text('mail.newsletter.voucher.minimum', { amount: formatAmount(wording, minimumMinor) })]
      : []),
    ...(excludedBrands.length > 0
      ? [texts.text('mail.newsletter.voucher.brands', { names: list.format(excludedBrands) })]
      : []),
    ...(terms.combinable ? [] : [texts.text('mail.newsletter.voucher.single')]),
    ...(terms.reducedItems ? [] : [texts.text('mail.newsletter.voucher.reduced')]),
    ...(months === null ? [] : [texts.text('mail.newsletter.voucher.months', { months })]),
  ];
}

function buildActionUrl(mail: NewsletterMail, leave: string): string {
  switch (mail.kind) {
    case 'confirm':
      return buildPageUrl(mail, 'newsletter', { token: mail.secret });
    case 'leave':
      return leave;
    case 'welcome':
    case 'second':
    case 'known':
      return SHOP_ORIGIN + getScreenPath(mail, 'home');
  }
}

function buildPageUrl(mail: NewsletterMail, screen: Screen, query: Readonly<Record<string, string>>): string {
  return `${SHOP_ORIGIN}${getScreenPath(mail, screen)}?${new URLSearchParams(query)}`;
}

function getScreenPath({ tenant, locale }: NewsletterMail, screen: Screen): string {
  return tenant.locales.find((settings) => settings.locale === locale)?.paths[screen] ?? '/';
}
