const GTIN = /^\d{8,14}$/;

/**
 * A number as it is compared: article and style numbers, manufacturers' part numbers and GTINs, however their groups
 * are separated. GTIN-8, 12, 13 and 14 are one number with fewer or more zeros in front (GS1 General Specifications).
 */
export function numberKey(written: string): string {
  const plain = written.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return GTIN.test(plain) ? plain.replace(/^0+/, '') : plain;
}
