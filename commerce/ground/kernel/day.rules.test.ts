import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addDaysToMoment, addMonths, countDaysBetween, getToday } from './day.rules.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test('adding days and counting them agree across summer time and leap years', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(countDaysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('a day begins in the tenant’s time zone', () => {
  const clock = { now: () => new Date('2026-11-22T23:30:00Z') };
  expect(getToday({ clock, tenant: { timeZone: 'Europe/Amsterdam' } as never })).toBe('2026-11-23');
  expect(addDaysToMoment(clock.now(), 2).toISOString()).toBe('2026-11-24T23:30:00.000Z');
});
