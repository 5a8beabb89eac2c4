import { afterEach, expect, it, vi } from 'vitest';
import { readListAddress } from '#forms/lists/list-address.ts';
import { countFor } from './filter-count.ts';
import type { ListFilter, LoadedFilter } from './list-filter.ts';

afterEach(() => vi.unstubAllGlobals());

const createCountedFilter = (key: string): LoadedFilter => ({
  key,
  label: key,
  __typename: 'ValueFilter',
  valueCount: 0,
  values: [],
});
const createShownFilter = (key: string): ListFilter => ({
  key,
  label: key,
  kind: 'values',
  values: [],
  valueCount: 0,
});

/** @returns the keys in the order in which the sheet shows them once the shop has counted */
async function listKeysAfterCount(before: readonly string[], answer: readonly string[]): Promise<string[]> {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ totalCount: 5, filters: answer.map(createCountedFilter) })),
  );
  const place = { kind: 'category', path: 'dames' } as const;
  const address = readListAddress(new URLSearchParams('f.size=40'));
  const { signal } = new AbortController();
  const { filters } = await countFor(
    { locale: 'nl-NL' },
    place,
    address,
    signal,
    before.map(createShownFilter),
  );
  return filters.map(({ key }) => key);
}

it('filters stay in their places while one of them is chosen', async () => {
  expect(
    await listKeysAfterCount(['size', 'price', 'warmth', 'length'], ['size', 'price', 'length', 'warmth']),
  ).toEqual(['size', 'price', 'warmth', 'length']);
});

it('a new filter is placed behind the one it follows', async () => {
  expect(
    await listKeysAfterCount(['size', 'warmth', 'length'], ['available', 'size', 'length', 'hood', 'warmth']),
  ).toEqual(['available', 'size', 'warmth', 'length', 'hood']);
});

it('a category list offers no categories among its filters', async () => {
  expect(await listKeysAfterCount(['size'], ['category', 'size'])).toEqual(['size']);
});
