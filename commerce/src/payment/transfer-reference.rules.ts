/**
 * What a customer writes into a bank transfer: a creditor reference (ISO 11649) of the order's number. Banks check its
 * two digits, so a mistyped one is noticed where it is typed.
 * @param orderNumber digits or capital letters, at most 21
 */
export function transferReference(orderNumber: string): string {
  const check = 98 - modulo97(`${orderNumber}RF00`);
  return `RF${String(check).padStart(2, '0')}${orderNumber}`;
}

/** In groups of four, as people read and type it. */
export function groupedByFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}

/** ISO 7064 MOD 97-10 of letters and digits, a letter being 10 to 35. */
function modulo97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
