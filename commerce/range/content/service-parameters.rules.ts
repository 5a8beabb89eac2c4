import { LINK_HOURS } from '#forms/address/identity.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { collectTerms, TERMS } from '#tenants/terms.rules.ts';
import { formatMoney, formatNumber } from '#texts/format.ts';

/**
 * Parameters that help texts may name in braces; numbers stay numbers where the plural of a language depends on them.
 */
export type ServiceParameters = Readonly<Record<(typeof SERVICE_PARAMETERS)[number], string | number>>;

export const SERVICE_PARAMETERS = [
  ...TERMS,
  'company',
  'country',
  'phone',
  'email',
  'refundDays',
  'creditedDays',
  'withdrawalDays',
  'exchangeDays',
  'answerDays',
  'paymentDays',
  'appointmentDays',
  'hose',
  'warrantyYears',
  'deliveryPrice',
  'deliveryFree',
  'freightPrice',
  'freightFree',
  'tyresPerParcel',
  'connectionPrice',
  'assemblyPrice',
  'carryUpPrice',
  'voucher',
  'voucherMinimum',
  'voucherMonths',
  'voucherDays',
  'secondVoucher',
  'contactFileDays',
  'contactDays',
  'consentProofDays',
  'invoiceYears',
  'creditDecisionDays',
  'waitingCreditCheckDays',
  'linkHours',
] as const;

/** The values of those parameters: a tenant's settings, formatted for the reader (product 9). */
export function buildServiceParameters(tenant: Tenant, locale: string): ServiceParameters {
  const { service, refund, withdrawal, company, delivery } = tenant;
  const formatAmount = (minor: number) =>
    formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
  const welcome = tenant.vouchers.find(({ campaign }) => campaign === 'newsletter-welcome');
  const first = welcome?.terms.discount;
  const second = tenant.vouchers.find(({ campaign }) => campaign === 'newsletter-second')?.terms.discount;
  const standard = delivery.options[0];
  return {
    ...collectTerms(tenant),
    company: tenant.companyName,
    country: new Intl.DisplayNames(locale, { type: 'region' }).of(tenant.country) ?? tenant.country,
    phone: company.phone,
    email: company.email,
    refundDays: refund.workingDays,
    creditedDays: refund.creditedWithinDays,
    withdrawalDays: withdrawal.days,
    exchangeDays: withdrawal.exchangeDays,
    answerDays: service.answerWorkingDays,
    paymentDays: service.paymentVisibleWorkingDays,
    appointmentDays: service.appointmentWorkingDays,
    hose: formatNumber(service.hoseMetres, locale, 1),
    warrantyYears: service.warrantyYears,
    deliveryPrice: formatAmount(standard?.priceMinor ?? 0),
    deliveryFree: formatAmount(standard?.freeFromMinor ?? 0),
    freightPrice: formatAmount(standard?.freight?.priceMinor ?? 0),
    freightFree: formatAmount(standard?.freight?.freeFromMinor ?? 0),
    tyresPerParcel: delivery.piecesPerParcel.tyre ?? 0,
    connectionPrice: formatAmount(findCheapestPrice(tenant, 'connection')),
    assemblyPrice: formatAmount(findCheapestPrice(tenant, 'assembly')),
    carryUpPrice: formatAmount(findCheapestPrice(tenant, 'carry-up')),
    voucher: formatAmount(first?.type === 'amount' ? first.amountMinor : tenant.newsletter.voucherMinor),
    voucherMinimum: formatAmount(welcome?.terms.minimumMinor ?? 0),
    voucherMonths: welcome?.terms.unusedMonths ?? 0,
    voucherDays: welcome?.issue?.validDays ?? 0,
    contactFileDays: tenant.contact.keepFilesDays,
    contactDays: tenant.contact.keepContactsDays,
    consentProofDays: tenant.retention.consentProofDays,
    invoiceYears: tenant.retention.invoiceYears,
    creditDecisionDays: tenant.credit.decisionDays,
    waitingCreditCheckDays: tenant.retention.waitingCreditCheckDays,
    linkHours: LINK_HOURS,
    secondVoucher: second?.type === 'percent' ? second.percent : 0,
  };
}

/** A parameter in braces, optionally with its unit's singular and plural. */
export const PARAMETER = /\{([^{}|]*)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;

/** A text with its parameters filled in: `{refundDays}`, or `{refundDays|day|days}` with the word that its number takes. */
export function fillParameters(
  source: string,
  parameters: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  return source.replace(PARAMETER, (whole, name: string, one?: string, others?: string) => {
    const value = parameters[name];
    if (value === undefined) return whole;
    if (one === undefined || others === undefined) return String(value);
    const isOne = new Intl.PluralRules(locale).select(Number(value)) === 'one';
    return `${value} ${isOne ? one : others}`;
  });
}

function findCheapestPrice({ lineServices }: Tenant, key: string): number {
  return lineServices.find((service) => service.key === key)?.prices[0]?.priceMinor ?? 0;
}
