import { formatCountry } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { CreditTerms } from '#tenants/credit-settings.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney, formatRate } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';
import { roundRate } from '../plan/annual-rate.rules.ts';
import { describeInstalments } from '../plan/instalment-words.rules.ts';
import type { ProtectionCost } from '../plan/protection.rules.ts';

type ProtectionTerms = NonNullable<CreditTerms['protection']>;

export type CreditPaperFacts = {
  readonly tenant: Tenant;
  readonly locale: LocaleSettings['locale'];
  readonly texts: Translator<TextKey>;
  readonly plan: CreditPlan;
  readonly protection: (ProtectionCost & Pick<ProtectionTerms, 'insurer' | 'withdrawalDays'>) | null;
  /** ISO 8601 dates of the instalments; null if not ordered yet, so they are given as months */
  readonly dueDays: readonly string[] | null;
  /** ISO 8601 date in the tenant's time zone, whose rate of late interest is printed */
  readonly madeOn: string;
  /** null for information before the contract */
  readonly contract: CreditContract | null;
};

/** The order that a credit was agreed with. */
export type CreditContract = {
  readonly orderNumber: string;
  readonly agreedOn: string;
  /** name and address, a line each */
  readonly borrower: readonly string[];
  /** the articles bought, with the number of pieces */
  readonly articles: readonly string[];
};

type Figures = Pick<CreditPaperFacts, 'tenant' | 'locale' | 'texts'>;

export function formatAmount({ tenant, locale }: Figures, minor: number): string {
  return formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
}

export function formatPercent({ locale }: Figures, value: number): string {
  return formatRate(roundRate(value), locale);
}

export function formatInstalments(facts: CreditPaperFacts): string {
  return describeInstalments(facts.plan, facts.texts, (minor) => formatAmount(facts, minor));
}

/** Late interest as a number, and how it changes (CJEU C-33/20): the rate of the day on which the paper is made. */
export function describeLateInterest({ texts, tenant, locale, madeOn }: CreditPaperFacts): string[] {
  const valid = tenant.dunning.lateInterest.filter(({ validFrom }) => validFrom <= madeOn);
  const rate = valid.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1);
  if (!rate) return [];
  const values = {
    rate: formatRate(rate.annualPercent, locale),
    date: formatDate(rate.validFrom, locale, tenant.timeZone),
  };
  return [texts.text('document.credit.late.rate', values)];
}

export function formatDay({ locale, tenant }: Figures, day: string): string {
  return formatDate(day, locale, tenant.timeZone);
}

export function formatLenderAddress({ tenant: { company, country }, locale }: Figures): string {
  return `${company.street}, ${company.postalCode} ${company.city}, ${formatCountry(locale, country)}`;
}
