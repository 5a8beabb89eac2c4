import { replaceNumerals } from './figures.rules.ts';
import { fold, foldDigraphs } from './fold.rules.ts';
import { listNumeralForms } from './numeral-forms.rules.ts';
import { type Token, tokenize } from './tokens.rules.ts';
import { normalizeTyreSizes } from './tyre-sizes.rules.ts';
import { getLanguageWords, listPeopleWords } from './words/words.rules.ts';

export const MAX_WORDS = 12;
const MAX_LENGTH = 120;

/** The facts that are needed to split a word. */
export type Knowledge = {
  /** articles with the word in its most frequent form */
  readonly documents: (term: string) => number;
  /** the commonest compound of both, the second of which is the head; null: articles have none */
  readonly compound: (modifier: string, head: string) => string | null;
  /** the parts of a compound */
  readonly split: (term: string) => readonly string[] | null;
  /** words of articles that begin with a number and have this ending: "2sitzer" */
  readonly counted: (number: string, ending: string) => readonly string[];
  /** whether words of articles begin with it */
  readonly begins: (term: string) => boolean;
  /** whether the word names something or has synonyms: then it stays one word */
  readonly isName: (token: Token) => boolean;
};

/** A compound in at most this many articles is searched by its parts too. */
const RARE = 5;

/**
 * The words of a search. The audience is a word of its own ("dameslaarzen" is dames and laarzen), and so are the
 * parts of a compound that hardly any article has; articles with the compound are still found (groups.ts).
 */
export function queryTokens(language: string, text: string, knowledge: Knowledge): Token[] {
  const short = [...text].slice(0, MAX_LENGTH).join('').replaceAll('€', ' euro ');
  const typed = tokenize(language, normalizeTyreSizes(replaceNumerals(language, short)));
  const counted = joinCountedCompounds(language, replaceSeatCounts(language, typed, knowledge), knowledge);
  return replaceLacking(language, rejoinTokens(language, counted, knowledge), knowledge)
    .slice(0, MAX_WORDS)
    .map((token) => restoreUmlauts(language, token, knowledge))
    .flatMap((token) => splitToken(language, token, knowledge))
    .slice(0, MAX_WORDS);
}

/**
 * "t shirt", "3 zitsbank" and "2,5 zits bank" are each one word in articles, "2,5 zits" is the beginning of one, and "2
 * persoons bed" is tweepersoonsbed.
 */
function rejoinTokens(language: string, tokens: readonly Token[], knowledge: Knowledge): Token[] {
  const listSpellings = (term: string) => [
    term,
    ...(COUNT.test(term) ? listNumeralForms(language, term) : []),
  ];
  const documents = (term: string) => Math.max(...listSpellings(term).map(knowledge.documents));
  const begins = (term: string) => listSpellings(term).some(knowledge.begins);
  const isCounted = (term: string) =>
    COUNT.test(term) && listNumeralForms(language, term).some((form) => knowledge.isName(createToken(form)));
  const joined: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = joined.at(-1);
    const isLast = at === tokens.length - 1;
    const term = before && isLoose(before, token, isLast) ? before.term + token.term : '';
    const [count] = COUNT.exec(term) ?? [];
    const isKnown = documents(term) > 0 || isCounted(term);
    const isWord = isKnown && !(count && count !== before?.term && documents(before?.term ?? '') > 0);
    if (before && term !== '' && (isWord || (before.term === count && begins(term)))) {
      const parts = count ? [count, term.slice(count.length)] : [];
      joined.splice(-1, 1, { ...createToken(term), parts, typed: `${before.typed} ${token.typed}` });
    } else joined.push(token);
  }
  return joined;
}

const COUNT = /^\d{1,2}(?:\.\d+)?(?=[a-z])/;

/** "2 personen bed", "bed 2 personen" and "bed voor 2 personen" are a tweepersoonsbed, where articles are called so. */
function joinCountedCompounds(language: string, tokens: readonly Token[], { compound }: Knowledge): Token[] {
  const { purpose } = getLanguageWords(language);
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const three = tokens.slice(at, at + 3);
    const isFor = purpose.has(tokens[at + 1]?.term ?? '');
    const behind = isFor ? [...tokens.slice(at, at + 1), ...tokens.slice(at + 2, at + 4)] : three;
    const orders = [
      { read: three, count: three[0], counted: three[1], head: three[2] },
      { read: behind, count: behind[1], counted: behind[2], head: behind[0] },
    ];
    const found = orders.flatMap(({ read, count, counted, head }) => {
      const isCounted = count && counted && head && /^\d$/.test(count.term);
      const forms = isCounted ? listNumeralForms(language, count.term + counted.term) : [];
      const term = forms.map((form) => compound(form, head?.term ?? '')).find((one) => one !== null);
      return term
        ? { token: { ...createToken(term), typed: read.map(({ typed }) => typed).join(' ') }, read }
        : [];
    })[0];
    joined.push(found?.token ?? (tokens[at] as Token));
    if (found) at += found.read === behind && isFor ? 3 : 2;
  }
  return joined;
}

/** A "2er Sofa" is a 2-Sitzer: whatever articles count with this ending; a "2er Pack" is called so itself. */
function replaceSeatCounts(
  language: string,
  tokens: readonly Token[],
  { counted }: Knowledge,
): readonly Token[] {
  const { forSoMany } = getLanguageWords(language);
  if (forSoMany === '') return tokens;
  return tokens.map((token) => {
    const [count, ending] = [token.term.slice(0, 1), token.term.slice(1)];
    if (ending !== forSoMany || !/\d/.test(count)) return token;
    return { ...token, spellings: [...token.spellings, ...counted(count, ending)] };
  });
}

/**
 * Whether a word may belong to the letter, the number, or the number with a word before it; the last may be the first
 * letters of one.
 */
function isLoose(before: Token, { term }: Token, isLast: boolean): boolean {
  if (isLast && /^\d{1,2}(?:\.\d+)?$/.test(before.term) && /^[a-z]{1,2}$/.test(term)) return true;
  return /^(?:[a-z]|\d{1,2}(?:\.\d+)?(?:[a-z]{3,})?)$/.test(before.term) && /^[a-z]{3,}$/.test(term);
}

/** "sokken zonder naad" also finds those that are named naadloos. */
function replaceLacking(language: string, tokens: readonly Token[], { documents }: Knowledge): Token[] {
  const { before, endings } = getLanguageWords(language).lacking;
  const read: Token[] = [];
  for (const token of tokens) {
    const last = read.at(-1);
    const [term, ...others] = endings
      .map((ending) => token.term + ending)
      .filter((form) => documents(form) > 0);
    if (last && before.includes(last.term) && term !== undefined)
      read.splice(-1, 1, {
        ...createToken(term),
        typed: `${last.typed} ${token.typed}`,
        spellings: others,
        lacked: token.term,
      });
    else read.push(token);
  }
  return read;
}

/** "Kuehlschrank" is Kühlschrank on a keyboard without umlauts, and "kuehl" its beginning. */
function restoreUmlauts(language: string, token: Token, { documents, begins }: Knowledge): Token {
  const term = foldDigraphs(language, token.term);
  if (term === token.term || documents(token.term) > 0) return token;
  return documents(term) > 0 || (begins(term) && !begins(token.term)) ? { ...token, term } : token;
}

function splitToken(language: string, token: Token, knowledge: Knowledge): Token[] {
  if (language === 'fr' || !/^[a-z]{6,}$/.test(token.term) || knowledge.isName(token)) return [token];
  const { stop, idle } = getLanguageWords(language);
  // "goedkope" is no "goed kope", even where articles have both
  if (stop.has(token.term) || idle.has(token.term)) return [token];
  const { documents } = knowledge;
  const words = [...listPeopleWords(language)].filter(isJoined);
  // "rodejurk" is a typing error, "Rotwein" is not
  if (documents(token.term) === 0) words.push(...Object.values(getLanguageWords(language).colours).flat());
  const fronts = words.filter((word) => word.length >= 3 && token.term.startsWith(word));
  for (const front of fronts.sort((a, b) => b.length - a.length)) {
    const rest = token.term.slice(front.length);
    if (rest.length >= 3 && (documents(rest) > 0 || knowledge.isName(createToken(rest))))
      return [createToken(front), createToken(rest)];
  }
  const parts = documents(token.term) <= RARE ? knowledge.split(token.term) : null;
  if (!parts) return [token];
  const isUnknown = documents(token.term) === 0;
  return parts.map((term, at) => ({
    ...createToken(term),
    isPart: true,
    partOf: token.typed,
    ...(isUnknown && at === parts.length - 1 && { headOf: token.typed }),
  }));
}

/** The forms that begin compounds; a singular would split a mantel into man and tel. */
function isJoined(word: string): boolean {
  return /(?:s|n|kinder|kids|manner)$/.test(word);
}

function createToken(term: string): Token {
  return { typed: term, term, parts: [], spellings: [] };
}

/**
 * The text in upper case, if it may be an article's number: of the shop, of the manufacturer, a GTIN; null: it cannot
 * be one. Numbers have three digits, or two and two signs between letters and digits, in at most four groups; a word
 * for "article" may come before.
 * @param isLast nothing else was found: then any word with a digit may be one, and its signs may be spaces
 */
export function parseArticleNumber(language: string, text: string, isLast = false): string | null {
  const { articleMarkers } = getLanguageWords(language);
  const words = text
    .trim()
    .split(/[\s:.#°]+-?/)
    .filter((word) => word !== '');
  while (words.length > 1 && articleMarkers.has(fold(words[0] ?? ''))) words.shift();
  if (words.length === 0 || words.length > (isLast ? MAX_WORDS : MOST_GROUPS)) return null;
  // "TN 2110", "Q2612 A" and "4 006381 333931" are numbers, "bag below 100" is not
  const isEdge = (at: number) => at === 0 || at === words.length - 1;
  const isGrouped = words.every((word, at) => /\d/.test(word) || (isEdge(at) && word.length <= 3));
  if (words.length > 1 && !isGrouped && !isLast) return null;
  const number = words.join('');
  const isNumber = isLast ? /\d/.test(number) && ANY_NUMBER.test(number) : isNumberLike(number);
  return isNumber ? number.toUpperCase() : null;
}

const MOST_GROUPS = 4;
const ANY_NUMBER = /^[\p{L}\p{N}_/.+-]{2,40}$/u;
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}_/.+-]{3,39}$/u;
/** "nl-1-0", "ks/5-ab.5" */
const CODE = /^(?=.*\p{L}).*[_/+-].*[_/+-]/u;

function isNumberLike(number: string): boolean {
  const digits = number.match(/\d/g)?.length ?? 0;
  return NUMBER.test(number) && (digits >= 3 || (digits === 2 && CODE.test(number)));
}
