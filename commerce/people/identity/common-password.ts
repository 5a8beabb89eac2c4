import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from './fold.rules.ts';

/** As many of the most used passwords as OWASP ASVS 5.0 (6.2.4) asks for; those below the least length cannot be chosen anyway. */
const LISTED = 10_000;
const LEAST_LENGTH = 6;

const common = new Set(
  (dictionary['passwords-common'] ?? [])
    .filter((password): password is string => typeof password === 'string' && password.length >= LEAST_LENGTH)
    .slice(0, LISTED),
);

/**
 * Whether a password is one of those that are tried first: among the most used ones, one sign repeated, or what is
 * known of the customer and the shop.
 * @param known words that everybody can know: the e-mail address, the name, the shop's name
 */
export function isCommonPassword(password: string, known: readonly string[]): boolean {
  const plain = fold(password);
  if (common.has(password.toLowerCase()) || /^(.)\1*$/u.test(password)) return true;
  return known
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .some((word) => word.length >= 3 && plain === fold(word));
}
