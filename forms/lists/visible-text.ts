/** Invisible characters: soft hyphens, marks of direction, of width, of bytes, fillers that count as letters. */
const UNSEEN = /\p{Cf}|[\uFE00-\uFE0F]|[\u115F\u1160\u3164\uFFA0]/gu;
/** The same but for those that join letters and the pictures of a family. */
const UNSEEN_AND_UNUSED = /(?![\u200C\u200D])\p{Cf}/gu;
/** Dashes of every width, and the minus. */
const DASH = /[\p{Pd}\u2212]/gu;
/**
 * Signs that keyboards, word processors and phones put in the place of an apostrophe: both single quotation marks (iOS
 * opens one at the beginning of a word: ‘s-Hertogenbosch), accents that stand alone, primes, letters that look like it.
 */
const APOSTROPHE = /[‘’‛‚`´ʼʻʹ′՚]/gu;
/** Signs of ASCII in the width of East Asian letters, as keyboards of Japanese and Chinese write numbers. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** One line of words as seen: a soft hyphen that was copied from a page splits no word. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}

/** A line stored as it was written, without the characters that copying adds and nobody can remove. */
export function stripInvisibleSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN_AND_UNUSED, '')
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The text of a name, an address or a number, however it was typed: what phones and word processors put in the place of
 * apostrophe, hyphen and space is read as the sign that keyboards have.
 */
export function readTyped(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replace(/\s+/gu, ' ')
    .trim();
  return normalizeDashes(seen).replace(APOSTROPHE, "'");
}

/** Any dash as the one that keyboards have: a phone number on a page may have a longer one. */
export function normalizeDashes(text: string): string {
  return text.replace(DASH, '-');
}

/** The signs of a number or code, without spaces, dots and dashes between them. */
export function normalizeNumber(typed: string): string {
  return normalizeDashes(typed).replace(/[\s.\-\p{Cf}]/gu, '');
}

/** A word or sign that stands before a number on papers: `#`, `Nr.`, `No`, `N°`, `Bestelnummer:`, `Kd.-Nr.` */
const NUMBER_SIGN =
  /^\D{0,24}?(?:#|№|(?:nr|no|n[°º]|num|nummer|number|num[ée]ro|order|commande|bestelling|bestellung|auftrag)(?!\p{L}))(?:[\s.:#-]|de commande)*(?=\p{L}?\d)/iu;

/** A number without the words that stand before it on papers. */
export function dropNumberSign(typed: string): string {
  return typed.replace(NUMBER_SIGN, '');
}
