import { SHORTEST_PASSWORD } from '#forms/field-limits.ts';
import type { Tenant } from './tenant.ts';

/**
 * Numbers of a tenant, and of rules of input, that any text may name in braces, so that no text contains one itself.
 */
export type Terms = Readonly<Record<(typeof TERMS)[number], number | string>>;

export const TERMS = [
  /** shortest length of a password */
  'passwordCharacters',
  /** days of the prices that a reduction is compared with */
  'referenceDays',
  /** days to pay an invoice */
  'invoiceDays',
  /** years of the legal guarantee, and of the longer one that is sold */
  'guaranteeYears',
  'extraWarrantyYears',
  /**
   * payment protection: days for comparing offers, days of inability to work without cover, instalments with cover
   */
  'compareDays',
  'waitingDays',
  'coveredInstalments',
  /** days after which an address that waits for an article is deleted */
  'stockAlertDays',
  /** days after which a guest's address that waits for an answer is deleted */
  'questionMailDays',
  /** hours of the evening's delivery, HH:MM; '' if there is none */
  'eveningFrom',
  'eveningUntil',
] as const;

export function collectTerms({
  priceReference,
  credit,
  guarantee,
  lineServices,
  stockAlert,
  questionMail,
  delivery,
}: Tenant): Terms {
  const evening = delivery.options.find(({ hours }) => hours !== null)?.hours;
  return {
    passwordCharacters: SHORTEST_PASSWORD,
    referenceDays: priceReference.days,
    invoiceDays: credit.invoiceDays,
    guaranteeYears: guarantee.legalYears,
    extraWarrantyYears: lineServices.find(({ key }) => key === 'warranty')?.years ?? 0,
    compareDays: credit.cover.compareDays,
    waitingDays: credit.cover.waitingDays,
    coveredInstalments: credit.cover.mostInstalments,
    stockAlertDays: stockAlert.keepDays,
    questionMailDays: questionMail.keepDays,
    eveningFrom: evening?.from ?? '',
    eveningUntil: evening?.until ?? '',
  };
}
