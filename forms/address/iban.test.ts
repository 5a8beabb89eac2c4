import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findIbanFault, maskIban, normalizeIban } from './iban.ts';

const VALID = [
  'NL91ABNA0417164300',
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'LI21088100002324013AA',
  'BE68539007547034',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
];

test.each(VALID)('%s is a valid account number', (iban) => {
  expect(findIbanFault(iban)).toBeNull();
});

test.each([
  ['NL91ABNA0417164301', 'iban'],
  ['NL91ABNA041716430', 'iban_length'],
  ['NL91ABNA04171643000', 'iban_length'],
  ['US64SVBKUS6S3300958879', 'iban_country'],
  ['1234567890', 'iban'],
  ['NL91', 'iban'],
  ['NLXXABNA0417164300', 'iban'],
  ['NL91ABNA04171643ØØ', 'iban'],
])('%s is an invalid account number: %s', (iban, fault) => {
  expect(findIbanFault(iban)).toBe(fault);
});

test.each([
  ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
  [' DE89-3704-0044-0532-0130-00 ', 'DE89370400440532013000'],
  ['\u202aNL91\u2011ABNA\u201104171643–00\u202c', 'NL91ABNA0417164300'],
  ['NL91\u00a0ABNA\t0417.1643.00', 'NL91ABNA0417164300'],
])('%j is read as people write it', (typed, iban) => {
  expect(normalizeIban(typed)).toBe(iban);
});

describe('typing errors in an IBAN', () => {
  it('every wrong single digit is detected', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.nat(), digit, (iban, where, other) => {
        const places = [...iban].flatMap((sign, at) => (at > 1 && /\d/.test(sign) ? [at] : []));
        const at = places[where % places.length] ?? 0;
        fc.pre(iban[at] !== String(other));
        expect(findIbanFault(iban.slice(0, at) + other + iban.slice(at + 1))).not.toBeNull();
      }),
    );
  });

  it('every swap of two neighbouring characters is detected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.nat(), (iban, where) => {
        const at = 4 + (where % (iban.length - 5));
        fc.pre(iban[at] !== iban[at + 1]);
        const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
        expect(findIbanFault(swapped)).not.toBeNull();
      }),
    );
  });
});

test('a masked IBAN shows only country and last four characters', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('NL•• •••• •••• ••43 00');
  for (const iban of VALID) {
    const shown = maskIban(iban).replaceAll(' ', '');
    expect(shown).toHaveLength(iban.length);
    expect(shown.replaceAll('•', '')).toBe(iban.slice(0, 2) + iban.slice(-4));
  }
});
