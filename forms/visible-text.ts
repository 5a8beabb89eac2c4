/** Signs that nobody sees: soft hyphens, marks of direction, of width, of bytes. */
const UNSEEN = /\p{Cf}/gu;
/** The same but for the two that join letters, and the pictures of a family. */
const UNSEEN_AND_UNUSED = /(?![\u200c\u200d])\p{Cf}/gu;
const DASH = /\p{Pd}/gu;

/** One line of words as they are seen: a soft hyphen that was copied from a page parts no word. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}

/** The text of a field without the signs that copying brings along and nobody can see or take away. */
export function typedText(text: string): string {
  return text.normalize('NFC').replace(UNSEEN_AND_UNUSED, '').replace(/[‐‑]/g, '-').trim();
}

/** Any dash as the one that keyboards have: a phone number on a page may have a longer one. */
export function plainDashes(text: string): string {
  return text.replace(DASH, '-');
}

/** The signs of a number or code, without spaces, dots and dashes between them. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s.\p{Pd}\p{Cf}]/gu, '');
}
