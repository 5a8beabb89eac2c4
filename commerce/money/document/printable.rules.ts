import anyAscii from 'any-ascii';

/**
 * What the embedded font draws: Latin with every accent, Greek, Cyrillic, punctuation, small figures, currencies and
 * the signs of articles (arrows, "at most", "at least").
 */
const DRAWN =
  /[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u052f\u1e00-\u1fff\u2000-\u200a\u2010-\u2027\u202f-\u205e\u2070-\u209f\u20a0-\u20be\u2100-\u214f\u2190-\u2195\u2212\u2248\u2260\u2264\u2265]/;

/** Latin letters of European languages, which the Swiss QR bill allows (Implementation Guidelines 2.3, 4.1.1). */
const IN_QR_BILL = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017fȘșȚț€]/;

/**
 * A text in characters that the embedded font draws. Names stay as they were typed in Latin, Greek and Cyrillic; other
 * alphabets are written in Latin letters, and pictures and invisible characters are left out.
 */
export function convertToPrintable(text: string): string {
  return convertCharacters(text, DRAWN);
}

/** A text in characters that a Swiss QR bill may carry. */
export function convertToQrBillText(text: string): string {
  return convertCharacters(text, IN_QR_BILL);
}

function convertCharacters(text: string, allowed: RegExp): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (isAssigned(character) && allowed.test(character)) return character;
    if (/\s/u.test(character)) return ' ';
    return /[\p{Extended_Pictographic}\p{C}\p{M}]/u.test(character) ? '' : anyAscii(character);
  }).join('');
}

function isAssigned(character: string): boolean {
  return character === '\n' || !/\p{C}/u.test(character);
}
