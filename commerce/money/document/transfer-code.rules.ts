import type { PaperCode } from './paper.types.ts';
import { shorten } from './qr-bill.rules.ts';

/** The greatest amount that the code can ask for: 999 999 999.99. */
const MOST_MINOR = 99_999_999_999;
const LONGEST_NAME = 70;

/** Whether banking apps can read a transfer in this currency from a code. */
export function takesTransferCode(currency: string): boolean {
  return currency === 'EUR';
}

/**
 * The QR code by which a banking app fills in a SEPA credit transfer (European Payments Council, EPC069-12, version
 * 002). Banks of the Netherlands, Germany and Austria read it; a Swiss account has the QR bill.
 * @param about.reference creditor reference (ISO 11649)
 * @returns null if nothing is to be paid, or the currency is not the euro
 */
export function transferCode(about: {
  readonly iban: string;
  readonly bic: string;
  readonly holder: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reference: string;
  /** for people who listen to the document */
  readonly described: string;
}): PaperCode | null {
  const { iban, bic, holder, amountMinor, currency, reference, described } = about;
  if (!takesTransferCode(currency) || amountMinor <= 0 || amountMinor > MOST_MINOR) return null;
  const amount = `EUR${(amountMinor / 100).toFixed(2)}`;
  const utf8 = '1';
  const purpose = '';
  const lines = [
    'BCD',
    '002',
    utf8,
    'SCT',
    bic,
    shorten(holder, LONGEST_NAME),
    iban,
    amount,
    purpose,
    reference,
  ];
  return { content: lines.join('\n'), described };
}
