import type { NamedThings, SearchWords } from '#search/engine/plan.types.ts';
import { encodeLetters } from './letters.rules.ts';
import { computeDistance, countAllowedErrors } from './spelling.rules.ts';
import { stemTerm } from './stem.rules.ts';
import { indexTerms, type Token, tokenize } from './tokens.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

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
  findBrand(span: readonly Token[]): Brand | null;
  /** a brand with nearly this name */
  findMisspeltBrand(span: readonly Token[]): Brand | null;
  findCategories(span: readonly Token[]): readonly NamedCategory[];
  findColour(span: readonly Token[]): NamedColour | null;
  /** the size in the catalogue's spelling */
  findSize(term: string): string | null;
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
  const brands = new Map(
    things.brands.map((brand) => [joinNameWords(tokenize(language, brand.name)), brand]),
  );
  brands.delete('');
  const brandsLike = Map.groupBy([...brands.keys()], (key) => `${key[0]}${key.length}`);
  const categories = groupCategoriesByName(language, things, words);
  const colours = groupColoursByName(language, things.colours);
  const sizes = new Map(things.sizes.map((size) => [buildSizeKey(size), size]));
  return {
    findBrand: (span) => brands.get(joinNameWords(span)) ?? null,
    findMisspeltBrand: (span) => {
      const key = findSimilarBrand(brandsLike, joinNameWords(span));
      return key === null ? null : (brands.get(key) ?? null);
    },
    findCategories: (span) =>
      categories.get(buildNameKey(language, span)) ??
      categories.get(stemTerm(language, joinNameWords(span))) ??
      [],
    findColour: (span) => colours.get(joinNameWords(span)) ?? null,
    findSize: (term) => sizes.get(buildSizeKey(term)) ?? null,
    measured: things.measured,
  };
}

/** The words of a name joined, without connecting words: "Lune & Lotte" and "lune en lotte" are lunelotte. */
function joinNameWords(span: readonly Token[]): string {
  return span
    .filter(({ term }) => span.length === 1 || !CONNECTORS.has(term))
    .map(({ term }) => term)
    .join('');
}

/** Stems in alphabetical order without connecting words: the order of words does not matter. */
function buildNameKey(language: string, span: readonly Token[]): string {
  const { stop } = getLanguageWords(language);
  return span
    .flatMap(({ term }) => (stop.has(term) ? [] : stemTerm(language, term)))
    .sort()
    .join(' ');
}

/** "140 x 200 cm" and 140x200, "W28/L32" and 28/32 are one size. */
function buildSizeKey(size: string): string {
  return size
    .toLowerCase()
    .replace(/\s|cm$/g, '')
    .replace('×', 'x')
    .replace(/^w(\d+)\/?l(\d+)$/, '$1/$2');
}

function findSimilarBrand(brandsLike: ReadonlyMap<string, readonly string[]>, key: string): string | null {
  const most = key.length < 5 ? 0 : countAllowedErrors(key.length);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  const letters = encodeLetters(key);
  for (let length = key.length - most; length <= key.length + most; length += 1)
    for (const brand of brandsLike.get(`${key[0]}${length}`) ?? []) {
      if (encodeLetters(brand) === letters || most > 0) {
        const distance = computeDistance(key, brand, most);
        if (distance !== null && distance < least) [best, least] = [brand, distance];
      }
    }
  return best;
}

function groupCategoriesByName(
  language: string,
  { categories }: NamedThings,
  { synonyms }: SearchWords,
): ReadonlyMap<string, readonly NamedCategory[]> {
  const byName = new Map<string, NamedCategory[]>();
  for (const category of categories) {
    if (category.products === 0) continue;
    const tokens = tokenize(language, category.name);
    const above = new Set(indexTerms(language, category.trail).map((term) => stemTerm(language, term)));
    for (const { term } of tokens) above.delete(stemTerm(language, term));
    addNamed(byName, language, tokens, { ...category, above, whole: true });
    const parts = category.name.split(LISTS_THINGS);
    if (parts.length > 1)
      for (const part of parts)
        addNamed(byName, language, tokenize(language, part), { ...category, above, whole: false });
  }
  for (const words of synonyms) {
    const keys = words.map((word) => buildNameKey(language, tokenize(language, word)));
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
  for (const key of new Set([buildNameKey(language, tokens), stemTerm(language, joinNameWords(tokens))])) {
    const same = byName.get(key);
    if (same) same.push(named);
    else byName.set(key, [named]);
  }
}

/** Plain colours with their inflections; the catalogue's names that are shades of one: kobaltblauw, bleu marine. */
function groupColoursByName(
  language: string,
  names: NamedThings['colours'],
): ReadonlyMap<string, NamedColour> {
  const { colours, shades } = getLanguageWords(language);
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
    const tokens = tokenize(language, name);
    const key = joinNameWords(tokens);
    if (byName.has(key)) continue;
    const isShade = plain.some(
      ({ form, family: base }) =>
        base === family && (key.endsWith(form) || tokens.some(({ term }) => term === form)),
    );
    byName.set(key, { family, exactly: true, also: !isShade });
  }
  return byName;
}
