import { isSwissIban } from '#forms/address/iban.ts';
import { convertToQrBillText } from './printable.rules.ts';

/** The creditor or debtor, in the parts that the QR bill wants: structured addresses only (type S). */
export type QrParty = {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
};

/**
 * The lines of the payment part and the receipt of a Swiss QR bill (SIX, Swiss Implementation Guidelines QR-bill 2.3,
 * 4.2.2).
 */
export type QrBill = {
  readonly language: 'DE' | 'FR' | 'IT' | 'EN';
  readonly iban: string;
  readonly creditor: QrParty;
  readonly debtor: QrParty;
  /** more than 0 */
  readonly amountMinor: number;
  readonly currency: 'CHF' | 'EUR';
  /** a QR reference for a QR-IBAN, else a creditor reference */
  readonly reference: string;
  readonly message: string;
  /** a screen reader reads this out instead of the drawing */
  readonly described: string;
};

/** The greatest amount that a QR bill can ask for: 999 999 999.99. */
const MOST_MINOR = 99_999_999_999;
const LANGUAGES: Readonly<Record<string, QrBill['language']>> = { de: 'DE', fr: 'FR', it: 'IT' };

/**
 * The QR bill of an amount to be transferred, its texts as the guidelines allow them.
 * @param about.locale BCP 47
 * @returns null if nothing is to be paid, or not by a QR bill: the account is not Swiss, or the currency is another
 */
export function buildQrBill(
  about: Omit<QrBill, 'language' | 'currency'> & { readonly locale: string; readonly currency: string },
): QrBill | null {
  const { locale, currency, amountMinor, message, ...rest } = about;
  if (!takesQrBill(about.iban, currency) || amountMinor <= 0 || amountMinor > MOST_MINOR) return null;
  return {
    ...rest,
    amountMinor,
    currency,
    creditor: shortenParty(about.creditor),
    debtor: shortenParty(about.debtor),
    message: shorten(message, 140),
    language: LANGUAGES[locale.slice(0, 2)] ?? 'EN',
  };
}

/** Whether a payment to an account can be requested by a QR bill. */
export function takesQrBill(iban: string, currency: string): currency is QrBill['currency'] {
  return isSwissIban(iban) && (currency === 'CHF' || currency === 'EUR');
}

function shortenParty({ name, street, houseNumber, postalCode, city, country }: QrParty): QrParty {
  return {
    name: shorten(name, 70),
    street: shorten(street, 70),
    houseNumber: shorten(houseNumber, 16),
    postalCode: shorten(postalCode, 16),
    city: shorten(city, 35),
    country,
  };
}

/** Quotation marks and dashes of names and streets, which the guidelines do not allow (4.1.1). */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '‚': ',', '‘': "'", '’': "'", '‹': "'", '›': "'", '„': '"', '“': '"', '”': '"' },
  ...{ '–': '-', '—': '-', '•': '-', '…': '...', '™': 'TM' },
};

/** Puts a text on one line, in characters that can be printed and are allowed, and no longer than its field. */
export function shorten(text: string, length: number): string {
  const plain = Array.from(text, (character) => PLAIN[character] ?? character).join('');
  return convertToQrBillText(plain).replace(/\s+/gu, ' ').trim().slice(0, length).trim();
}

/** Splits a line into street and number. */
export function splitStreetLine(line: string): { readonly street: string; readonly houseNumber: string } {
  const [, street, houseNumber] = /^(.*\S)\s+(\d\S*(?: \S{1,2})?)$/u.exec(line) ?? [];
  return { street: street ?? line, houseNumber: houseNumber ?? '' };
}
