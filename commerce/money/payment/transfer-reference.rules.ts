import { normalizeNumber } from '#forms/lists/visible-text.ts';

/** Accounts of a shop, as in its settings. */
type Bank = {
  readonly iban: string;
  /** Swiss account for QR references */
  readonly qrIban?: string | undefined;
};

/** The account and the reference of an order's transfer: the same on every page, paper and mail. */
export type Transfer = { readonly iban: string; readonly reference: string };

/**
 * A QR-IBAN takes QR references only, any other account creditor references (Swiss Implementation Guidelines QR-bill
 * 2.3, 3.2 and 4.2.2).
 * @param orderNumber digits
 */
export function buildTransfer(bank: Bank, orderNumber: string): Transfer {
  return bank.qrIban === undefined
    ? { iban: bank.iban, reference: buildCreditorReference(orderNumber) }
    : { iban: bank.qrIban, reference: buildQrReference(orderNumber) };
}

/**
 * A creditor reference (ISO 11649) of the order's number. Banks check its two digits, so a mistyped one is noticed where
 * it is typed.
 * @param orderNumber digits or capital letters, at most 21
 */
export function buildCreditorReference(orderNumber: string): string {
  const check = 98 - computeModulo97(`${orderNumber}RF00`);
  return `RF${String(check).padStart(2, '0')}${orderNumber}`;
}

/** A QR reference of the order's number: 26 digits and a check digit. @param orderNumber digits, at most 26 */
export function buildQrReference(orderNumber: string): string {
  const digits = orderNumber.padStart(26, '0');
  return `${digits}${computeModulo10Recursive(digits)}`;
}

/**
 * The order that a reference belongs to: a creditor or QR reference with any spacing, or the order's number itself.
 * @returns null if a check digit is wrong
 */
export function parseOrderNumber(written: string): string | null {
  const reference = normalizeNumber(written).toUpperCase();
  if (reference.startsWith('RF')) {
    const orderNumber = reference.slice(4);
    return /^[0-9A-Z]{1,21}$/.test(orderNumber) && buildCreditorReference(orderNumber) === reference
      ? orderNumber
      : null;
  }
  if (!/^\d{27}$/.test(reference)) return reference;
  const orderNumber = reference.slice(0, -1).replace(/^0+/, '');
  return buildQrReference(orderNumber) === reference ? orderNumber : null;
}

/** A reference in the groups that people read and type: a QR reference in fives from its end, any other in fours. */
export function formatReference(reference: string): string {
  return /^\d{27}$/.test(reference) ? reference.replace(/(?=(\d{5})+$)/g, ' ') : groupByFour(reference);
}

/** In groups of four, as people read and type it. */
export function groupByFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}

/** ISO 7064 MOD 97-10 of letters and digits, a letter being 10 to 35. */
function computeModulo97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Row 0 of the table of "modulo 10, recursive" (Implementation Guidelines QR-bill 2.3, annex B). */
const MODULO_10 = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

function computeModulo10Recursive(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = MODULO_10[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10;
}
