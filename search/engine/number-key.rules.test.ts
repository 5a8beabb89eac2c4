import { describe, expect, it } from 'vitest';
import { numberKey } from './number-key.rules.ts';

describe('numbers of articles', () => {
  it.each([
    ['0734646255899', '734646255899'],
    ['00734646255899', '0734646255899'],
    ['4 006381 333931', '4006381333931'],
    ['TN-2110', 'tn2110'],
    ['E250/A11 E', 'E250A11E'],
  ])('%s and %s are one', (one, other) => {
    expect(numberKey(one)).toBe(numberKey(other));
  });

  it('keeps the zeros of what is too short for a GTIN', () => {
    expect(numberKey('0012345')).not.toBe(numberKey('12345'));
  });
});
