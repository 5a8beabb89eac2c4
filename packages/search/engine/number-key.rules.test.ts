import { describe, expect, it } from 'vitest';
import { normalizeNumber } from './number-key.rules.ts';

describe('article numbers as keys', () => {
  it.each([
    ['0734646255899', '734646255899'],
    ['00734646255899', '0734646255899'],
    ['4 006381 333931', '4006381333931'],
    ['TN-2110', 'tn2110'],
    ['E250/A11 E', 'E250A11E'],
  ])('%s and %s are the same number', (one, other) => {
    expect(normalizeNumber(one)).toBe(normalizeNumber(other));
  });

  it('a number too short for a GTIN keeps its zeros', () => {
    expect(normalizeNumber('0012345')).not.toBe(normalizeNumber('12345'));
  });
});
