import { expect, it } from 'vitest';
import { forgetViewed, listRecentlyViewed, rememberViewed } from './recent-store.ts';

function createStorage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['recently-viewed', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('the latest article is first and each is listed once', () => {
  const own = createStorage();
  for (const sku of ['1', '2', '3', '2']) rememberViewed(sku, own);
  expect(listRecentlyViewed(own)).toEqual(['2', '3', '1']);
});

it('the list keeps twelve articles', () => {
  const own = createStorage();
  for (let sku = 1; sku <= 20; sku += 1) rememberViewed(String(sku), own);
  expect(listRecentlyViewed(own)).toHaveLength(12);
  expect(listRecentlyViewed(own)[0]).toBe('20');
});

it('the list can be cleared', () => {
  const own = createStorage('["1"]');
  forgetViewed(own);
  expect(listRecentlyViewed(own)).toEqual([]);
});

it.each(['', '{', '{}', 'null', '[1,null,{}]', '["<b>", "../x"]'])(
  'a broken list is read as empty: %s',
  (kept) => expect(listRecentlyViewed(createStorage(kept))).toEqual([]),
);

it('nothing happens where storage is not allowed', () => {
  const refuseStorage = () => {
    throw new Error('forbidden');
  };
  const own = { getItem: refuseStorage, setItem: refuseStorage, removeItem: refuseStorage };
  rememberViewed('1', own);
  forgetViewed(own);
  expect(listRecentlyViewed(own)).toEqual([]);
  expect(listRecentlyViewed(null)).toEqual([]);
});
