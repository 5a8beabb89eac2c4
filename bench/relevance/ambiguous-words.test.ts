import { describe, expect, it } from 'vitest';
import { answer as answerOf } from '#search/engine/searcher.ts';
import type { FilterChoice } from '#search/search.types.ts';
import { createDice } from '../search-questions.ts';
import type { FeedProduct } from './judged-set.ts';
import { createMemoryCatalogue } from './memory-catalogue.ts';

/**
 * Random catalogues of invented words, some of which are a kind of thing and a brand, or a brand and what describes
 * another's things, or a kind that also describes others. What must be found is counted plainly.
 */
const SYLLABLES = 'ba ke di lo mu ra ti vo ne su pa gi zo fe du ko la mi'.split(' ');
const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const;
const SEEDS = Array.from(
  { length: 12 },
  (_, at) => [at + 1, LANGUAGES[at % LANGUAGES.length] ?? 'en'] as const,
);
const NAMES = 40;
const PAIRS = 30;

type Product = FeedProduct & { readonly head: string; readonly brand: string };
type Words = {
  readonly kinds: readonly string[];
  readonly brands: readonly string[];
  readonly all: readonly string[];
};

function inventWords(dice: (below: number) => number) {
  const pickSyllable = () => SYLLABLES[dice(SYLLABLES.length)] ?? '';
  const words = new Set<string>();
  while (words.size < 14)
    words.add(`${pickSyllable()}${pickSyllable()}${pickSyllable()}${['x', 'k', 'm', 'p'][dice(4)]}`);
  const all = [...words];
  const [kinds, plain] = [all.slice(0, 5), all.slice(5, 11)];
  return {
    all,
    kinds,
    modifiers: [...plain, ...kinds.slice(0, 2)],
    brands: [...all.slice(11), ...kinds.slice(2, 3), ...plain.slice(0, 1)],
  };
}

function inventProducts(language: string, dice: (below: number) => number): Words & { products: Product[] } {
  const words = inventWords(dice);
  const pick = (list: readonly string[]) => list[dice(list.length)] ?? '';
  const products = new Map<string, Product>();
  for (let made = 0; made < NAMES; made += 1) {
    const head = pick(words.kinds);
    const before = new Set([pick(words.modifiers), pick(words.modifiers)].slice(0, dice(3)));
    before.delete(head);
    const title = (language === 'fr' ? [head, ...before] : [...before, head]).join(' ');
    const description = dice(3) === 0 ? `x1y ${pick(words.kinds)}.` : '';
    const known = products.get(title);
    if (!known)
      products.set(title, {
        ...{ id: String(products.size + 1), title, head, description, brand: pick(words.brands) },
        ...{ priceMinor: 1000, ean: [], attributes: {} },
      });
  }
  return { ...words, products: [...products.values()] };
}

async function open(seed: number, language: string) {
  const dice = createDice(seed * 7919);
  const { products, ...words } = inventProducts(language, dice);
  const { scope } = await createMemoryCatalogue(products, { language, tree: 'none' });
  const ask = (text: string, filters: readonly FilterChoice[] = []) => {
    const answer = answerOf(scope, {
      ...{ tenantId: 'feed', locale: scope.labels.locale, categoryId: null, explain: false, page: 1 },
      ...{ text, filters, sort: 'popularity', verbatim: false, now: Date.parse('2026-11-20T12:00:00Z') },
    });
    const found = answer.productIds.flatMap((id) => products[id - 1] ?? []);
    return { ...answer, found, complete: answer.understood.complete ?? answer.totalCount };
  };
  return { ...words, products, ask, dice };
}

function hasWordInName({ title, brand }: Product, word: string): boolean {
  return `${title} ${brand}`.split(' ').includes(word);
}

function mentions(product: Product, word: string): boolean {
  return hasWordInName(product, word) || product.description?.includes(` ${word}.`) === true;
}

function listPairs({ all }: Words, dice: (below: number) => number): (readonly [string, string])[] {
  const pairs = Array.from({ length: PAIRS }, () => [all[dice(14)] ?? '', all[dice(14)] ?? ''] as const);
  return pairs.filter(([one, other]) => one !== other);
}

describe.each(SEEDS)('ambiguous words, catalogue %i in %s', async (seed, language) => {
  const { products, kinds, brands, all, ask, dice } = await open(seed, language);
  const pairs = listPairs({ kinds, brands, all }, dice);
  const isBrand = (word: string) => brands.includes(word);

  it('an article is found first by its exact name', () => {
    const plain = products.filter(({ title }) => !title.split(' ').some(isBrand));
    expect(plain.map(({ title }) => ask(title).found[0]?.title)).toEqual(plain.map(({ title }) => title));
  });

  it('an article is found first by brand and name unless another article has that name', () => {
    const wrong = products.flatMap((product) => {
      const words = `${product.brand} ${product.title}`.split(' ');
      const isCalled = products.some(({ title }) => words.every((word) => title.split(' ').includes(word)));
      if (isCalled || kinds.includes(product.brand)) return [];
      const [first] = ask(words.join(' ')).found;
      return first?.title === product.title && first.brand === product.brand ? [] : words.join(' ');
    });
    expect(wrong).toEqual([]);
  });

  it('articles of the named kind rank before articles that only mention the word', () => {
    const wrong = kinds.filter((kind) => {
      const { found } = ask(kind);
      const others = found.findIndex(({ head }) => head !== kind);
      const own = products.filter(({ head }) => head === kind).length;
      return !isBrand(kind) && others >= 0 && others < Math.min(own, found.length);
    });
    expect(wrong).toEqual([]);
  });

  it('a search finds as many articles as contain the word', () => {
    const plain = all.filter((word) => !isBrand(word) || kinds.includes(word));
    const counted = plain.map((word) => products.filter((product) => mentions(product, word)).length);
    expect(plain.map((word) => ask(word).totalCount)).toEqual(counted);
  });

  it('a search for two words finds no article that lacks both and counts those that have both', () => {
    const wrong = pairs.flatMap(([one, other]) => {
      const { found, complete, understood } = ask(`${one} ${other}`);
      const lacking = found.filter((product) => !mentions(product, one) && !mentions(product, other));
      const both = products.filter(
        (product) => hasWordInName(product, one) && hasWordInName(product, other),
      ).length;
      const mentioned = products.filter(
        (product) => mentions(product, one) && mentions(product, other),
      ).length;
      const isCounted =
        understood.filters.length + understood.ignored.length > 0 ||
        (both <= complete && complete <= mentioned);
      return lacking.length === 0 && isCounted ? [] : `${one} ${other}: ${complete} of ${both}`;
    });
    expect(wrong).toEqual([]);
  });

  it('a search finds the same articles in either word order when any article has both words', () => {
    const wrong = pairs.filter(([one, other]) => {
      if (!products.some((product) => mentions(product, one) && mentions(product, other))) return false;
      const titles = [`${one} ${other}`, `${other} ${one}`].map((text) => {
        const { found, totalCount } = ask(text);
        return { totalCount, titles: found.map(({ title }) => title).toSorted() };
      });
      const [there, back] = titles;
      return JSON.stringify(there) !== JSON.stringify(back);
    });
    expect(wrong).toEqual([]);
  });

  it('a typed brand gives the same result as choosing the brand filter', () => {
    const wrong = pairs.flatMap(([one, other]) => {
      const [brand, word] = isBrand(one) ? [one, other] : [other, one];
      const { understood, found } = ask(`${one} ${other}`);
      const [filter] = understood.filters;
      if (!filter || isBrand(word) || understood.ignored.length > 0) return [];
      const chosen = ask(word, [filter.choice]).found;
      return JSON.stringify(found) === JSON.stringify(chosen) ? [] : `${brand} ${word}`;
    });
    expect(wrong).toEqual([]);
  });
});
