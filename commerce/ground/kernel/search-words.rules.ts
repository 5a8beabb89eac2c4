/**
 * What words that staff type into one field may be, besides a name: a postal code with a house number, a telephone
 * number, an e-mail address. One text may be several of these.
 */
export type SearchedWords = {
  /** at most 100 characters, one space between words */
  readonly text: string;
  /** lower case; null if it is no address */
  readonly email: string | null;
  /** as the terms of orders and customers are stored, but for the names, which the database folds */
  readonly terms: readonly string[];
  /** names as they are typed: 'Jansen, Jan' also as 'Jan Jansen' */
  readonly names: readonly string[];
};

const LONGEST = 100;
/** Dutch, German, Austrian and Swiss postal codes before a house number, with or without its addition. */
const POSTAL_CODE_AND_HOUSE = /^(\d{4} ?[a-z]{2}|\d{4,5})[ ,]+(\d{1,5})(?:[ -]?[a-z0-9]{1,6})?$/i;
const PHONE = /^\+?[\d ()/.-]{6,24}$/;

export function parseSearchedWords(typed: string): SearchedWords {
  const text = typed.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
  const email = text.includes('@') ? text.toLowerCase() : null;
  if (email !== null || text === '') return { text, email, terms: [], names: [] };
  const [, postalCode, house] = POSTAL_CODE_AND_HOUSE.exec(text) ?? [];
  const address =
    postalCode && house ? [`address:${postalCode.replace(' ', '').toUpperCase()} ${house}`] : [];
  const digits = PHONE.test(text) ? text.replace(/\D/g, '') : '';
  const phone = digits.length >= 6 ? [`phone:${digits.slice(-8)}`] : [];
  const [family, given, ...others] = text.split(',').map((part) => part.trim());
  const turned = family && given && others.length === 0 ? [`${given} ${family}`] : [];
  const names = /\p{Letter}/u.test(text) ? [text.replaceAll(',', ''), ...turned] : [];
  return { text, email, terms: [...address, ...phone], names };
}
