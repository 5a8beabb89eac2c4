import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  buildCreditorReference,
  buildQrReference,
  buildTransfer,
  formatReference,
  groupByFour,
  parseOrderNumber,
} from './transfer-reference.rules.ts';

const orderNumbers = fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }).map(String);

/** ISO 11649: moved to the end, letters as numbers, the remainder by 97 is 1. */
function isValid(reference: string): boolean {
  const digits = [...reference.slice(4), ...reference.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

describe('creditor references', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['000000000539007547034', 'RF18000000000539007547034'],
  ])('the creditor reference of %s is the published %s', (number, reference) =>
    expect(buildCreditorReference(number)).toBe(reference),
  );

  it('every order number has a creditor reference that banks accept', () => {
    fc.assert(
      fc.property(orderNumbers, (number) => {
        const reference = buildCreditorReference(number);
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
  expect(buildQrReference(digits)).toBe(`${digits}${check}`),
);

describe('the reference text of a transfer', () => {
  it.each([buildCreditorReference, buildQrReference])(
    'a transfer with any reference that the shop issues is matched to its order',
    (referenceOf) => {
      fc.assert(
        fc.property(orderNumbers, (number) => {
          const reference = referenceOf(number);
          expect(parseOrderNumber(reference)).toBe(number);
          expect(parseOrderNumber(formatReference(reference).toLowerCase())).toBe(number);
        }),
      );
    },
  );

  it('a transfer with the plain order number is matched to its order', () =>
    expect(parseOrderNumber('10000017')).toBe('10000017'));

  it.each([buildCreditorReference('10000017'), buildQrReference('10000017')])(
    'a transfer with %s and a mistyped digit is matched to no order',
    (reference) => {
      for (let at = 2; at < reference.length; at += 1) {
        const other = (Number(reference[at]) + 1) % 10;
        expect(parseOrderNumber(`${reference.slice(0, at)}${other}${reference.slice(at + 1)}`)).toBeNull();
      }
    },
  );
});

test('a QR-IBAN accepts only QR references', () => {
  const iban = 'CH9300762011623852957';
  expect(buildTransfer({ iban }, '539007547034')).toEqual({ iban, reference: 'RF18539007547034' });
  const qrIban = 'CH4431999123000889012';
  expect(buildTransfer({ iban, qrIban }, '539007547034')).toEqual({
    iban: qrIban,
    reference: buildQrReference('539007547034'),
  });
});

test('a reference is printed in groups', () => {
  expect(groupByFour('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(groupByFour('RF185')).toBe('RF18 5');
  expect(formatReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017');
});
