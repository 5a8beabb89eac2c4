import { normalizeLine } from '#forms/lists/visible-text.ts';

/** A search term, prepared for the database. */
export type SearchTerm = {
  /** as shown to the visitor: trimmed, single spaces, at most MAX_TERM_LENGTH characters */
  readonly text: string;
  /** lower case words of letters and digits, at most MAX_WORDS */
  readonly words: readonly string[];
  /**
   * Every word, the last as the beginning of one, in the form of PostgreSQL's to_tsquery; it contains nothing but
   * quoted words of letters and digits. null if there is no word
   */
  readonly prefixQuery: string | null;
  /** as `prefixQuery`, with any of the words; null below two words */
  readonly anyWordQuery: string | null;
  /**
   * matches names with a word that begins like one of these; null if none is long enough to be misspelt after its
   * beginning
   */
  readonly alikeQuery: string | null;
};

const MAX_TERM_LENGTH = 120;
const MAX_WORDS = 10;
/** A word is rarely misspelt in its first letters. */
const BEGINNING = 3;

/** @returns null for an empty term */
export function searchTerm(asked: string): SearchTerm | null {
  const text = [...normalizeLine(asked)].slice(0, MAX_TERM_LENGTH).join('').trim();
  if (text === '') return null;
  const words = (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, MAX_WORDS);
  const beginnings = words.filter((word) => word.length > BEGINNING).map((word) => word.slice(0, BEGINNING));
  const quoted = words.map((word) => `'${word}'`);
  return {
    text,
    words,
    prefixQuery: quoted.length > 0 ? `${quoted.join(' & ')}:*` : null,
    anyWordQuery: quoted.length > 1 ? `${quoted.join(' | ')}:*` : null,
    alikeQuery: beginnings.length > 0 ? beginnings.map((part) => `'${part}':*A`).join(' | ') : null,
  };
}
