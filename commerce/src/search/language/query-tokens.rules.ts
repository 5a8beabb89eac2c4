import { type Token, tokensOf } from './tokens.rules.ts';
import { wordsOf } from './words/words.rules.ts';

export const MAX_WORDS = 12;
const MAX_LENGTH = 120;

/** What has to be known to take a word apart: is this the name of something, or a word of the catalogue? */
export type Knowledge = {
  readonly isKnown: (term: string) => boolean;
  readonly isName: (token: Token) => boolean;
};

/** The words of a search; who it is for is a word of its own: "dameslaarzen" is dames and laarzen. */
export function queryTokens(language: string, text: string, knowledge: Knowledge): Token[] {
  const short = [...text].slice(0, MAX_LENGTH).join('').replaceAll('€', ' euro ');
  return tokensOf(language, short)
    .slice(0, MAX_WORDS)
    .flatMap((token) => takenApart(language, token, knowledge))
    .slice(0, MAX_WORDS);
}

function takenApart(language: string, token: Token, { isKnown, isName }: Knowledge): Token[] {
  if (language === 'fr' || !/^[a-z]{7,}$/.test(token.term) || isName(token)) return [token];
  const { audiences, colours } = wordsOf(language);
  const words = Object.values(audiences).flat().filter(isJoined);
  // "rodejurk" is a slip, "Rotwein" is not
  if (!isKnown(token.term)) words.push(...Object.values(colours).flat());
  const fronts = words.filter((word) => word.length >= 3 && token.term.startsWith(word));
  for (const front of fronts.sort((a, b) => b.length - a.length)) {
    const rest = token.term.slice(front.length);
    if (rest.length >= 3 && isKnown(rest)) return [part(front), part(rest)];
  }
  return [token];
}

/** The forms that compounds begin with; a singular would split a mantel into man and tel. */
function isJoined(word: string): boolean {
  return /(?:s|n|kinder|kids|manner)$/.test(word);
}

function part(term: string): Token {
  return { typed: term, term, parts: [], spellings: [] };
}

/**
 * An article or style number, upper case; null: it looks like none. Numbers have at least five characters, three of
 * them digits, and no spaces; a word for "article" may stand before.
 */
export function articleNumberOf(language: string, text: string): string | null {
  const { articleMarkers } = wordsOf(language);
  const words = text
    .trim()
    .split(/[\s:.#°]+/)
    .filter((word) => word !== '');
  while (words.length > 1 && articleMarkers.has((words[0] ?? '').toLowerCase())) words.shift();
  const [number] = words;
  if (words.length !== 1 || number === undefined) return null;
  const isNumber =
    /^[\p{L}\p{N}][\p{L}\p{N}_/-]{3,39}$/u.test(number) && (number.match(/\d/g) ?? []).length >= 3;
  return isNumber ? number.toUpperCase() : null;
}
