import type { MailContent } from '#commerce/mail/mail-page.rules.ts';
import { companyFooter, SHOP_ORIGIN, tenantLook } from '#commerce/mail/tenant-mail.rules.ts';
import type { Screen } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/** What a mail about the newsletter is for. */
export type NewsletterMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  readonly unsubscribeToken: string;
} & (
  | { readonly kind: 'confirm'; readonly secret: string; readonly days: number }
  | { readonly kind: 'welcome' | 'known' | 'leave' }
);

/**
 * The mail, and where one POST takes its recipient off the list (RFC 8058). A mail that asks to confirm is not yet
 * marketing: who does not confirm is on no list.
 */
export function newsletterMail(mail: NewsletterMail): { content: MailContent; unsubscribeUrl: string } {
  const { tenant, locale, texts, kind, unsubscribeToken } = mail;
  const company = tenant.companyName;
  const text = (part: 'subject' | 'preview' | 'title' | 'text' | 'action') =>
    texts.text(`mail.newsletter.${kind}.${part}`, { company, days: mail.kind === 'confirm' ? mail.days : 0 });
  const leave = pageUrl(mail, 'newsletterUnsubscribe', unsubscribeToken);
  const content: MailContent = {
    ...tenantLook(tenant, locale, texts),
    subject: text('subject'),
    preview: text('preview'),
    title: text('title'),
    paragraphs: [
      text('text'),
      ...(kind === 'confirm' ? [texts.text('mail.newsletter.confirm.ignore', { company })] : []),
    ],
    reference: null,
    action: { label: text('action'), url: actionUrl(mail, leave) },
    ordered: null,
    sections: [],
    links:
      kind === 'welcome' || kind === 'known'
        ? [{ label: texts.text('mail.newsletter.unsubscribe'), url: leave }]
        : [],
    footer: companyFooter(tenant, locale, texts),
  };
  return { content, unsubscribeUrl: `${SHOP_ORIGIN}/api/newsletter/unsubscribe/${unsubscribeToken}` };
}

function actionUrl(mail: NewsletterMail, leave: string): string {
  switch (mail.kind) {
    case 'confirm':
      return pageUrl(mail, 'newsletter', mail.secret);
    case 'leave':
      return leave;
    case 'welcome':
    case 'known':
      return SHOP_ORIGIN + pathOf(mail, 'home');
  }
}

function pageUrl(mail: NewsletterMail, screen: Screen, token: string): string {
  return `${SHOP_ORIGIN}${pathOf(mail, screen)}?${new URLSearchParams({ token })}`;
}

function pathOf({ tenant, locale }: NewsletterMail, screen: Screen): string {
  return tenant.locales.find((settings) => settings.locale === locale)?.paths[screen] ?? '/';
}
