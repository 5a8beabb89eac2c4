import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook, SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Screen } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/** Mails whose button is a link that counts once. */
const LINKS = {
  reset: 'resetPassword',
  registration: 'confirmRegistration',
  'order-registration': 'confirmRegistration',
  verification: 'confirmEmail',
  'email-change': 'confirmEmail',
} as const satisfies Record<string, Screen>;

/** Mails about something that was done or requested; their button leads to a page. */
const NOTICES = {
  'reset-unknown': 'register',
  'registration-known': 'forgotPassword',
  'order-registration-known': 'accountPersonalData',
  'email-changing': 'accountPersonalData',
  'email-changed': 'forgotPassword',
  'password-changed': 'forgotPassword',
  'passkey-added': 'accountPersonalData',
  'passkey-removed': 'accountPersonalData',
  'iban-changed': 'accountPersonalData',
  'iban-removed': 'accountPersonalData',
  'account-deleted': 'home',
} as const satisfies Record<string, Screen>;

export type LinkMail = keyof typeof LINKS;
export type NoticeMail = keyof typeof NOTICES;

export type IdentityMail = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
  /** the subject of the mail in a form that may be shown: an order's number, a new address, a masked IBAN */
  readonly detail?: string;
} & (
  | { readonly kind: LinkMail; readonly secret: string; readonly hours: number }
  | { readonly kind: NoticeMail }
);

/** A mail about signing in, or about a change of address, password or passkey. */
export function buildIdentityMail(mail: IdentityMail): MailContent {
  const { tenant, locale, texts, kind } = mail;
  const values = {
    company: tenant.companyName,
    hours: 'hours' in mail ? mail.hours : 0,
    detail: mail.detail ?? '',
  };
  const translatePart = (part: 'subject' | 'preview' | 'title' | 'text' | 'ignore' | 'action') =>
    texts.text(`mail.identity.${kind}.${part}`, values);
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: translatePart('subject'),
    preview: translatePart('preview'),
    title: translatePart('title'),
    paragraphs: [translatePart('text'), translatePart('ignore')],
    reference: null,
    action: { label: translatePart('action'), url: buildActionUrl(mail) },
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
}

function buildActionUrl(mail: IdentityMail): string {
  if (!('secret' in mail)) return SHOP_ORIGIN + getScreenPath(mail, NOTICES[mail.kind]);
  const query = new URLSearchParams({ token: mail.secret });
  return `${SHOP_ORIGIN}${getScreenPath(mail, LINKS[mail.kind])}?${query}`;
}

function getScreenPath({ tenant, locale }: IdentityMail, screen: Screen): string {
  return tenant.locales.find((settings) => settings.locale === locale)?.paths[screen] ?? '/';
}
