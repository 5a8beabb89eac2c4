import { expect, it } from 'vitest';
import { NOTHING_FOUND } from './empty.rules.ts';
import type { FindRequest, Found } from './find.types.ts';
import { findPartly } from './partial.ts';
import type { TermGroup } from './plan.types.ts';

const createGroup = (typed: string): TermGroup => ({
  ...{ typed, required: true },
  alternatives: [{ term: typed, reason: 'exact', closeness: 1 }],
});
const FILTER = { kind: 'values', key: 'category', values: ['7'] } as const;
const WIDE: FindRequest = {
  ...{
    tenantId: 'nl',
    language: 'nl',
    groups: [createGroup('rode'), createGroup('bank')],
    articleNumber: null,
  },
  ...{ categoryIds: [], filters: [], sort: 'popularity', limit: 24, unordered: 0, explain: false },
  ...{ counting: 'found', countsIfNone: true, among: [], now: 0 },
};
const NARROW: FindRequest = { ...WIDE, filters: [FILTER] };
const createFound = (total: number, value: string): Found => ({
  ...{ ...NOTHING_FOUND, total },
  values: new Map([['category', new Map([[value, total]])]]),
});

/** @param totals articles with all the words and with some: without filters, and with them */
const createFinder =
  (totals: { wide: [number, number]; narrow: [number, number] }) => (request: FindRequest) => {
    const [all, some] = request.filters.length > 0 ? totals.narrow : totals.wide;
    return (request.least ?? 1) < 1 ? createFound(some, 'some') : createFound(all, 'all');
  };

it('filter counts match the articles found when the value is chosen instead', () => {
  // of this category every article has all the words; another category has some with fewer
  const find = createFinder({ wide: [3, 9], narrow: [1, 1] });
  const { found, complete } = findPartly(find, find(NARROW), NARROW, WIDE);
  expect([found.total, complete, [...(found.values.get('category') ?? [])]]).toEqual([
    1,
    null,
    [['some', 1]],
  ]);
});

it('other sort orders leave out partial matches unless nothing has all words', () => {
  const [narrow, wide] = [NARROW, WIDE].map((one) => ({ ...one, sort: 'price-asc' }) as const) as [
    FindRequest,
    FindRequest,
  ];
  const some = createFinder({ wide: [3, 9], narrow: [1, 5] });
  expect(findPartly(some, some(narrow), narrow, wide)).toMatchObject({ found: { total: 1 }, complete: null });
  const none = createFinder({ wide: [3, 9], narrow: [0, 5] });
  expect(findPartly(none, none(narrow), narrow, wide)).toMatchObject({ found: { total: 5 }, complete: 0 });
});
