/** Most numbers are only digits and need no reading. */
const PLAIN = /^\d+$/;
const GTIN = /^\d{8,14}$/;

/**
 * A number in a comparable form: article and style numbers, manufacturers' part numbers and GTINs, with any
 * separators. GTIN-8, 12, 13 and 14 are one number with fewer or more leading zeros (GS1 General Specifications).
 */
export function normalizeNumber(written: string): string {
  const plain = PLAIN.test(written) ? written : written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return GTIN.test(plain) ? plain.replace(/^0+/, '') : plain;
}
