import type { Item } from './reading.types.ts';
import { getLanguageWords } from './words/words.rules.ts';

const CURRENCIES = new Set(['euro', 'euros', 'eur', 'chf', 'franken', 'francs', 'franc', 'sfr']);
const ARTICLES = new Set(['de', 'den', 'die', 'les', 'ca', 'circa']);

/** words after a number that make it something else than an amount */
const COUNTED =
  /^(?:jaar|jaren|jahre|jahr|ans|an|mois|monate|maanden|person.*|stuks?|stuck|teil.*|zits.*|places?|pcs|cm|x)$/;

type Bounds = { readonly min: number | null; readonly max: number | null };

/** Reads "onder 50 euro", "zwischen 50 und 100 €", "à partir de 80" as a range of prices in minor units. */
export function readPrices(language: string, items: readonly Item[]): Item[] {
  const terms = items.map(({ tokens }) => tokens[0]?.term ?? '');
  for (let at = 0; at < items.length; at += 1) {
    const read = readRange(language, items, terms, at);
    if (!read) continue;
    const choice = { kind: 'range', key: 'price', ...read.bounds } as const;
    const tokens = items.slice(at, at + read.taken).flatMap((item) => item.tokens);
    const phrase: Item = { tokens, meaning: { kind: 'filter', choice, certain: true, prefer: false } };
    return [...items.slice(0, at), phrase, ...items.slice(at + read.taken)];
  }
  return [...items];
}

/**
 * "televisie 549" asks for articles of about that price: bounds as shares of the amount, rounded to numbers that
 * people use.
 */
const ABOUT = { least: 0.85, most: 1.15 } as const;

/**
 * A number alone beside a whole category is an approximate price. To be tried after the number as a word: no article
 * of the category then has it as a model, a size or a measure. Two digits are sizes, four that begin with 19 or 20 a
 * year.
 * @returns null: there is no such amount
 */
export function readBarePrice(items: readonly Item[]): Item[] | null {
  const isWhole = items.some(({ meaning }) => meaning.kind === 'category' && meaning.isWhole);
  const isPriced = items.some(({ meaning }) => meaning.kind === 'filter' && meaning.choice.kind === 'range');
  const [only, another] = items.filter(
    ({ meaning, tokens: [token] }) => meaning.kind === 'word' && /^\d/.test(token?.typed ?? ''),
  );
  const typed = only?.tokens[0]?.typed ?? '';
  const amount = parseAmount(typed);
  if (!isWhole || isPriced || another || amount === null || isYear(typed)) return null;
  if (!/^[1-9]\d{2,3}(?:[.,]\d{2})?$/.test(typed)) return null;
  // whole tens of hundreds, whole hundreds of thousands
  const step = amount < 1000 ? 10 : 100;
  const choice = {
    kind: 'range',
    key: 'price',
    min: Math.floor((amount * ABOUT.least) / step) * step * 100,
    max: Math.ceil((amount * ABOUT.most) / step) * step * 100,
  } as const;
  const meaning = { kind: 'filter', choice, certain: false, prefer: false } as const;
  return items.map((item) => (item === only ? { ...item, meaning } : item));
}

function isYear(typed: string): boolean {
  return /^(?:19|20)\d{2}$/.test(typed);
}

type Read = { readonly bounds: Bounds; readonly taken: number };

function readRange(
  language: string,
  items: readonly Item[],
  terms: readonly string[],
  at: number,
): Read | null {
  const { price } = getLanguageWords(language);
  const between = matchPhrase(price.between, terms, at);
  if (between) {
    const first = readAmount(items, terms, at + between);
    const and = first && matchPhrase(price.and, terms, at + between + first.taken);
    const second = and ? readAmount(items, terms, at + between + first.taken + and) : null;
    if (first && and && second && (second.currency || first.currency || !isStopLike(terms[at])))
      return {
        bounds: orderBounds(first.minor, second.minor),
        taken: between + first.taken + and + second.taken,
      };
  }
  const below = matchPhrase(price.below, terms, at);
  const atMost = below ? readAmount(items, terms, at + below) : null;
  if (below && atMost) return { bounds: { min: null, max: atMost.minor }, taken: below + atMost.taken };
  const above = matchPhrase(price.above, terms, at);
  const atLeast = above ? readAmount(items, terms, at + above) : null;
  if (above && atLeast && (atLeast.currency || terms[at] !== 'des'))
    return { bounds: { min: atLeast.minor, max: null }, taken: above + atLeast.taken };
  return readPlainAmount(items, terms, at);
}

/** "50 euro" is the most that is to be spent; "50-100 euro" has both bounds. */
function readPlainAmount(items: readonly Item[], terms: readonly string[], at: number): Read | null {
  const span = /^(\d+)-(\d+)$/.exec(items[at]?.tokens[0]?.typed ?? '');
  if (span && CURRENCIES.has(terms[at + 1] ?? ''))
    return { bounds: orderBounds(Number(span[1]) * 100, Number(span[2]) * 100), taken: 2 };
  const amount = readAmount(items, terms, at);
  return amount?.currency ? { bounds: { min: null, max: amount.minor }, taken: amount.taken } : null;
}

/** "von 50 bis 100" can be anything, "between" cannot. */
function isStopLike(term: string | undefined): boolean {
  return term === 'von' || term === 'van' || term === 'de';
}

function orderBounds(one: number, other: number): Bounds {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

/** @returns number of words of the text that one of the phrases takes here, 0: none does */
function matchPhrase(phrases: readonly string[], terms: readonly string[], at: number): number {
  let longest = 0;
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    if (words.length <= longest || !words.every((word, index) => terms[at + index] === word)) continue;
    // "onder de 100 euro"
    longest = words.length + (ARTICLES.has(terms[at + words.length] ?? '') ? 1 : 0);
  }
  return longest;
}

function readAmount(
  items: readonly Item[],
  terms: readonly string[],
  at: number,
): { minor: number; taken: number; currency: boolean } | null {
  const leading = CURRENCIES.has(terms[at] ?? '') ? 1 : 0;
  const typed = items[at + leading]?.tokens[0]?.typed ?? '';
  const number = parseAmount(typed);
  if (number === null) return null;
  const next = terms[at + leading + 1] ?? '';
  const trailing = leading === 0 && CURRENCIES.has(next) ? 1 : 0;
  if (leading + trailing === 0 && COUNTED.test(next)) return null;
  return {
    minor: Math.round(number * 100),
    taken: leading + 1 + trailing,
    currency: leading + trailing > 0,
  };
}

/** "1.000" and "1'000" are a thousand, "19,95" has cents. */
function parseAmount(typed: string): number | null {
  const plain = /^\d{1,3}(?:[.'’]\d{3})+$/.test(typed)
    ? typed.replace(/[.'’]/g, '')
    : typed.replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
