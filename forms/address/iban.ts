import { normalizeNumber } from '../lists/visible-text.ts';

/** Lengths of the countries that take part in SEPA (EPC409-09; ISO 13616). */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24 },
  ...{ FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20 },
  ...{ LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24 },
  ...{ RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

/** An IBAN in its stored form: capitals, without spaces and hyphens. */
export function normalizeIban(typed: string): string {
  return normalizeNumber(typed).toUpperCase();
}

/**
 * The fault of an account number, in the order in which a person would look: its characters, its country, its length,
 * its check digits (ISO 7064 MOD 97-10).
 * @param iban as returned by {@link normalizeIban}
 * @returns null if none
 */
export function findIbanFault(iban: string): 'iban' | 'iban_country' | 'iban_length' | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'iban';
  const length = LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return 'iban_country';
  if (iban.length !== length) return 'iban_length';
  return hasCheckDigits(iban) ? null : 'iban';
}

/**
 * Whether an account is Swiss or of Liechtenstein, so that a QR bill can be paid to it.
 * @param iban as of {@link normalizeIban}
 */
export function isSwissIban(iban: string): boolean {
  return /^(CH|LI)/.test(iban) && findIbanFault(iban) === null;
}

/**
 * Whether a Swiss account is one for QR references: its bank's number is 30000 to 31999 (SIX, QR-IID).
 * @param iban as of {@link normalizeIban}
 */
export function isQrIban(iban: string): boolean {
  return isSwissIban(iban) && /^3[01]/.test(iban.slice(4));
}

function hasCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Country and last four characters, for a page or a mail: NL•• •••• •••• •••• 00. */
export function maskIban(iban: string): string {
  const hidden = iban.slice(2, -4).replace(/./g, '•');
  return `${iban.slice(0, 2)}${hidden}${iban.slice(-4)}`.replace(/(.{4})(?=.)/gu, '$1 ');
}
