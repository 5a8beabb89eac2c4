import { afterEach, expect, it, vi } from 'vitest';
import { readListAddress } from '#forms/list-address.ts';
import { countFor } from './filter-count.ts';
import type { ListFilter, LoadedFilter } from './list-filter.ts';

afterEach(() => vi.unstubAllGlobals());

const counted = (key: string): LoadedFilter => ({
  key,
  label: key,
  __typename: 'ValueFilter',
  valueCount: 0,
  values: [],
});
const shown = (key: string): ListFilter => ({ key, label: key, kind: 'values', values: [], valueCount: 0 });

/** @returns the keys in the order in which the sheet shows them once the shop has counted */
async function keysAfter(before: readonly string[], answer: readonly string[]): Promise<string[]> {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ totalCount: 5, filters: answer.map(counted) })),
  );
  const place = { kind: 'category', path: 'dames' } as const;
  const address = readListAddress(new URLSearchParams('f.size=40'));
  const { signal } = new AbortController();
  const { filters } = await countFor({ locale: 'nl-NL' }, place, address, signal, before.map(shown));
  return filters.map(({ key }) => key);
}

it('leaves filters in their places while one of them is chosen', async () => {
  expect(
    await keysAfter(['size', 'price', 'warmth', 'length'], ['size', 'price', 'length', 'warmth']),
  ).toEqual(['size', 'price', 'warmth', 'length']);
});

it('puts a filter that was not there behind the one it follows', async () => {
  expect(
    await keysAfter(['size', 'warmth', 'length'], ['available', 'size', 'length', 'hood', 'warmth']),
  ).toEqual(['available', 'size', 'warmth', 'length', 'hood']);
});

it('offers no categories among the filters of a category, as its list does not', async () => {
  expect(await keysAfter(['size'], ['category', 'size'])).toEqual(['size']);
});
