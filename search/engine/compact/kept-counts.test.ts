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
const word = (required: boolean) => ({
  ...{ typed: 'banden', required },
  alternatives: [{ term: 'banden', reason: 'exact', closeness: 1 }] as const,
});

it('knows the counts of a category when words only change its order', () => {
  const kept = new KeptCounts();
  kept.keep(CATEGORY, COUNTS);
  expect(kept.known({ ...CATEGORY, groups: [word(false)], limit: 24 })).toBe(COUNTS);
  expect(kept.known({ ...CATEGORY, groups: [word(true)] })).toBeUndefined();
});

it('keeps the counts of a category beside those of countless questions', () => {
  const kept = new KeptCounts();
  kept.keep(CATEGORY, COUNTS);
  for (let page = 0; page < 1_000; page += 1)
    kept.keep({ ...CATEGORY, groups: [word(true)], categoryIds: [page] }, COUNTS);
  expect(kept.known({ ...CATEGORY, groups: [word(false)] })).toBe(COUNTS);
});

it('forgets counts when a product of theirs changes or is no longer sold', () => {
  const kept = new KeptCounts();
  const worded = { ...CATEGORY, groups: [word(false)] };
  kept.keep(worded, COUNTS);
  kept.forget('nl', new Set([8]));
  expect(kept.known({ ...worded, now: 99_000 })).toBe(COUNTS);
  expect(kept.known({ ...worded, now: 100_000 })).toBeUndefined();
  kept.forget('nl', new Set([7]));
  expect(kept.known(worded)).toBeUndefined();
});
