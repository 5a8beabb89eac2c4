import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  creditorReference,
  groupedByFour,
  groupedReference,
  orderNumberOf,
  qrReference,
  transferOf,
} from './transfer-reference.rules.ts';

const orderNumbers = fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }).map(String);

/** ISO 11649: moved to the end, letters as numbers, the remainder by 97 is 1. */
function isValid(reference: string): boolean {
  const digits = [...reference.slice(4), ...reference.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

describe('a creditor reference', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['000000000539007547034', 'RF18000000000539007547034'],
  ])('of %s is the published %s', (number, reference) => expect(creditorReference(number)).toBe(reference));

  it('is accepted by banks for every order number', () => {
    fc.assert(
      fc.property(orderNumbers, (number) => {
        const reference = creditorReference(number);
        expect(isValid(reference)).toBe(true);
        expect(reference.length).toBeLessThanOrEqual(25);
      }),
    );
  });
});

// published payment slips: the guidelines' examples
test.each([
  ['21000000000313947143000901', '7'],
  ['00000820779122585742128669', '4'],
  ['11000123456000000000081345', '7'],
])('the check digit of the QR reference %s is %s', (digits, check) =>
  expect(qrReference(digits)).toBe(`${digits}${check}`),
);

describe('what was written into a transfer names its order', () => {
  it.each([creditorReference, qrReference])('as every reference that we give', (referenceOf) => {
    fc.assert(
      fc.property(orderNumbers, (number) => {
        const reference = referenceOf(number);
        expect(orderNumberOf(reference)).toBe(number);
        expect(orderNumberOf(groupedReference(reference).toLowerCase())).toBe(number);
      }),
    );
  });

  it('as the number itself', () => expect(orderNumberOf('10000017')).toBe('10000017'));

  it.each([creditorReference('10000017'), qrReference('10000017')])(
    '%s with a digit mistyped names none',
    (reference) => {
      for (let at = 2; at < reference.length; at += 1) {
        const other = (Number(reference[at]) + 1) % 10;
        expect(orderNumberOf(`${reference.slice(0, at)}${other}${reference.slice(at + 1)}`)).toBeNull();
      }
    },
  );
});

test('the account decides on the reference: a QR-IBAN takes no other than QR references', () => {
  const iban = 'CH9300762011623852957';
  expect(transferOf({ iban }, '539007547034')).toEqual({ iban, reference: 'RF18539007547034' });
  const qrIban = 'CH4431999123000889012';
  expect(transferOf({ iban, qrIban }, '539007547034')).toEqual({
    iban: qrIban,
    reference: qrReference('539007547034'),
  });
});

test('it is typed in groups', () => {
  expect(groupedByFour('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(groupedByFour('RF185')).toBe('RF18 5');
  expect(groupedReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017');
});
