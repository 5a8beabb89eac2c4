import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RANKING } from '#search/default-ranking.ts';
import type { DocumentListing, ProductDocument } from '#search/engine/document.types.ts';
import type { FindRequest, Found } from '#search/engine/find.types.ts';
import { LabelWords } from '#search/engine/label-words.ts';
import type { AttributeDefinition, Labels } from '#search/engine/labels.ts';
import type { TermGroup } from '#search/engine/plan.types.ts';
import { findPlainly, indexText, type PlainProduct } from '#search/engine/test-plain-index.ts';
import type { NumberList } from '#search/language/word-numbers.ts';
import { SORTS } from '#search/product-list.rules.ts';
import type { FilterChoice } from '#search/search.types.ts';
import { CompactIndex } from './compact-index.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;
const ranking = DEFAULT_RANKING;

const createAttribute = (key: string, valueType: AttributeDefinition['valueType']): AttributeDefinition => ({
  key,
  valueType,
  unit: null,
  label: key,
  options: new Map(),
});
const ATTRIBUTES = [
  createAttribute('fit', 'option'),
  createAttribute('care', 'options'),
  createAttribute('material', 'composition'),
  createAttribute('pockets', 'boolean'),
  createAttribute('width', 'number'),
  createAttribute('weight', 'number'),
];
const BRANDS = ['alva', 'brix', 'corda'];
const CATEGORIES = [1, 2, 3, 4];
const COLOURS = ['red', 'blue', 'green'];
const SIZES = ['S', 'M', 'L'];
const WORDS = ['jurk', 'rok', 'lang', 'wol', 'zomer', 'katoen'];

const labels: Labels = {
  locale: 'nl-NL',
  brands: new Map(BRANDS.map((slug, index) => [index + 1, { slug, name: slug }])),
  brandNames: new Map(BRANDS.map((slug) => [slug, slug])),
  colours: new Map(),
  colourNames: [],
  attributes: new Map(ATTRIBUTES.map((definition) => [definition.key, definition])),
  categories: new Map(),
  text: (key) => key,
  formatNumber: String,
  spellUnit: (unit) => unit,
};
const indexTerms = (_: string, text: string) => text.split(' ').filter((word) => word !== '');
const createWordReader =
  (language: string, numberOf: (term: string) => number) => (text: string, numbers: NumberList) => {
    for (const term of indexTerms(language, text)) numbers.push(numberOf(term));
  };
const listHeadTerms = (language: string, name: string) => indexTerms(language, name).slice(-1);
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((list) => list.join(' '));
const arbitrarySubset = <T>(values: readonly T[]) => fc.subarray([...values]);
const arbitraryOrNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const variant = fc.record({
  colour: arbitraryOrNull(fc.constantFrom(...COLOURS)),
  size: arbitraryOrNull(fc.constantFrom(...SIZES)),
});
const listing = fc.record({
  categoryIds: arbitrarySubset(CATEGORIES),
  minPriceMinor: fc.integer({ min: 1, max: 6 }).map((euros) => euros * 100),
  discountPercent: fc.constantFrom(0, 0, 20),
  available: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 3 }),
  rating: arbitraryOrNull(fc.integer({ min: 100, max: 500 })),
  ratingCount: fc.integer({ min: 1, max: 3 }),
  releasedAt: fc.integer({ min: 0, max: 4 }).map((days) => NOW - days * DAY),
  discontinuedAt: fc.constantFrom(null, null, null, NOW + DAY, NOW - DAY),
  offered: fc.array(arbitraryOrNull(fc.boolean()), { minLength: 6, maxLength: 6 }),
});
const attributes = fc.record(
  {
    fit: fc.constantFrom('slim', 'loose'),
    care: arbitrarySubset(['wash', 'iron', 'dry']),
    material: arbitrarySubset(['wool', 'silk']).map((fibres) => [
      { fibres: fibres.map((option) => ({ option, percent: 50 })) },
    ]),
    pockets: fc.boolean(),
    width: fc.integer({ min: 1, max: 5 }),
    weight: fc.constantFrom(0.1, 0.25, 7.3),
  },
  { requiredKeys: [] },
);
const product = fc.record({
  brandId: fc.integer({ min: 1, max: 3 }),
  energyClass: arbitraryOrNull(fc.constantFrom('A', 'C')),
  attributes,
  name: words,
  description: words,
  variants: fc.array(variant, { maxLength: 5 }),
  listings: fc.record({ nl: arbitraryOrNull(listing), de: arbitraryOrNull(listing) }),
});
type Drawn = typeof product extends fc.Arbitrary<infer T> ? T : never;

function buildDocument(drawn: Drawn, index: number): ProductDocument {
  const productId = index * 3 + 1;
  const listings = new Map<string, DocumentListing>();
  for (const [tenantId, own] of Object.entries(drawn.listings)) {
    if (!own) continue;
    const offers = own.offered.flatMap((stock, place) => (stock === null ? [] : [[place, stock] as const]));
    listings.set(tenantId, { ...own, offers: new Map(offers) });
  }
  return {
    productId,
    sku: `P${productId}`,
    brandId: drawn.brandId,
    energyClass: drawn.energyClass,
    attributes: drawn.attributes,
    texts: new Map([['nl', { name: drawn.name, keywords: '', description: drawn.description }]]),
    variants: drawn.variants.map((own, place) => ({
      ...own,
      variantId: place,
      sku: `P${productId}-${place}`,
      otherNumbers: place === 0 ? [] : [`400638133393${productId % 10}`],
    })),
    listings,
  };
}

const arbitraryChoice = (key: string, choices: readonly string[]) =>
  fc
    .subarray([...choices], { minLength: 1 })
    .map((chosen): FilterChoice => ({ kind: 'values', key, values: chosen }));
const arbitraryRange = (key: string, most: number) =>
  fc
    .record({
      min: arbitraryOrNull(fc.integer({ min: 0, max: most })),
      max: arbitraryOrNull(fc.integer({ min: 0, max: most })),
    })
    .map((bounds): FilterChoice => ({ kind: 'range', key, ...bounds }));
const filter = fc.oneof(
  arbitraryChoice('colour', [...COLOURS, 'nobody-has-it']),
  arbitraryChoice('size', SIZES),
  arbitraryChoice('availability', ['in-stock']),
  arbitraryChoice('brand', BRANDS),
  arbitraryChoice('category', ['1', '2', '9']),
  arbitraryChoice('rating', ['2', '4']),
  arbitraryChoice('energy', ['A', 'C']),
  arbitraryChoice('reduced', ['yes']),
  arbitraryChoice('fit', ['slim', 'loose']),
  arbitraryChoice('care', ['wash', 'iron']),
  arbitraryChoice('material', ['wool']),
  arbitraryChoice('pockets', ['yes', 'no']),
  arbitraryRange('price', 700),
  arbitraryRange('width', 6),
  arbitraryChoice('width', ['1', '2', '3', '9', 'wide']),
);
const group = fc
  .record({
    terms: fc.subarray(WORDS, { minLength: 1, maxLength: 3 }),
    others: fc.subarray(WORDS, { maxLength: 1 }),
    required: fc.boolean(),
  })
  .map(
    ({ terms, others, required }): TermGroup => ({
      typed: terms[0] ?? '',
      required,
      alternatives: terms.map((term, place) => ({
        term,
        reason: place === 0 ? 'exact' : 'synonym',
        closeness: 1 / (place + 1),
        ...(place === 1 && { with: others, told: required }),
      })),
    }),
  );
const question = fc
  .record({
    tenantId: fc.constantFrom('nl', 'de', 'xx'),
    groups: fc.array(group, { maxLength: 3 }),
    articleNumber: fc.constantFrom(null, null, null, 'P1', 'P4-0', 'Q9', '0004006381333934'),
    telling: fc.boolean(),
    least: fc.constantFrom(1, 1, 0.7, 0.4),
    categoryIds: fc.subarray([1, 2, 7], { maxLength: 2 }),
    filters: fc.uniqueArray(filter, { selector: ({ key }) => key, maxLength: 4 }),
    sort: fc.constantFrom(...SORTS),
    limit: fc.integer({ min: 0, max: 30 }),
    among: fc.subarray([1, 4, 7]),
    countsIfNone: fc.boolean(),
  })
  .map(
    (asked): FindRequest => ({
      ...asked,
      ...{ language: 'nl', unordered: 0, explain: true, counting: 'found', now: NOW },
    }),
  );

const byTenant = new Map(['nl', 'de'].map((id) => [id, new Map([['nl-NL' as const, labels]])]));

/** @param numbered ids that are numbered ahead, in this order; those without a document are gone again */
async function indexOf(
  documents: readonly ProductDocument[],
  calmMs = 0,
  numbered: readonly number[] = [],
): Promise<CompactIndex> {
  const index = new CompactIndex({
    labels: byTenant,
    ranking: new Map(['nl', 'de'].map((id) => [id, ranking])),
    tools: { createWordReader, listHeadTerms, pairTerm: () => null },
    now: NOW,
    calmMs,
  });
  index.expect(numbered);
  index.remove(numbered.filter((id) => documents.every(({ productId }) => productId !== id)));
  index.put(documents);
  await index.seal(async () => {});
  return index;
}

function searchPlainly(documents: readonly ProductDocument[], request: FindRequest): Found {
  const products = documents.map((document): PlainProduct => {
    const text = document.texts.get('nl');
    const listTerms = (words_: string) => indexTerms('nl', words_);
    const ofLabels = new LabelWords(new Map([['nl', labels]]), listTerms);
    const [materials, attributes, ofKeywords]: [string[], string[], string[]] = [[], [], []];
    ofLabels.addAttributeWords(document.attributes, { materials, kinds: ofKeywords, attributes });
    ofLabels.addKeywords(document, ofKeywords);
    const places = indexText({
      name: listTerms(text?.name ?? ''),
      heads: listHeadTerms('nl', text?.name ?? ''),
      keywords: [...listTerms(text?.keywords ?? ''), ...ofKeywords, ...materials],
      attributes,
      description: listTerms(text?.description ?? ''),
    });
    return { ...document, words: new Map([['nl', places]]) };
  });
  return findPlainly(products, request, { attributes: labels.attributes, brands: labels.brands, ranking });
}

const FACETS = ['category', 'colour', 'size', 'brand', 'rating', 'energy', 'availability', 'reduced'];
const KEYS = [...FACETS, ...labels.attributes.keys(), 'price'];

/** The facts that are the same for every counter. */
function pickComparable(found: Found) {
  const convertToEntries = (map: ReadonlyMap<string, number> | undefined) =>
    Object.fromEntries([...(map ?? [])].filter(([, count]) => count > 0).sort());
  return {
    total: found.total,
    among: [...found.among].sort(),
    values: Object.fromEntries(KEYS.map((key) => [key, convertToEntries(found.values.get(key))])),
    ranges: Object.fromEntries(KEYS.map((key) => [key, found.ranges.get(key) ?? null])),
    having: Object.fromEntries([...labels.attributes.keys()].map((key) => [key, found.having.get(key) ?? 0])),
    scores: found.top.map(({ score }) => score),
    parts: found.top.map(({ parts }) => Object.keys(parts ?? {}).sort()),
  };
}

/** 32 bits have seven digits. */
function roundExpected(found: Found) {
  return { ...pickComparable(found), scores: found.top.map(({ score }) => expect.closeTo(score, 4)) };
}

describe('the index in typed arrays', () => {
  const catalogue = fc.array(product, { maxLength: 25 }).map((drawn) => drawn.map(buildDocument));

  it('the index finds and counts the same as a simple counter', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(question, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(0, 1e6),
        async (documents, questions, calmMs) => {
          const index = await indexOf(documents, calmMs);
          // another page and order of the same question come from what was counted
          for (const asked of questions.flatMap((one) => [
            one,
            { ...one, sort: 'newest' as const, limit: 4 },
            // as do those that narrow less, asked before or after
            ...one.filters.map((left) => ({
              ...one,
              filters: one.filters.filter((other) => other !== left),
            })),
            one,
            { ...one, countsIfNone: !one.countsIfNone },
          ])) {
            const [found, told] = [index.find(asked), searchPlainly(documents, asked)];
            if (told.total === 0 && !asked.countsIfNone) expect(found.total).toBe(0);
            else expect(pickComparable(found)).toEqual(roundExpected(told));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('the index knows the current products, whatever was added, changed and removed before', async () => {
    const seeds = fc.array(fc.tuple(product, arbitraryOrNull(product), fc.boolean()), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(seeds, question, fc.constantFrom(0, 2 * DAY), async (drawn, asked, later) => {
        const first = drawn.map(([one], place) => buildDocument(one, place));
        const changed = drawn.flatMap(([, one], place) => (one ? buildDocument(one, place) : []));
        const index = await indexOf(first);
        // changes that were counted before are not told afterwards
        index.find(asked);
        index.put(changed);
        const gone = drawn.flatMap(([, , removed], place) => (removed ? place * 3 + 1 : []));
        index.remove(gone);
        const now = new Map([...first, ...changed].map((document) => [document.productId, document]));
        for (const id of gone) now.delete(id);
        // how rare a word is counts what was: its scores are not compared, and all words are required
        const askedLater = { ...asked, least: 1, countsIfNone: true, now: NOW + later };
        expect(removeScores(pickComparable(index.find(askedLater)))).toEqual(
          removeScores(pickComparable(searchPlainly([...now.values()], askedLater))),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('the index finds the same in any order of numbering and adding and forgets products that never came', async () => {
    const drawnOf = fc.array(fc.tuple(product, fc.nat(), fc.boolean()), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(drawnOf, question, async (drawn, asked) => {
        const all = drawn.map(([one], place) => buildDocument(one, place));
        const there = all.filter((_, place) => drawn[place]?.[2]);
        const numbered = drawn
          .map(([, key], place) => ({ key, id: all[place]?.productId ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ id }) => id);
        const index = await indexOf(there, 0, numbered);
        // the log names them once more
        index.remove(numbered.filter((id) => there.every(({ productId }) => productId !== id)));
        expect(index.products).toBe(there.length);
        const askedAll = { ...asked, least: 1, countsIfNone: true };
        expect(removeScores(pickComparable(index.find(askedAll)))).toEqual(
          removeScores(pickComparable(searchPlainly(there, askedAll))),
        );
        index.put(all);
        expect(index.products).toBe(all.length);
      }),
      { numRuns: 300 },
    );
  });

  it('the index counts no article that only another tenant sells, however many there are', async () => {
    const drawn = buildDocument(fc.sample(product, { numRuns: 1, seed: 7 })[0] as Drawn, 0);
    const texts = new Map([['nl', { name: 'jurk', keywords: '', description: '' }]]);
    const document = { ...drawn, texts };
    const listing: DocumentListing = {
      ...{ categoryIds: [1], minPriceMinor: 100, discountPercent: 0, available: true, popularity: 1 },
      ...{ rating: null, ratingCount: 0, releasedAt: NOW, discontinuedAt: null, offers: new Map() },
    };
    const sold = { ...document, productId: 1, brandId: 1, listings: new Map([['nl', listing]]) };
    const others = Array.from({ length: 3_000 }, (_, place) => ({
      ...{ ...document, productId: place + 2, brandId: 2, listings: new Map([['de', listing]]) },
    }));
    const index = await indexOf([sold, ...others]);
    const asked: FindRequest = {
      groups: [
        { typed: 'jurk', required: true, alternatives: [{ term: 'jurk', reason: 'exact', closeness: 1 }] },
      ],
      ...{ tenantId: 'nl', language: 'nl', articleNumber: null, categoryIds: [] },
      ...{
        sort: 'popularity',
        limit: 5,
        unordered: 0,
        explain: false,
        counting: 'found',
        among: [],
        now: NOW,
      },
      ...{ countsIfNone: true, filters: [{ kind: 'values', key: 'brand', values: ['alva'] }] },
    };
    const found = index.find(asked);
    expect(found.total).toBe(1);
    expect([...(found.values.get('brand') ?? [])]).toEqual([['alva', 1]]);
  });

  it('the index reports whether anything has changed', async () => {
    const document = buildDocument(fc.sample(product, { numRuns: 1, seed: 7 })[0] as Drawn, 0);
    const index = await indexOf([document]);
    expect(index.put([{ ...document }])).toBe(0);
    expect(index.put([{ ...document, energyClass: 'G' }])).toBe(1);
    expect(index.put([{ ...document, sku: 'OTHER', energyClass: 'G' }])).toBe(1);
  });
});

function removeScores({ scores: _, ...rest }: ReturnType<typeof pickComparable>) {
  return rest;
}
