import type { Screen } from '#tenants/paths.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { MailContent, MailLink } from './mail-page.rules.ts';

/**
 * Links in a stored mail begin with this; the relay puts the tenant's public origin in its place when it sends, so
 * that a mail that waited still leads to where the shop is.
 */
export const SHOP_ORIGIN = 'https://shop.invalid';

type Texts = Translator<TextKey>;

/** The parts that all mails of a tenant share. */
export function buildTenantLook(
  tenant: Tenant,
  locale: string,
  texts: Texts,
): Pick<MailContent, 'language' | 'formatLabelled' | 'accent' | 'brand' | 'help'> {
  return {
    language: locale,
    formatLabelled: (label, value) => texts.text('mail.labelled', { label, value }),
    accent: tenant.brand.colours.accent.light,
    brand: tenant.companyName,
    help: buildHelpLinks(tenant, locale, texts),
  };
}

/** The pages that every mail's footer leads to. */
const HELP_PAGES = [
  ['serviceHome', 'shell.footer.help'],
  ['privacy', 'shell.footer.privacy'],
] as const satisfies readonly (readonly [Screen, TextKey])[];

/** @param origin of the shop, without a slash at the end */
export function buildHelpLinks(
  tenant: Tenant,
  locale: string,
  texts: Texts,
  origin = SHOP_ORIGIN,
): MailLink[] {
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  return HELP_PAGES.flatMap(([screen, label]) => {
    const path = paths?.[screen];
    return path ? [{ label: texts.text(label), url: origin + path }] : [];
  });
}

/** The sender of the mail: name, address, contact, register and tax number (DE: § 5 DDG; NL: art. 3:15d BW). */
export function buildCompanyFooter(tenant: Tenant, locale: string, texts: Texts): string[] {
  const { company } = tenant;
  const { register, vatId, representedBy } = company;
  // a number stays on one line
  const phone = company.phone.replaceAll(' ', '\u00a0');
  return [
    texts.text('mail.footer.automatic', { phone }),
    `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, ${formatCountry(locale, tenant.country)}`,
    `${company.email} · ${phone}`,
    texts.text('mail.footer.register', { register, vatId, representedBy }),
  ];
}

/** By locale and country: an address is written with its country in every mail. */
const countryNames = new Map<string, string>();

/** @param country ISO 3166-1 alpha-2 */
export function formatCountry(locale: string, country: string): string {
  const key = `${locale} ${country}`;
  const known = countryNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  countryNames.set(key, name);
  return name;
}
