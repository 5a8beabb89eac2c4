import type { Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney, formatRate } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { StoredAgreement } from './agreement.rules.ts';
import { printedRate } from './annual-rate.rules.ts';
import { instalmentWords } from './instalment-words.rules.ts';

/** What the confirmation of an order says of its credit. */
export function creditSection(
  { plan, dues, premiumPerInstalmentMinor }: StoredAgreement,
  { tenant, locale, texts }: { tenant: Tenant; locale: string; texts: Translator<TextKey> },
): { title: string; lines: string[] } {
  const money = (minor: number) =>
    formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
  const [first] = dues;
  const premiums = dues.reduce((sum, { premiumMinor }) => sum + premiumMinor, 0);
  return {
    title: texts.text('mail.credit.plan'),
    lines: [
      texts.text('credit.warning'),
      texts.text('mail.credit.plan.text', {
        instalments: instalmentWords(plan, texts, money),
        total: money(plan.overallMinor),
        annual: formatRate(printedRate(plan.annualPercent), locale),
      }),
      ...(first
        ? [texts.text('mail.credit.plan.first', { date: formatDate(first.dueOn, locale, tenant.timeZone) })]
        : []),
      ...(premiums > 0
        ? [
            texts.text('mail.credit.plan.protection', {
              premium: money(premiumPerInstalmentMinor),
              total: money(premiums),
            }),
          ]
        : []),
      texts.text('mail.credit.plan.withdrawal', { days: tenant.credit.withdrawalDays }),
    ],
  };
}
