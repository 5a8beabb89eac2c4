import { expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

it.each(['2026-11-26', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
  '%s is a calendar day',
  (text) => {
    expect(isCalendarDay(text)).toBe(true);
  },
);

it.each([
  ...['2026-02-31', '2026-02-29', '2026-04-31', '2100-02-29', '2026-13-01', '2026-00-10', '2026-01-00'],
  ...['0000-01-01', '26-01-01', '2026-1-1', '2026-11-26T00:00', '20261126', ' 2026-11-26', '', 'today'],
])('%j is not a calendar day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
