import { expect, it } from 'vitest';
import { readJson, readText, writeText } from './browser-storage.ts';

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

it('a stored value can be read back and is gone after its removal', () => {
  const own = createStorage();
  writeText(own, 'a', '[1]');
  expect([readText(own, 'a'), readJson(own, 'a')]).toEqual(['[1]', [1]]);
  writeText(own, 'a', null);
  expect([readText(own, 'a'), readJson(own, 'a')]).toEqual([null, null]);
});

it('malformed JSON is read as nothing', () => {
  const own = createStorage();
  writeText(own, 'a', '{');
  expect(readJson(own, 'a')).toBeNull();
});

it.each([
  ['there is no storage', null],
  ['every access is refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('the page still works where %s', (_what, none) => {
  writeText(none, 'a', '1');
  writeText(none, 'a', null);
  expect([readText(none, 'a'), readJson(none, 'a')]).toEqual([null, null]);
});
