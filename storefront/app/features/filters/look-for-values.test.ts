import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readListAddress } from '#forms/list-address.ts';
import type { LoadedFilter, ValuesFilter } from './list-filter.ts';
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
const brands = (valueCount: number): ValuesFilter => ({
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

it('where all values are listed it looks through those, and asks nobody', async () => {
  expect(await look(brands(2), '', 'ela')).toMatchObject({ values: [{ value: 'elan' }], count: 1 });
  expect(asked).toEqual([]);
});

it('where there are more it asks the shop, within what the list is narrowed to', async () => {
  const { values, count } = await look(brands(900), 'f.size=38&page=3', 'noo');
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

it('in a list that shows what was looked for before, other words are asked for, and none at all too', async () => {
  await look(brands(2), 'look.brand=ela', 'noo');
  await look(brands(2), 'look.brand=ela', '');
  expect(asked.map(({ searchParams }) => searchParams.get('look.brand'))).toEqual(['noo', null]);
});

it('words that have changed meanwhile are not asked for', async () => {
  const asking = new AbortController();
  const answer = lookFor(shop, brands(900), listAt(''), 'noo', asking.signal);
  asking.abort();
  await expect(answer).rejects.toThrow();
  expect(asked).toEqual([]);
});
