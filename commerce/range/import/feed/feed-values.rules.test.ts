import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdSet } from '../write/id-set.rules.ts';
import { readGtin, readMeasure, readPrice, readUrl } from './feed-values.rules.ts';

const unwrapValue = <T>(reading: { ok: true; value: T } | { ok: false }) =>
  reading.ok ? reading.value : null;

describe('a price', () => {
  it.each([
    ['15.00 EUR', 1500],
    ['EUR 15', 1500],
    ['15,9 EUR', 1590],
    [' 1299.95 EUR ', 129995],
    ['15.00', null],
    ['15.00 USD', null],
    ['15.00 eur', 1500],
    ['€ 12,-', 1200],
    ['12.– EUR', 1200],
    ['1.299,95 EUR', 129995],
    ['1,299.95 EUR', 129995],
    ['1 299,95 €', 129995],
    ["EUR 1'299.95", 129995],
    ['1.234.567 EUR', 123456700],
    // programs that write four decimals
    ['19.9900 EUR', 1999],
    // a thousand, or one and no cents
    ['1.299 EUR', null],
    ['1,000 EUR', null],
    ['1.299.95 EUR', null],
    ['1.29,95 EUR', null],
    ['19.9950 EUR', null],
    ['EUR 15 USD', null],
    ['USD 15 EUR', null],
    ['15 EUR, 16 EUR', null],
    ['15..00 EUR', null],
    ['15-20 EUR', null],
    ['-5.00 EUR', null],
    ['0.00 EUR', null],
    ['gratis', null],
    ['15.005 EUR', null],
  ])('the feed value %j is read or rejected', (text, minor) => {
    expect(unwrapValue(readPrice(text, 'EUR'))).toBe(minor);
  });
});

describe('a GTIN', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4006381-333931', '4006381333931'],
    ['96385074', '96385074'],
    ['4006381333932', null],
    ['123', null],
    ['n/a', null],
    // placeholders of feeds
    ['0000000000000', null],
    ['00000000', null],
  ])('the feed value %j is read or rejected', (text, gtin) => {
    expect(unwrapValue(readGtin(text))).toBe(gtin);
  });
});

describe('an address', () => {
  it.each([
    ['https://cdn.example/a b.jpg', 'https://cdn.example/a%20b.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    ['javascript:alert(1)', null],
    ['ftp://cdn.example/a.jpg', null],
    ['https://user:secret@cdn.example/a.jpg', null],
    ['/a.jpg', null],
  ])('the feed value %j is read or rejected', (text, url) => {
    expect(unwrapValue(readUrl(text))).toBe(url);
  });
});

describe('a measure', () => {
  it.each([
    ['750 ml', { quantity: 0.75, unit: 'l' }],
    ['2,5 sqm', { quantity: 2.5, unit: 'm2' }],
    ['100g', { quantity: 0.1, unit: 'kg' }],
    ['140 cm', { quantity: 1.4, unit: 'm' }],
    ['3 stuks', null],
    ['0 kg', null],
    ['1.500 kg', { quantity: 1.5, unit: 'kg' }],
    ['0.750 ml', null],
    ['1.500 g', null],
    ['1,000 ml', null],
    // the shop keeps grams: it would be sold as two
    ['2.4 g', null],
    ['5 mg', null],
    ['12.5 g', null],
    ['150.4 g', { quantity: 0.15, unit: 'kg' }],
  ])('the feed value %j is read or rejected', (text, measure) => {
    expect(unwrapValue(readMeasure(text))).toEqual(measure);
  });
});

it('ids are remembered once each', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 5000 }), (ids) => {
      const set = new IdSet();
      const seen = new Set<string>();
      for (const id of ids) {
        expect(set.add(id)).toBe(!seen.has(id));
        seen.add(id);
      }
    }),
    { numRuns: 30 },
  );
});
