import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RANKING } from '#search/default-ranking.ts';
import type { DocumentListing, ProductDocument } from '#search/engine/document.types.ts';
import type { FindRequest } from '#search/engine/find.types.ts';
import { SORTS, type Sort } from '#search/product-list.rules.ts';
import { CompactIndex } from './compact-index.ts';
import { testLabels } from './test-labels.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const PRODUCTS = 3_000;
const MOST = 1;
const HALF = 2;
const COLOURS = ['red', 'blue'];

/** Numbers that repeat, in no order that the products' own numbers have. */
function scatterNumber(productId: number, different: number): number {
  return (productId * 7919) % different;
}

function isStocked(productId: number, colour: number): boolean {
  return scatterNumber(productId, 97) % (colour + 2) !== 0;
}

function buildDocument(productId: number, other: Partial<DocumentListing> = {}): ProductDocument {
  const listing: DocumentListing = {
    categoryIds: [...(productId % 5 === 0 ? [] : [MOST]), ...(productId % 2 === 0 ? [HALF] : [])],
    minPriceMinor: 100 + scatterNumber(productId, 40),
    discountPercent: scatterNumber(productId, 7),
    available: productId % 3 !== 0,
    popularity: scatterNumber(productId, 90),
    rating: productId % 4 === 0 ? null : 100 + scatterNumber(productId, 11),
    ratingCount: scatterNumber(productId, 3),
    releasedAt: NOW - scatterNumber(productId, 50) * DAY,
    discontinuedAt: productId % 7 === 0 ? NOW - 1 : null,
    offers: new Map(COLOURS.map((_, place) => [place, isStocked(productId, place)])),
    ...other,
  };
  return {
    ...{ productId, sku: `P${productId}`, brandId: (productId % 3) + 1, energyClass: null, attributes: {} },
    ...{ listings: new Map([['nl', listing]]) },
    variants: COLOURS.map((colour, variantId) => ({
      ...{ variantId, colour, size: null, sku: `P${productId}-${colour}`, otherNumbers: [] },
    })),
    texts: new Map([['nl', { name: productId % 4 === 0 ? 'lamp' : 'tafel', keywords: '', description: '' }]]),
  };
}

const FIRST: FindRequest = {
  ...{ tenantId: 'nl', language: 'nl', groups: [], articleNumber: null, categoryIds: [], filters: [] },
  ...{
    sort: 'popularity',
    limit: 24,
    unordered: 0,
    explain: false,
    counting: 'found',
    countsIfNone: true,
    now: NOW,
  },
  // one of them is a good deal further down
  among: [2, 1_999],
};
const lamp = { term: 'lamp', reason: 'exact', closeness: 1 } as const;

describe('repeated list requests', () => {
  let index: CompactIndex;
  beforeAll(async () => {
    index = new CompactIndex({
      labels: new Map([['nl', new Map([['nl-NL' as const, testLabels]])]]),
      ranking: new Map([['nl', DEFAULT_RANKING]]),
      tools: {
        createWordReader: (_, numberOf) => (text, numbers) => {
          for (const word of text.split(' ')) numbers.push(numberOf(word));
        },
        listHeadTerms: () => [],
        pairTerm: () => null,
      },
      now: NOW,
    });
    index.put(Array.from({ length: PRODUCTS }, (_, place) => buildDocument(place + 1)));
    await index.seal(async () => {});
  });

  /** An index without counts looks at all products. */
  function expectTheSameAgain(asked: Partial<FindRequest>): void {
    const all = index.find({ ...FIRST, ...asked, counting: 'nothing' });
    index.find({ ...FIRST, ...asked });
    const again = index.find({ ...FIRST, ...asked });
    expect(again.top).toEqual(all.top);
    expect([...again.among].sort()).toEqual([...all.among].sort());
    expect(again.total).toBe(all.total);
    expect(all.top.length).toBeGreaterThan(0);
  }

  const brand = { kind: 'values', key: 'brand', values: ['brand-2'] } as const;
  const red = { kind: 'values', key: 'colour', values: ['red'] } as const;
  const questions: [string, Partial<FindRequest>][] = [
    ['everything', {}],
    ['a category', { categoryIds: [MOST] }],
    ['two categories', { categoryIds: [MOST, HALF] }],
    ['a brand', { filters: [brand] }],
    ['a colour', { filters: [red] }],
    ['a colour and a brand in a category', { filters: [red, brand], categoryIds: [HALF] }],
    ['a word', { groups: [{ typed: 'lamp', required: true, alternatives: [lamp] }] }],
  ];
  const cases = SORTS.flatMap((sort) =>
    questions.map(([what, asked]): [Sort, string, Partial<FindRequest>] => [sort, what, asked]),
  );

  it.each(cases)('a repeated list has the same products in the same order, by %s: %s', (sort, _, asked) => {
    expectTheSameAgain({ ...asked, sort });
  });

  it.each([
    ['a colour', { filters: [red] }],
    ['a colour in a category', { filters: [red], categoryIds: [MOST] }],
    [
      'a word in a colour',
      { filters: [red], groups: [{ typed: 'lamp', required: true, alternatives: [lamp] }] },
    ],
  ])('articles sold out in a colour sink below all available ones on every page: %s', (_, asked) => {
    const { total } = index.find({ ...FIRST, ...asked });
    const pages = Array.from({ length: Math.ceil(total / 24) }, (__, page) =>
      index.find({ ...FIRST, ...asked, limit: 24 * (page + 1), unordered: 24 * page }).top.slice(24 * page),
    );
    const isThere = pages.flat().map(({ productId }) => productId % 3 !== 0 && isStocked(productId, 0));
    expect(isThere).toHaveLength(total);
    expect(isThere.lastIndexOf(true)).toBeLessThan(isThere.indexOf(false));
    expect(isThere.indexOf(false)).toBeGreaterThan(24);
  });

  it.each(SORTS)('a repeated list includes changed, new and removed products, by %s', (sort) => {
    const best = { popularity: 99, minPriceMinor: 1, discountPercent: 90, rating: 500, ratingCount: 9 };
    index.put([
      buildDocument(1_001, { ...best, releasedAt: NOW }),
      buildDocument(PRODUCTS + SORTS.indexOf(sort) + 1),
    ]);
    index.remove([index.find({ ...FIRST, sort, limit: 1 }).top[0]?.productId ?? 0]);
    expectTheSameAgain({ sort, categoryIds: [MOST] });
  });
});
