import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedFilter, ValuesFilter } from '#app/features/filters/list-filter.ts';
import { readListAddress } from '#forms/lists/list-address.ts';
import { lookFor } from './look-for-values.ts';

const shop = { locale: 'nl-NL' } as const;
const asked: URL[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://shop.test'));
    const filters: LoadedFilter[] = [
      { key: 'brand', label: 'Merk', __typename: 'ValueFilter', valueCount: 1, values: [CHOSEN, NOOR] },
    ];
    return Promise.resolve(Response.json({ totalCount: 5, filters }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const none = { selected: false, hex: null, picture: null };
const CHOSEN = { ...none, value: 'alva', label: 'Alva', count: 2, selected: true };
const NOOR = { ...none, value: 'noor', label: 'Noor & Zo', count: 3 };
const createBrandFilter = (valueCount: number): ValuesFilter => ({
  key: 'brand',
  label: 'Merk',
  kind: 'values',
  values: [
    { value: 'alva', label: 'Alva', count: 2 },
    { value: 'elan', label: 'Élan', count: 1 },
  ],
  valueCount,
});
const listAt = (query: string) => ({
  place: { kind: 'category' as const, path: 'dames' },
  address: readListAddress(new URLSearchParams(query)),
});
const look = (filter: ValuesFilter, query: string, text: string) =>
  lookFor(shop, filter, listAt(query), text, new AbortController().signal);

it('a complete list of values is searched locally without a request', async () => {
  expect(await look(createBrandFilter(2), '', 'ela')).toMatchObject({
    values: [{ value: 'elan' }],
    count: 1,
  });
  expect(asked).toEqual([]);
});

it('an incomplete list of values is searched by the shop within the filtered list', async () => {
  const { values, count } = await look(createBrandFilter(900), 'f.size=38&page=3', 'noo');
  expect(values.map(({ value }) => value)).toEqual(['noor']);
  expect(count).toBe(1);
  expect(asked[0]?.pathname).toBe('/api/search/filter');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    'f.size': '38',
    'look.brand': 'noo',
    locale: 'nl-NL',
    category: 'dames',
  });
});

it('a list showing an earlier value search is requested again for other words or none', async () => {
  await look(createBrandFilter(2), 'look.brand=ela', 'noo');
  await look(createBrandFilter(2), 'look.brand=ela', '');
  expect(asked.map(({ searchParams }) => searchParams.get('look.brand'))).toEqual(['noo', null]);
});

it('words that have changed meanwhile are not requested', async () => {
  const asking = new AbortController();
  const answer = lookFor(shop, createBrandFilter(900), listAt(''), 'noo', asking.signal);
  asking.abort();
  await expect(answer).rejects.toThrow();
  expect(asked).toEqual([]);
});
