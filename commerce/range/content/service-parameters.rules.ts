import type { Tenant } from '#tenants/tenant.ts';
import { formatMoney, formatNumber } from '#texts/format.ts';

/** What help texts may name in braces; numbers stay numbers where a language counts with them. */
export type ServiceParameters = Readonly<Record<(typeof SERVICE_PARAMETERS)[number], string | number>>;

export const SERVICE_PARAMETERS = [
  'company',
  'country',
  'phone',
  'email',
  'refundDays',
  'creditedDays',
  'withdrawalDays',
  'answerDays',
  'paymentDays',
  'appointmentDays',
  'hose',
  'warrantyYears',
  'deliveryPrice',
  'deliveryFree',
  'assemblyPrice',
  'carryUpPrice',
  'voucher',
  'voucherMinimum',
  'voucherMonths',
  'voucherDays',
  'secondVoucher',
  'contactFileDays',
  'contactDays',
] as const;

/** What help texts say of a tenant: its settings, formatted for the reader (product 9). */
export function serviceParameters(tenant: Tenant, locale: string): ServiceParameters {
  const { service, refund, withdrawal, company, delivery } = tenant;
  const money = (minor: number) =>
    formatMoney({ minor, currency: tenant.currency }, locale, tenant.priceFormat);
  const welcome = tenant.vouchers.find(({ campaign }) => campaign === 'newsletter-welcome');
  const first = welcome?.terms.discount;
  const second = tenant.vouchers.find(({ campaign }) => campaign === 'newsletter-second')?.terms.discount;
  const standard = delivery.options[0];
  return {
    company: tenant.companyName,
    country: new Intl.DisplayNames(locale, { type: 'region' }).of(tenant.country) ?? tenant.country,
    phone: company.phone,
    email: company.email,
    refundDays: refund.workingDays,
    creditedDays: refund.creditedWithinDays,
    withdrawalDays: withdrawal.days,
    answerDays: service.answerWorkingDays,
    paymentDays: service.paymentVisibleWorkingDays,
    appointmentDays: service.appointmentWorkingDays,
    hose: formatNumber(service.hoseMetres, locale, 1),
    warrantyYears: service.warrantyYears,
    deliveryPrice: money(standard?.priceMinor ?? 0),
    deliveryFree: money(standard?.freeFromMinor ?? 0),
    assemblyPrice: money(cheapest(tenant, 'assembly')),
    carryUpPrice: money(cheapest(tenant, 'carry-up')),
    voucher: money(first?.type === 'amount' ? first.amountMinor : tenant.newsletter.voucherMinor),
    voucherMinimum: money(welcome?.terms.minimumMinor ?? 0),
    voucherMonths: welcome?.terms.unusedMonths ?? 0,
    voucherDays: welcome?.issue?.validDays ?? 0,
    contactFileDays: tenant.contact.keepFilesDays,
    contactDays: tenant.contact.keepContactsDays,
    secondVoucher: second?.type === 'percent' ? second.percent : 0,
  };
}

function cheapest({ lineServices }: Tenant, key: string): number {
  return lineServices.find((service) => service.key === key)?.prices[0]?.priceMinor ?? 0;
}
