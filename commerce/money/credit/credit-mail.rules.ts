import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import { buildCompanyFooter, buildTenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { Due } from '#commerce/money/ledger/ledger.rules.ts';
import { endPeriod } from '#commerce/range/stock/working-days.rules.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney, formatRate } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { StoredAgreement } from './agreement/agreement.rules.ts';
import { roundRate } from './plan/annual-rate.rules.ts';
import { compareProtection, describeInstalments } from './plan/instalment-words.rules.ts';

type Market = {
  readonly tenant: Tenant;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
};

/** The lines about the credit in the confirmation of an order. */
export function buildCreditSection(
  { plan, dues, premiumPerInstalmentMinor }: StoredAgreement,
  { tenant, locale, texts }: Market,
): { title: string; lines: string[] } {
  const money = createMoneyFormatter(tenant, locale);
  const [first] = dues;
  const premiums = dues.reduce((sum, { premiumMinor }) => sum + premiumMinor, 0);
  return {
    title: texts.text('mail.credit.plan'),
    lines: [
      texts.text('credit.warning'),
      texts.text('mail.credit.plan.text', {
        instalments: describeInstalments(plan, texts, money),
        total: money(plan.overallMinor),
        annual: formatRate(roundRate(plan.annualPercent), locale),
      }),
      ...(first
        ? [texts.text('mail.credit.plan.first', { date: formatDate(first.dueOn, locale, tenant.timeZone) })]
        : []),
      ...(premiums > 0
        ? [
            texts.text('mail.credit.plan.protection', {
              premium: money(premiumPerInstalmentMinor),
              total: money(premiums),
              overall: money(plan.overallMinor + premiums),
            }),
            ...compareProtection(plan, premiumPerInstalmentMinor, texts, money),
          ]
        : []),
      texts.text('mail.credit.plan.withdrawal', { days: tenant.credit.withdrawalDays }),
      texts.text('mail.credit.plan.contract'),
    ],
  };
}

/**
 * An order's plan after a return: its figures and every day on which something is due; null if nothing is left of it.
 * @param dues the current ones: days move when a delivery is late
 */
export function scheduleSection(
  { plan, premiumPerInstalmentMinor }: Pick<StoredAgreement, 'plan' | 'premiumPerInstalmentMinor'>,
  dues: readonly Due[],
  { tenant, locale, texts }: Market,
): { title: string; lines: string[] } | null {
  if (plan.priceMinor === 0) return null;
  const money = createMoneyFormatter(tenant, locale);
  return {
    title: texts.text('mail.credit.schedule'),
    lines: [
      texts.text('mail.credit.plan.text', {
        instalments: describeInstalments(plan, texts, money),
        total: money(plan.overallMinor),
        annual: formatRate(roundRate(plan.annualPercent), locale),
      }),
      ...compareProtection(plan, premiumPerInstalmentMinor, texts, money),
      ...dues.map(({ dueOn, amountMinor }) =>
        texts.text('mail.credit.schedule.due', {
          date: formatDate(dueOn, locale, tenant.timeZone),
          amount: money(amountMinor),
        }),
      ),
    ],
  };
}

/** Reminds of the right to withdraw from a credit that was agreed right after its information was given. */
export function buildWithdrawalReminder(
  {
    orderNumber,
    givenName,
    amountMinor,
    agreedOn,
  }: {
    readonly orderNumber: string;
    readonly givenName: string;
    readonly amountMinor: number;
    /** ISO 8601 date in the tenant's time zone */
    readonly agreedOn: string;
  },
  { tenant, locale, texts }: Market & { readonly locale: Locale },
  action: MailContent['action'],
): MailContent {
  const days = tenant.credit.withdrawalDays;
  const formatDay = (day: string) => formatDate(day, locale, tenant.timeZone);
  const date = formatDay(endPeriod(agreedOn, days, tenant.country));
  const amount = createMoneyFormatter(tenant, locale)(amountMinor);
  return {
    ...buildTenantLook(tenant, locale, texts),
    subject: texts.text('mail.credit.reminder.subject', { number: orderNumber }),
    preview: texts.text('mail.credit.reminder.preview', { date }),
    title: texts.text('mail.credit.reminder.title'),
    paragraphs: [
      texts.text('mail.order.greeting', { name: givenName }),
      texts.text('mail.credit.reminder.text', { agreed: formatDay(agreedOn), amount, days, date }),
      texts.text('mail.credit.reminder.how', { email: tenant.company.email }),
      texts.text('mail.credit.reminder.keep'),
    ],
    reference: { label: texts.text('mail.order.number'), value: orderNumber },
    action,
    ordered: null,
    sections: [],
    links: [],
    footer: buildCompanyFooter(tenant, locale, texts),
  };
}

function createMoneyFormatter(tenant: Tenant, locale: string): (minor: number) => string {
  return (minor) => formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
}
