import { describe, expect, it } from 'vitest';
import { judgeFit } from './fit.rules.ts';

const createTags = (small: number, expected: number, large: number) => [
  { key: 'fits-small', count: small },
  { key: 'good-quality', count: 40 },
  { key: 'fits-as-expected', count: expected },
  { key: 'fits-large', count: large },
];

describe('the fit of an article', () => {
  it.each([
    [7, 2, 1, 'small'],
    [1, 6, 2, 'expected'],
    [0, 2, 3, 'large'],
    [3, 3, 3, null],
  ])('votes of %i small, %i as expected and %i large give the fit %s', (small, expected, large, advice) => {
    expect(judgeFit(createTags(small, expected, large))).toEqual({
      counts: { small, expected, large },
      total: small + expected + large,
      advice,
    });
  });

  it('the fit is not shown for four votes', () => {
    expect(judgeFit(createTags(4, 0, 0))).toBeNull();
    expect(judgeFit([])).toBeNull();
  });
});
