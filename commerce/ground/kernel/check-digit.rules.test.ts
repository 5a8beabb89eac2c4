import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appendCheckDigit, hasCheckDigit } from './check-digit.rules.ts';

it('computes the check digit of ISO/IEC 7812', () => {
  expect(appendCheckDigit(7992739871)).toBe('79927398713');
});

it('the check digit detects every mistyped digit', () => {
  const anyNumber = fc.integer({ min: 1_000_000, max: 9_999_999 });
  fc.assert(
    fc.property(anyNumber, fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const right = appendCheckDigit(number);
      const digit = (Number(right[place]) + by) % 10;
      expect(hasCheckDigit(right)).toBe(true);
      expect(hasCheckDigit(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false);
    }),
  );
});
