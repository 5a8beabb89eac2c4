import { describe, expect, it } from 'vitest';
import { formatAmount, formatDate, formatMoney, formatNumber, formatPercent } from './format.ts';

describe('golden formats (CLDR 48)', () => {
  it.each([
    ['nl-NL', '€ 1.234.567,50', 'EUR 1.234.567,50', '1.234.567,5', '12,9%', '€ -5,00', '20-11-2026'],
    ['de-DE', '1.234.567,50 €', '1.234.567,50 EUR', '1.234.567,5', '12,9 %', '-5,00 €', '20.11.2026'],
    ['de-AT', '€ 1.234.567,50', 'EUR 1.234.567,50', '1 234 567,5', '12,9 %', '-€ 5,00', '20.11.2026'],
  ])('formats amounts and numbers for %s', (locale, symbol, iso, number, percent, negative, date) => {
    const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(normalizeSpaces(formatMoney({ minor: 123456750, currency: 'EUR' }, locale, 'symbol'))).toBe(
      symbol,
    );
    expect(normalizeSpaces(formatMoney({ minor: 123456750, currency: 'EUR' }, locale, 'Iso'))).toBe(iso);
    expect(normalizeSpaces(formatMoney({ minor: -500, currency: 'EUR' }, locale, 'symbol'))).toBe(negative);
    expect(normalizeSpaces(formatNumber(1234567.5, locale))).toBe(number);
    expect(normalizeSpaces(formatPercent(12.9, locale))).toBe(percent);
    expect(formatDate(new Date('2026-11-20T12:00:00Z'), locale, 'Europe/Berlin')).toBe(date);
  });

  it('the decimal of an average is kept because beside "4,5" a "4" looks like a count', () => {
    expect([4, 4.5, 4.96].map((average) => formatNumber(average, 'nl-NL', 1, 1))).toEqual([
      '4,0',
      '4,5',
      '5,0',
    ]);
    expect(formatNumber(4, 'nl-NL', 1)).toBe('4');
  });

  it.each([
    ['de-CH', "CHF\u00a01'234'567.50", "1'234'567.5", '12.9%', 'CHF-5.00'],
    ['fr-CH', 'CHF\u00a01\u202f234\u202f567.50', '1\u202f234\u202f567,5', '12,9%', 'CHF-5.00'],
  ])('formats amounts and numbers for %s', (locale, amount, number, percent, negative) => {
    expect(formatMoney({ minor: 123456750, currency: 'CHF' }, locale, 'symbol')).toBe(amount);
    expect(formatMoney({ minor: -500, currency: 'CHF' }, locale, 'symbol')).toBe(negative);
    expect(formatNumber(1234567.5, locale)).toBe(number);
    expect(formatPercent(12.9, locale)).toBe(percent);
  });

  it('a date takes the day from the tenant’s time zone', () => {
    expect(formatDate(new Date('2026-12-31T23:30:00Z'), 'nl-NL', 'Europe/Amsterdam')).toBe('01-01-2027');
    expect(formatDate('2026-02-03', 'de-DE', 'Europe/Berlin')).toBe('03.02.2026');
  });

  it.each([
    ['nl-NL', '1499,99'],
    ['de-CH', '1499.99'],
    // numbers have a comma there, money a point
    ['fr-CH', '1499.99'],
  ])('an amount in a field is written like money: %s', (locale, amount) => {
    expect(formatAmount(149999, locale)).toBe(amount);
  });

  it('a negative zero is never written', () => {
    expect(formatNumber(-0.001, 'nl-NL')).toBe('0');
  });
});
