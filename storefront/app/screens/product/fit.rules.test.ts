import { describe, expect, it } from 'vitest';
import { fitOf } from './fit.rules.ts';

const tags = (small: number, expected: number, large: number) => [
  { key: 'fits-small', count: small },
  { key: 'good-quality', count: 40 },
  { key: 'fits-as-expected', count: expected },
  { key: 'fits-large', count: large },
];

describe('how an article fits', () => {
  it.each([
    [7, 2, 1, 'small'],
    [1, 6, 2, 'expected'],
    [0, 2, 3, 'large'],
    [3, 3, 3, null],
  ])('of %i, %i and %i who say small, as expected and large: %s', (small, expected, large, advice) => {
    expect(fitOf(tags(small, expected, large))).toEqual({
      counts: { small, expected, large },
      total: small + expected + large,
      advice,
    });
  });

  it('is not told by four', () => {
    expect(fitOf(tags(4, 0, 0))).toBeNull();
    expect(fitOf([])).toBeNull();
  });
});
