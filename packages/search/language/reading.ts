import type { Lexicon } from './lexicon.types.ts';
import { readAges, readMarked } from './marked-phrases.rules.ts';
import type { NamedCategory, Names } from './names.ts';
import { readPrices } from './price-phrases.rules.ts';
import type { Item } from './reading.types.ts';
import { stemTerm } from './stem.rules.ts';
import type { Token } from './tokens.rules.ts';
import { getLanguageWords, listPeopleWords } from './words/words.rules.ts';

const LONGEST_NAME = 4;

type Known = Pick<Lexicon, 'language' | 'vocabulary' | 'synonyms' | 'compounds'>;

/** Reads words as filters and a category, the longest name first; the rest stay words. */
export function readItems(
  language: string,
  tokens: readonly Token[],
  names: Names,
  lexicon: Known,
): readonly Item[] {
  const { vocabulary, synonyms } = lexicon;
  const { stop, idle, behindHead } = getLanguageWords(language);
  let items: Item[] = tokens.map((token) => ({ tokens: [token], meaning: { kind: 'word' } }));
  items = readAges(language, readPrices(language, items), names);
  items = readCategory(lexicon, items, names, 2);
  // "slim fit" is one phrase, and no part of it is a name
  items = readSpans(items, (span) =>
    span.length > 1 && synonyms.findSynonyms(span).length > 0 ? { kind: 'phrase' } : null,
  );
  items = readMarked(language, items, names);
  items = readCategory(lexicon, items, names);
  items = readSpans(items, (span) => {
    const brand = names.findBrand(span);
    return brand && !isThingToo(vocabulary, span) ? filter('brand', brand.slug) : null;
  });
  items = readSpans(items, (span) => {
    const colour = names.findColour(span);
    // articles are also searched by other names of the colour in their texts
    if (!colour || (colour.also && span.every(({ term }) => !isUnknown(vocabulary, term)))) return null;
    return { ...filter('colour', colour.family), prefer: colour.exactly };
  });
  items = readSpans(items, (span) => {
    if (!span.some(({ term }) => isUnknown(vocabulary, term))) return null;
    const brand = names.findMisspeltBrand(span);
    return brand ? filter('brand', brand.slug) : null;
  });
  const behind = items.findIndex(({ tokens: [token] }, at) => at > 0 && behindHead.has(token?.term ?? ''));
  return items.map((item, at) => {
    const [token] = item.tokens;
    const placed = behind > 0 && at > behind ? { ...item, isAddition: true } : item;
    if (item.meaning.kind !== 'word' || !token) return placed;
    return stop.has(token.term) || idle.has(token.term) ? { ...placed, meaning: { kind: 'idle' } } : placed;
  });
}

function filter(key: string, value: string) {
  const choice = { kind: 'values', key, values: [value] } as const;
  return { kind: 'filter', choice, certain: false, prefer: false } as const;
}

/** A brand called like what articles are stays a word: it finds the brand's articles, too. */
function isThingToo(vocabulary: Lexicon['vocabulary'], [token, another]: readonly Token[]): boolean {
  return token !== undefined && another === undefined && vocabulary.getStanding(token.term).heads;
}

function isUnknown(vocabulary: Lexicon['vocabulary'], term: string): boolean {
  return vocabulary.listInflections(term).length === 0;
}

/** Replaces spans of words with a meaning, longer ones first. */
function readSpans(
  items: readonly Item[],
  meaningOf: (span: readonly Token[]) => Item['meaning'] | null,
): Item[] {
  let left = [...items];
  for (let length = Math.min(LONGEST_NAME, left.length); length > 0; length -= 1)
    for (let at = 0; at + length <= left.length; at += 1) {
      const span = left.slice(at, at + length);
      if (span.some(({ meaning }) => meaning.kind !== 'word')) continue;
      const tokens = span.flatMap((item) => item.tokens);
      const meaning = meaningOf(tokens);
      if (meaning) left = [...left.slice(0, at), { tokens, meaning }, ...left.slice(at + length)];
    }
  return left;
}

/**
 * Reads one category, together with words for the categories above it: "sneakers heren". The longest name wins, then
 * the one that the other words confirm more; a thing weighs more than the person it is for.
 */
function readCategory(lexicon: Known, items: readonly Item[], names: Names, shortest = 1): Item[] {
  const { language } = lexicon;
  if (items.some(({ meaning }) => meaning.kind === 'category')) return [...items];
  for (let length = Math.min(LONGEST_NAME, items.length); length >= shortest; length -= 1) {
    const found = listSpans(language, items, length).flatMap((span) => {
      const rest = items.filter((item) => !span.includes(item));
      if (span.some((item) => isCompoundWith(lexicon, item, rest))) return [];
      const chosen = chooseCategory(language, names.findCategories(listTokens(span)), rest);
      return chosen ? [{ ...chosen, span, things: isAudience(language, span) ? 0 : 1 }] : [];
    });
    // Dutch and German put the head last, French first
    if (!getLanguageWords(language).headFirst) found.reverse();
    const [best] = found.sort((a, b) => b.used.length - a.used.length || b.things - a.things);
    if (!best) continue;
    // "T-shirts dames" is in "T-shirts & tops", but not everything there is a T-shirt: the word stays
    const named = best.category.whole ? [...best.used, ...best.span] : best.used;
    const category: Item = {
      tokens: listTokens(named),
      meaning: {
        kind: 'category',
        categoryId: best.category.categoryId,
        isWhole: best.category.whole,
      },
    };
    const [first] = best.category.whole ? best.span : best.used;
    return items.flatMap((item) => (item === first ? [category] : named.includes(item) ? [] : [item]));
  }
  return [...items];
}

/** "Schrank Schuhe" is a Schuhschrank: neither word is a category of its own then. */
function isCompoundWith({ language, compounds }: Known, item: Item, others: readonly Item[]): boolean {
  const [token] = item.tokens;
  if (!token || isAudience(language, [item])) return false;
  const { stop } = getLanguageWords(language);
  return others.some((other) => {
    const [word] = other.tokens;
    if (!word || other.meaning.kind !== 'word' || stop.has(word.term) || isAudience(language, [other]))
      return false;
    return (
      compounds.findCompounds(word.term, token.term).length > 0 ||
      compounds.findCompounds(token.term, word.term).length > 0
    );
  });
}

/** Runs of words; a name neither begins nor ends with a connecting word. */
function listSpans(language: string, items: readonly Item[], length: number): Item[][] {
  const { stop, idle } = getLanguageWords(language);
  const isEdge = (item: Item | undefined) => {
    const term = item?.tokens[0]?.term ?? '';
    return item?.meaning.kind === 'word' && !stop.has(term) && !idle.has(term);
  };
  return items
    .map((_, at) => items.slice(at, at + length))
    .filter(
      (span) =>
        span.length === length &&
        span.every(({ meaning }) => meaning.kind === 'word') &&
        isEdge(span[0]) &&
        isEdge(span.at(-1)),
    );
}

function listTokens(items: readonly Item[]): Token[] {
  return items.flatMap((item) => item.tokens);
}

function isAudience(language: string, span: readonly Item[]): boolean {
  const people = listPeopleWords(language);
  return listTokens(span).every(({ term }) => people.has(term));
}

type Chosen = { readonly category: NamedCategory; readonly used: readonly Item[] };

/**
 * Of several categories with one name, the one whose path the other words name; else the one with as many products as
 * all others together, like "shoes" beside those for women and for men. Otherwise the name stays a word.
 */
function chooseCategory(
  language: string,
  candidates: readonly NamedCategory[],
  rest: readonly Item[],
): Chosen | null {
  const { audiences } = getLanguageWords(language);
  const everyone = Object.values(audiences);
  const findNamedAncestor = (category: NamedCategory) =>
    rest.filter(({ tokens: [token], meaning }) => {
      if (!token || meaning.kind !== 'word') return false;
      const same = everyone.find((words) => words.includes(token.term)) ?? [token.term];
      return same.some((word) => category.above.has(stemTerm(language, word)));
    });
  const byTrail = candidates
    .map((category) => ({ category, used: findNamedAncestor(category) }))
    .sort((a, b) => b.used.length - a.used.length || b.category.products - a.category.products);
  const [best, second] = byTrail;
  if (!best || (!best.category.whole && best.used.length === 0)) return null;
  if (!second || best.used.length > second.used.length) return best;
  const alike = byTrail.filter(({ used }) => used.length === best.used.length);
  const others = alike.slice(1).reduce((sum, { category }) => sum + category.products, 0);
  return best.category.products >= others * 0.7 ? best : null;
}
