import { expect, it } from 'vitest';
import { NOTHING_FOUND } from '#search/engine/empty.rules.ts';
import type { FindRequest } from '#search/engine/find.types.ts';
import { KeptCounts } from './kept-counts.ts';

const CATEGORY: FindRequest = {
  ...{ tenantId: 'nl', language: 'nl', groups: [], articleNumber: null, categoryIds: [7], filters: [] },
  ...{ sort: 'popularity', limit: 0, unordered: 0, explain: false, counting: 'found' },
  ...{ countsIfNone: false, among: [], now: 0 },
};
const COUNTS = { ...NOTHING_FOUND, total: 40, until: 100 };
const createGroup = (required: boolean) => ({
  ...{ typed: 'banden', required },
  alternatives: [{ term: 'banden', reason: 'exact', closeness: 1 }] as const,
});

it('the counts of a category are known when words only change its order', () => {
  const kept = new KeptCounts();
  kept.keep(CATEGORY, COUNTS);
  expect(kept.findStored({ ...CATEGORY, groups: [createGroup(false)], limit: 24 })).toBe(COUNTS);
  expect(kept.findStored({ ...CATEGORY, groups: [createGroup(true)] })).toBeUndefined();
});

it('the counts of a category stay cached beside those of countless queries', () => {
  const kept = new KeptCounts();
  kept.keep(CATEGORY, COUNTS);
  for (let page = 0; page < 1_000; page += 1)
    kept.keep({ ...CATEGORY, groups: [createGroup(true)], categoryIds: [page] }, COUNTS);
  expect(kept.findStored({ ...CATEGORY, groups: [createGroup(false)] })).toBe(COUNTS);
});

it('cached counts are forgotten when one of their products changes or is no longer sold', () => {
  const kept = new KeptCounts();
  const worded = { ...CATEGORY, groups: [createGroup(false)] };
  kept.keep(worded, COUNTS);
  kept.forget('nl', new Set([8]));
  expect(kept.findStored({ ...worded, now: 99_000 })).toBe(COUNTS);
  expect(kept.findStored({ ...worded, now: 100_000 })).toBeUndefined();
  kept.forget('nl', new Set([7]));
  expect(kept.findStored(worded)).toBeUndefined();
});
