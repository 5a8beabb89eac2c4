import { readFileSync } from 'node:fs';

const COMMON = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/**
 * Whether a password is among the first that attackers try: one of the 3,000 commonest (ASVS 5.0, 6.2.4), or a word
 * of its own account or shop (6.2.11), also with a few digits or signs at its end.
 * @param context the account's e-mail address and the shop's name
 */
export function isCommonPassword(password: string, context: { email: string; shop: string }): boolean {
  const plain = password.toLowerCase();
  if (COMMON.has(plain)) return true;
  const core = plain.replace(/[^\p{L}]+$/u, '');
  const [name = ''] = context.email.toLowerCase().split('@');
  return [name, context.email.toLowerCase(), context.shop.toLowerCase()].some(
    (word) => word !== '' && (word === plain || word === core),
  );
}
