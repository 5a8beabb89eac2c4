import { formatCountry } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Paper, PaperSection } from '#commerce/money/document/paper.types.ts';
import type { CreditTerms } from '#tenants/credit-settings.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney, formatRate } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';
import { calculateAmortisation } from '../plan/amortisation.rules.ts';
import { roundRate } from '../plan/annual-rate.rules.ts';
import { compareProtection, describeInstalments } from '../plan/instalment-words.rules.ts';
import type { ProtectionCost } from '../plan/protection.rules.ts';
import { listCovers } from './protection-paper.rules.ts';

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
  /** the order that it was agreed with; null for information before the contract */
  readonly contract: {
    readonly orderNumber: string;
    readonly agreedOn: string;
    /** name and address, a line each */
    readonly borrower: readonly string[];
    /** the articles bought, with the number of pieces */
    readonly articles: readonly string[];
  } | null;
};

/**
 * The standard information about a consumer credit (Directive (EU) 2023/2225 annex I), and with an order the contract
 * (art. 21): the same plan, the same words.
 */
export function buildCreditPaper(facts: CreditPaperFacts): Paper {
  const { texts, tenant, contract } = facts;
  return {
    locale: facts.locale,
    title: texts.text(contract ? 'document.credit.contract.title' : 'document.credit.title'),
    subject: contract
      ? texts.text('document.credit.contract.subject', { number: contract.orderNumber })
      : texts.text('document.credit.subject', { amount: formatAmount(facts, facts.plan.priceMinor) }),
    author: tenant.companyName,
    sections: [
      { heading: texts.text('credit.warning'), paragraphs: [texts.text('document.credit.warning')] },
      ...buildPartiesSections(facts),
      buildFeaturesSection(facts),
      buildCostsSection(facts),
      ...buildInsuranceSections(facts),
      buildRightsSection(facts),
      schedule(facts),
    ],
    note: texts.text('document.credit.note'),
  };
}

type Figures = Pick<CreditPaperFacts, 'tenant' | 'locale' | 'texts'>;

function formatAmount({ tenant, locale }: Figures, minor: number): string {
  return formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
}

function formatPercent({ locale }: Figures, value: number): string {
  return formatRate(roundRate(value), locale);
}

function buildPartiesSections(facts: CreditPaperFacts): PaperSection[] {
  const { texts, tenant, contract, locale } = facts;
  const { company } = tenant;
  const lender: [string, string][] = [
    [texts.text('document.credit.lender'), company.legalName],
    [
      texts.text('document.credit.address'),
      `${company.street}, ${company.postalCode} ${company.city}, ${formatCountry(locale, tenant.country)}`,
    ],
    [texts.text('document.credit.contact'), `${company.email}, ${company.phone}`],
    [texts.text('document.credit.register'), company.register],
  ];
  if (contract) {
    lender.push(
      [texts.text('document.credit.borrower'), contract.borrower.join('\n')],
      [texts.text('document.credit.agreedOn'), formatDate(contract.agreedOn, locale, tenant.timeZone)],
    );
  }
  return [{ heading: texts.text('document.credit.parties'), facts: lender }];
}

function buildFeaturesSection(facts: CreditPaperFacts): PaperSection {
  const { texts, plan, contract } = facts;
  const rows: [string, string][] = [
    ...(contract
      ? [[texts.text('document.credit.articles'), contract.articles.join('\n')] as [string, string]]
      : []),
    [texts.text('document.credit.kind'), texts.text(`document.credit.kind.${plan.method}`)],
    [texts.text('document.credit.amount'), formatAmount(facts, plan.priceMinor)],
    [
      texts.text('document.credit.term'),
      texts.text('document.credit.term.value', {
        months: plan.pauseMonths > 0 ? plan.pauseMonths + plan.count - 1 : plan.count,
      }),
    ],
    [texts.text('document.credit.instalments'), formatInstalments(facts)],
    [texts.text('document.credit.total'), formatAmount(facts, plan.overallMinor)],
  ];
  return {
    heading: texts.text('document.credit.features'),
    facts: rows,
    paragraphs: [texts.text('document.credit.drawdown'), texts.text('document.credit.purpose')],
  };
}

function formatInstalments(facts: CreditPaperFacts): string {
  return describeInstalments(facts.plan, facts.texts, (minor) => formatAmount(facts, minor));
}

function buildCostsSection(facts: CreditPaperFacts): PaperSection {
  const { texts, plan } = facts;
  const rows: [string, string][] = [
    [texts.text('document.credit.annual'), formatPercent(facts, plan.annualPercent)],
    [texts.text('document.credit.borrowing'), formatPercent(facts, plan.borrowingPercent)],
  ];
  if (plan.surchargeMinor > 0) {
    rows.push([texts.text('document.credit.surcharge'), formatAmount(facts, plan.surchargeMinor)]);
  }
  if (plan.pauseSurchargeMinor > 0) {
    rows.push([texts.text('document.credit.pauseSurcharge'), formatAmount(facts, plan.pauseSurchargeMinor)]);
  }
  return {
    heading: texts.text('document.credit.costs'),
    facts: rows,
    paragraphs: [
      texts.text('document.credit.noOther'),
      ...describeLateInterest(facts),
      texts.text('document.credit.late'),
    ],
  };
}

/** Late interest as a number, and how it changes (CJEU C-33/20): the rate of the day on which the paper is made. */
function describeLateInterest({ texts, tenant, locale, madeOn }: CreditPaperFacts): string[] {
  const valid = tenant.dunning.lateInterest.filter(({ validFrom }) => validFrom <= madeOn);
  const rate = valid.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1);
  if (!rate) return [];
  const values = {
    rate: formatRate(rate.annualPercent, locale),
    date: formatDate(rate.validFrom, locale, tenant.timeZone),
  };
  return [texts.text('document.credit.late.rate', values)];
}

function buildInsuranceSections(facts: CreditPaperFacts): PaperSection[] {
  const { texts, protection } = facts;
  if (!protection) return [];
  const { insurer, withdrawalDays } = protection;
  return [
    {
      heading: texts.text('document.credit.protection'),
      facts: [
        [texts.text('document.credit.protection.insurer'), insurer],
        [texts.text('document.credit.protection.premium'), formatAmount(facts, protection.premiumMinor)],
        [texts.text('document.credit.protection.total'), formatAmount(facts, protection.totalMinor)],
        [texts.text('document.credit.protection.overall'), formatAmount(facts, protection.overallMinor)],
      ],
      paragraphs: [
        ...comparePremium(facts),
        texts.text('document.credit.protection.text', { days: withdrawalDays }),
        texts.text('credit.protection.not'),
      ],
      list: listCovers(texts),
    },
  ];
}

function comparePremium(facts: CreditPaperFacts): string[] {
  const premiumMinor = facts.protection?.premiumMinor ?? 0;
  return compareProtection(facts.plan, premiumMinor, facts.texts, (minor) => formatAmount(facts, minor));
}

function buildRightsSection({ texts, tenant, locale }: CreditPaperFacts): PaperSection {
  const { email } = tenant.company;
  const days = tenant.credit.withdrawalDays;
  const { legalName, street, postalCode, city } = tenant.company;
  const payBack = {
    days: tenant.credit.withdrawalPaymentDays,
    perDay: formatMoney({ minor: 0, currency: tenant.currency }, locale, tenant.priceFormat),
  };
  const address = `${legalName}, ${street}, ${postalCode} ${city}`;
  return {
    heading: texts.text('document.credit.rights'),
    list: {
      numbered: false,
      items: [
        texts.text('document.credit.rights.withdrawal', { days, email }),
        texts.text('document.credit.rights.begin', { email, address }),
        texts.text('document.credit.rights.payBack', payBack),
        texts.text('document.credit.rights.linked'),
        texts.text('document.credit.rights.early'),
        texts.text('document.credit.rights.check'),
        texts.text('document.credit.rights.draft'),
        texts.text('document.credit.rights.complaint', { email }),
      ],
    },
  };
}

function schedule(facts: CreditPaperFacts): PaperSection {
  const { texts, plan, dueDays, tenant, locale } = facts;
  const right = { align: 'right' as const };
  const first = plan.pauseMonths > 0 ? plan.pauseMonths : 1;
  const formatDueDay = (index: number) => {
    const day = dueDays?.[index];
    return day
      ? formatDate(day, locale, tenant.timeZone)
      : texts.text('credit.plan.month', { month: first + index });
  };
  const rows = calculateAmortisation(plan).map((row, index) => [
    String(row.number),
    formatDueDay(index),
    formatAmount(facts, row.amountMinor),
    formatAmount(facts, row.costMinor),
    formatAmount(facts, row.principalMinor),
    formatAmount(facts, row.balanceMinor),
  ]);
  return {
    heading: texts.text('document.credit.schedule'),
    paragraphs: [texts.text('document.credit.schedule.text'), ...comparePremium(facts)],
    table: {
      columns: [
        { label: texts.text('credit.plan.number'), share: 0.07, ...right },
        { label: texts.text('credit.plan.when'), share: 0.19, align: 'left' },
        { label: texts.text('credit.plan.amount'), share: 0.18, ...right },
        { label: texts.text('credit.plan.cost'), share: 0.17, ...right },
        { label: texts.text('credit.plan.principal'), share: 0.21, ...right },
        { label: texts.text('credit.plan.balance'), share: 0.18, ...right },
      ],
      rows,
    },
  };
}
