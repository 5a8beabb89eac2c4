import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RANKING } from '#search/default-ranking.ts';
import type { DocumentListing, ProductDocument } from '#search/engine/document.types.ts';
import type { FindRequest } from '#search/engine/find.types.ts';
import { CompactIndex } from './compact-index.ts';
import { testLabels } from './test-labels.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
/** more than a suggestion looks at */
const PRODUCTS = 20_000;
const EVERYWHERE = 1;
const EVERY_OTHER = 2;
const RARE = 3;

function buildDocument(productId: number): ProductDocument {
  const categoryIds = [EVERYWHERE];
  if (productId % 2 === 0) categoryIds.push(EVERY_OTHER);
  if (productId % 1000 === 0) categoryIds.push(RARE);
  const listing: DocumentListing = {
    categoryIds,
    minPriceMinor: 100,
    discountPercent: 0,
    available: true,
    // no two are asked for alike, and their numbers say nothing about it
    popularity: (productId * 7919) % PRODUCTS,
    rating: null,
    ratingCount: 0,
    releasedAt: NOW,
    discontinuedAt: productId % 7 === 0 ? NOW - 1 : null,
    offers: new Map(),
  };
  return {
    ...{ productId, sku: `P${productId}`, brandId: (productId % 3) + 1, energyClass: null, attributes: {} },
    ...{ texts: new Map(), variants: [], listings: new Map([['nl', listing]]) },
  };
}

const FIRST: FindRequest = {
  ...{ tenantId: 'nl', language: 'nl', groups: [], articleNumber: null, categoryIds: [], filters: [] },
  ...{
    sort: 'popularity',
    limit: 20,
    unordered: 0,
    explain: false,
    counting: 'first',
    countsIfNone: true,
    among: [],
    now: NOW,
  },
};

describe('suggestions from many products', () => {
  let index: CompactIndex;
  beforeAll(async () => {
    index = new CompactIndex({
      labels: new Map([['nl', new Map([['nl-NL' as const, testLabels]])]]),
      ranking: new Map([['nl', DEFAULT_RANKING]]),
      tools: { createWordReader: () => () => {}, listHeadTerms: () => [], pairTerm: () => null },
      now: NOW,
    });
    index.put(Array.from({ length: PRODUCTS }, (_, place) => buildDocument(place + 1)));
    await index.seal(async () => {});
  });

  const brand = { kind: 'values', key: 'brand', values: ['brand-2'] } as const;
  it.each<[string, Partial<FindRequest>]>([
    ['everything', {}],
    ['a category', { categoryIds: [EVERY_OTHER] }],
    ['two categories', { categoryIds: [EVERYWHERE, EVERY_OTHER] }],
    ['a category of few', { categoryIds: [RARE] }],
    ['a brand', { filters: [brand] }],
    ['a brand in a category', { filters: [brand], categoryIds: [EVERY_OTHER] }],
  ])('suggestions are the best sold products, like those of a full search: %s', (_, asked) => {
    const suggested = index.find({ ...FIRST, ...asked });
    const all = index.find({ ...FIRST, ...asked, counting: 'found' });
    expect(suggested.top).toEqual(all.top);
    expect(suggested.top.length).toBeGreaterThan(0);
  });

  it('suggestions leave out articles taken off sale before everything is read again', () => {
    const [best, second] = index.find({ ...FIRST, categoryIds: [EVERYWHERE] }).top;
    index.remove([best?.productId ?? 0]);
    expect(index.find({ ...FIRST, categoryIds: [EVERYWHERE] }).top[0]).toEqual(second);
  });
});
