import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedByFour, transferReference } from './transfer-reference.rules.ts';

/** ISO 11649: moved to the end, letters as numbers, the remainder by 97 is 1. */
function isValid(reference: string): boolean {
  const digits = [...reference.slice(4), ...reference.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

test('the published example', () => {
  expect(transferReference('539007547034')).toBe('RF18539007547034');
});

test('every order number gets a reference that banks accept', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }), (number) => {
      const reference = transferReference(String(number));
      expect(isValid(reference)).toBe(true);
      expect(reference.length).toBeLessThanOrEqual(25);
    }),
  );
});

test('it is typed in groups of four', () => {
  expect(groupedByFour('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(groupedByFour('RF185')).toBe('RF18 5');
});
