import { randomInt } from 'node:crypto';
import { normalizeDashes, normalizeLine } from '#forms/lists/visible-text.ts';

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code in the form that is compared: upper case, without typed spaces. null if it cannot be a code. */
export function normalizeCode(typed: string): string | null {
  const code = normalizeDashes(normalizeLine(typed)).replaceAll(' ', '').toUpperCase();
  return /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code) ? code : null;
}

/** A code that cannot be guessed: 60 random bits, as `K7PF-3XQM-9TWA`. */
export function generateCode(): string {
  const pickLetter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, pickLetter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
