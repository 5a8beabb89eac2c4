import { describe, expect, it } from 'vitest';
import { forgetSizes, readOwnSize, rememberSize } from './own-size-store.ts';

function createStorage(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

describe('the visitor’s own size', () => {
  it('the own size is stored once per chart, the last chosen, and can be forgotten', () => {
    const shelf = createStorage();
    rememberSize('women', '38', shelf);
    rememberSize('shoes', '42', shelf);
    rememberSize('women', '40', shelf);
    expect([readOwnSize('women', shelf), readOwnSize('shoes', shelf), readOwnSize('men', shelf)]).toEqual([
      '40',
      '42',
      null,
    ]);
    forgetSizes(shelf);
    expect(readOwnSize('women', shelf)).toBeNull();
  });

  it.each(['no JSON', '[]', '"40"', '{"women":{"a":1}}', '{"women":"<script>"}'])(
    'the own size is missing where %s is stored',
    (text) => {
      expect(readOwnSize('women', createStorage(text))).toBeNull();
    },
  );

  it('the own size is missing where storage is not allowed', () => {
    rememberSize('women', '40', null);
    expect(readOwnSize('women', null)).toBeNull();
  });
});
