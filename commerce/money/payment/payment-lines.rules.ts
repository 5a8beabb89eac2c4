import type { Locale } from '#tenants/tenant.ts';
import { formatDate } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { PaymentInstruction } from './payment-instruction.service.ts';

/**
 * The lines of a mail about a bank transfer, or about a direct debit: mandate and the day of the collection,
 * announced beforehand (SEPA Core rulebook, 4.3.4).
 * @param about.amount formatted
 */
export function buildPaymentLines(
  instruction: PaymentInstruction,
  about: { readonly amount: string; readonly locale: Locale; readonly texts: Translator<TextKey> },
): string[] {
  const { amount, locale, texts } = about;
  const formatLabelled = (id: TextKey, value: string) =>
    texts.text('mail.labelled', { label: texts.text(id), value });
  const formatDay = (date: string) => formatDate(date, locale, 'UTC');
  const { payUntil, collectOn, debitedIban, mandateReference, creditorId } = instruction;
  if (payUntil !== null) {
    return [
      texts.text('payment.transfer.text', { amount, date: formatDay(payUntil) }),
      formatLabelled('payment.transfer.holder', instruction.accountHolder),
      formatLabelled('payment.transfer.iban', instruction.iban),
      formatLabelled('payment.transfer.bic', instruction.bic),
      formatLabelled('payment.transfer.bank', instruction.bankName),
      formatLabelled('payment.transfer.reference', instruction.transferReference),
    ];
  }
  if (collectOn === null) return [];
  return [
    texts.text('payment.mandate.collect', { amount, date: formatDay(collectOn), iban: debitedIban ?? '' }),
    formatLabelled('payment.mandate.reference', mandateReference ?? ''),
    formatLabelled('payment.mandate.creditor', creditorId ?? ''),
  ];
}
