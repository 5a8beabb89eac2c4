import { describe, expect, it } from 'vitest';
import { computePopularityBound, type Facts, gradeProduct } from './grade.rules.ts';
import type { Judged } from './judged.ts';
import { computeNdcg } from './ndcg.rules.ts';

const dress: Facts = {
  productId: 1,
  sku: '10000001',
  kind: 'dress',
  brand: 'annewil',
  audience: 'women',
  energy: null,
  attributes: {
    length: 'midi',
    material: [
      {
        part: 'outer',
        fibres: [
          { option: 'linen', percent: 55 },
          { option: 'cotton', percent: 45 },
        ],
      },
    ],
  },
  variants: [
    { sku: '10000001-01', colour: 'red', dimensions: { size: '38' } },
    { sku: '10000001-02', colour: 'blue', dimensions: { size: '40' } },
  ],
  minPriceMinor: 4999,
  available: true,
  popularity: 100,
  ratingAverage: 4,
  ratingCount: 10,
};

describe('relevance grades', () => {
  it.each<[Partial<Judged>, Partial<Facts>, number]>([
    [{ kind: ['dress'] }, {}, 3],
    [{ kind: ['skirt'] }, {}, 0],
    [{ kind: ['skirt'], near: ['dress'] }, {}, 1],
    [{ kind: ['dress'], colour: 'red' }, {}, 3],
    [{ kind: ['dress'], colour: 'green' }, {}, 1],
    [{ kind: ['dress'], colour: 'red', size: '38' }, {}, 3],
    [{ kind: ['dress'], colour: 'red', size: '40' }, {}, 2],
    [{ kind: ['dress'], colour: 'green', brand: 'windvang' }, {}, 0],
    [{ kind: ['dress'], audience: 'women', brand: 'windvang' }, {}, 2],
    [{ kind: ['dress'], priceMax: 50 }, {}, 3],
    [{ kind: ['dress'], attributes: { length: 'midi' } }, {}, 3],
    [{ kind: ['dress'], attributes: { material: 'linen' } }, {}, 3],
    [{ kind: ['dress'], attributes: { material: 'wool' } }, {}, 1],
    [{ brand: 'annewil' }, {}, 3],
    [{ brand: 'windvang' }, {}, 0],
    [{ kind: ['dress'] }, { available: false }, 2],
    [{ kind: ['dress'] }, { ratingAverage: 2.5 }, 2],
    [{ kind: ['dress'] }, { ratingAverage: 2.5, ratingCount: 2 }, 3],
    [{ kind: ['skirt'], near: ['dress'] }, { available: false }, 1],
    [{ kind: ['dress'], audience: 'children' }, { audience: 'girls' }, 3],
    [{ kind: ['dress'], audience: 'men' }, { audience: 'unisex' }, 3],
  ])('article %j gets for query %j the grade %i', (question, facts, grade) => {
    expect(gradeProduct({ query: '', ...question }, { ...dress, ...facts }, 0)).toBe(grade);
  });

  it('a broad question is graded by what most people ask for', () => {
    const question: Judged = { query: 'jurk', kind: ['dress'], head: true };
    const products = [300, 200, 100].map((popularity, place) => ({ ...dress, productId: place, popularity }));
    const from = computePopularityBound(question, products);
    expect(products.map((product) => gradeProduct(question, product, from))).toEqual([3, 2, 2]);
  });
});

describe('NDCG', () => {
  it.each([
    [[3, 2, 1], [1, 2, 3], 1],
    [[], [3], 0],
    [[0], [0, 0], 0],
    [[0, 3], [3, 0], 1 / Math.log2(3)],
  ])('the NDCG of %j among %j is %d', (grades, all, expected) => {
    expect(computeNdcg(grades, all)).toBeCloseTo(expected, 10);
  });
});
