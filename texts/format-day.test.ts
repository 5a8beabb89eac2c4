import { expect, it } from 'vitest';
import { formatDay, formatMonth, getWeekdayNames } from './format-day.ts';

it.each([
  ['2026-11-24', 'nl-NL', 'di\u00a024\u00a0nov'],
  ['2026-03-01', 'nl-NL', 'zo\u00a01\u00a0mrt'],
  ['2026-11-24', 'de-DE', 'Di,\u00a024.11.'],
  ['2027-01-02', 'de-CH', 'Sa,\u00a02.1.'],
  ['2026-11-24', 'fr-CH', 'mar.\u00a024.11.'],
  ['2026-11-24', 'it-CH', 'Di,\u00a024.11.'],
])('the day %s in %s is written %s', (day, locale, written) => expect(formatDay(day, locale)).toBe(written));

it.each([
  ['2026-11', 'nl-NL', 'november 2026'],
  ['2027-01', 'de-DE', 'Januar 2027'],
  ['2027-01', 'de-AT', 'Jänner 2027'],
  ['2026-12', 'fr-CH', 'décembre 2026'],
])('the day %s in %s is written %s', (month, locale, written) =>
  expect(formatMonth(month, locale)).toBe(written),
);

it('a week begins with Monday', () => {
  expect(getWeekdayNames('nl-NL')).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
  expect(getWeekdayNames('fr-CH')[6]).toBe('dim.');
});
