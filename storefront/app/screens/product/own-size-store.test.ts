import { describe, expect, it } from 'vitest';
import { forgetSizes, ownSize, rememberSize } from './own-size-store.ts';

function shelfOf(text: string | null = null) {
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

describe('the own size', () => {
  it('is one for each chart, the last chosen, and can be forgotten', () => {
    const shelf = shelfOf();
    rememberSize('women', '38', shelf);
    rememberSize('shoes', '42', shelf);
    rememberSize('women', '40', shelf);
    expect([ownSize('women', shelf), ownSize('shoes', shelf), ownSize('men', shelf)]).toEqual([
      '40',
      '42',
      null,
    ]);
    forgetSizes(shelf);
    expect(ownSize('women', shelf)).toBeNull();
  });

  it.each(['no JSON', '[]', '"40"', '{"women":{"a":1}}', '{"women":"<script>"}'])(
    'is none where %s is kept',
    (text) => {
      expect(ownSize('women', shelfOf(text))).toBeNull();
    },
  );

  it('is none where nothing may be kept', () => {
    rememberSize('women', '40', null);
    expect(ownSize('women', null)).toBeNull();
  });
});
