import { randomInt } from 'node:crypto';
import { plainDashes, visibleText } from '#forms/visible-text.ts';

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code as it is compared: upper case, without the spaces that people type. null: it cannot be a code. */
export function normalCode(typed: string): string | null {
  const code = plainDashes(visibleText(typed)).replaceAll(' ', '').toUpperCase();
  return /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code) ? code : null;
}

/** A code that cannot be guessed: 60 random bits, as `K7PF-3XQM-9TWA`. */
export function randomCode(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
