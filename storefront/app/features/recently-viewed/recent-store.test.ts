import { expect, it } from 'vitest';
import { forgetViewed, recentlyViewed, rememberViewed } from './recent-store.ts';

function shelf(kept?: string) {
  const items = new Map(kept === undefined ? [] : [['recently-viewed', kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('the latest is first, and each is there once', () => {
  const own = shelf();
  for (const sku of ['1', '2', '3', '2']) rememberViewed(sku, own);
  expect(recentlyViewed(own)).toEqual(['2', '3', '1']);
});

it('keeps twelve', () => {
  const own = shelf();
  for (let sku = 1; sku <= 20; sku += 1) rememberViewed(String(sku), own);
  expect(recentlyViewed(own)).toHaveLength(12);
  expect(recentlyViewed(own)[0]).toBe('20');
});

it('forgets', () => {
  const own = shelf('["1"]');
  forgetViewed(own);
  expect(recentlyViewed(own)).toEqual([]);
});

it.each(['', '{', '{}', 'null', '[1,null,{}]', '["<b>", "../x"]'])(
  'a broken list is read as empty: %s',
  (kept) => expect(recentlyViewed(shelf(kept))).toEqual([]),
);

it('where nothing may be kept nothing happens', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const own = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  rememberViewed('1', own);
  forgetViewed(own);
  expect(recentlyViewed(own)).toEqual([]);
  expect(recentlyViewed(null)).toEqual([]);
});
