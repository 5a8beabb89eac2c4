import type { NamedThings, SearchWords } from '#search/engine/plan.types.ts';
import { lettersOf } from './letters.rules.ts';
import { distanceOf, errorsAllowed } from './spelling.rules.ts';
import { stemOf } from './stem.rules.ts';
import { indexTerms, type Token, tokensOf } from './tokens.rules.ts';
import { wordsOf } from './words/words.rules.ts';

type Brand = NamedThings['brands'][number];
type Category = NamedThings['categories'][number];

export type NamedCategory = Category & {
  /** stems of the names above it */
  readonly above: ReadonlySet<string>;
  /** false: the words are one of several things in its name, "Jassen" of "Jassen & blazers" */
  readonly whole: boolean;
};

/** The names that spans of words match. */
export type Names = {
  brand(span: readonly Token[]): Brand | null;
  /** a brand with nearly this name */
  misspeltBrand(span: readonly Token[]): Brand | null;
  categories(span: readonly Token[]): readonly NamedCategory[];
  colour(span: readonly Token[]): NamedColour | null;
  /** the size in the catalogue's spelling */
  size(term: string): string | null;
  /** attributes that a number with a unit may belong to */
  readonly measured: NamedThings['measured'];
};

export type NamedColour = {
  readonly family: string;
  /** a shade was named: products of that shade come first, but the whole family is found */
  readonly exactly: boolean;
  /** a name that may mean something else than a colour: sand, oak, cognac */
  readonly also: boolean;
};

const CONNECTORS = new Set(['en', 'und', 'et', 'and', 'n']);

export function createNames(language: string, things: NamedThings, words: SearchWords): Names {
  const brands = new Map(things.brands.map((brand) => [joined(tokensOf(language, brand.name)), brand]));
  brands.delete('');
  const brandsLike = Map.groupBy([...brands.keys()], (key) => `${key[0]}${key.length}`);
  const categories = categoriesByName(language, things, words);
  const colours = coloursByName(language, things.colours);
  const sizes = new Map(things.sizes.map((size) => [sizeKey(size), size]));
  return {
    brand: (span) => brands.get(joined(span)) ?? null,
    misspeltBrand: (span) => {
      const key = likeBrand(brandsLike, joined(span));
      return key === null ? null : (brands.get(key) ?? null);
    },
    categories: (span) =>
      categories.get(nameKey(language, span)) ?? categories.get(stemOf(language, joined(span))) ?? [],
    colour: (span) => colours.get(joined(span)) ?? null,
    size: (term) => sizes.get(sizeKey(term)) ?? null,
    measured: things.measured,
  };
}

/** The words of a name joined, without connecting words: "Lune & Lotte" and "lune en lotte" are lunelotte. */
function joined(span: readonly Token[]): string {
  return span
    .filter(({ term }) => span.length === 1 || !CONNECTORS.has(term))
    .map(({ term }) => term)
    .join('');
}

/** Stems in alphabetical order without connecting words: the order of words does not matter. */
function nameKey(language: string, span: readonly Token[]): string {
  const { stop } = wordsOf(language);
  return span
    .flatMap(({ term }) => (stop.has(term) ? [] : stemOf(language, term)))
    .sort()
    .join(' ');
}

/** "140 x 200 cm" and 140x200, "W28/L32" and 28/32 are one size. */
function sizeKey(size: string): string {
  return size
    .toLowerCase()
    .replace(/\s|cm$/g, '')
    .replace('×', 'x')
    .replace(/^w(\d+)\/?l(\d+)$/, '$1/$2');
}

function likeBrand(brandsLike: ReadonlyMap<string, readonly string[]>, key: string): string | null {
  const most = key.length < 5 ? 0 : errorsAllowed(key.length);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  const letters = lettersOf(key);
  for (let length = key.length - most; length <= key.length + most; length += 1)
    for (const brand of brandsLike.get(`${key[0]}${length}`) ?? []) {
      if (lettersOf(brand) === letters || most > 0) {
        const distance = distanceOf(key, brand, most);
        if (distance !== null && distance < least) [best, least] = [brand, distance];
      }
    }
  return best;
}

function categoriesByName(
  language: string,
  { categories }: NamedThings,
  { synonyms }: SearchWords,
): ReadonlyMap<string, readonly NamedCategory[]> {
  const byName = new Map<string, NamedCategory[]>();
  for (const category of categories) {
    if (category.products === 0) continue;
    const tokens = tokensOf(language, category.name);
    const above = new Set(indexTerms(language, category.trail).map((term) => stemOf(language, term)));
    for (const { term } of tokens) above.delete(stemOf(language, term));
    addNamed(byName, language, tokens, { ...category, above, whole: true });
    const parts = category.name.split(LISTS_THINGS);
    if (parts.length > 1)
      for (const part of parts)
        addNamed(byName, language, tokensOf(language, part), { ...category, above, whole: false });
  }
  for (const words of synonyms) {
    const keys = words.map((word) => nameKey(language, tokensOf(language, word)));
    const named = keys.flatMap((key) => (byName.get(key) ?? []).filter(({ whole }) => whole));
    for (const key of keys)
      if (named.length > 0 && !byName.get(key)?.some(({ whole }) => whole)) byName.set(key, named);
  }
  return byName;
}

const LISTS_THINGS = /\s*[&,+/]\s*| (?:en|und|et|and) /;

function addNamed(
  byName: Map<string, NamedCategory[]>,
  language: string,
  tokens: readonly Token[],
  named: NamedCategory,
): void {
  for (const key of new Set([nameKey(language, tokens), stemOf(language, joined(tokens))])) {
    const same = byName.get(key);
    if (same) same.push(named);
    else byName.set(key, [named]);
  }
}

/** Plain colours with their inflections; the catalogue's names that are shades of one: kobaltblauw, bleu marine. */
function coloursByName(language: string, names: NamedThings['colours']): ReadonlyMap<string, NamedColour> {
  const { colours, shades } = wordsOf(language);
  const byName = new Map<string, NamedColour>();
  const plain = Object.entries(colours).flatMap(([family, forms]) => forms.map((form) => ({ family, form })));
  for (const { family, form } of plain) {
    byName.set(form, { family, exactly: false, also: false });
    for (const shade of shades)
      byName.set(language === 'fr' ? `${form}${shade}` : `${shade}${form}`, {
        family,
        exactly: true,
        also: false,
      });
  }
  for (const { family, name } of names) {
    const tokens = tokensOf(language, name);
    const key = joined(tokens);
    if (byName.has(key)) continue;
    const isShade = plain.some(
      ({ form, family: base }) =>
        base === family && (key.endsWith(form) || tokens.some(({ term }) => term === form)),
    );
    byName.set(key, { family, exactly: true, also: !isShade });
  }
  return byName;
}
