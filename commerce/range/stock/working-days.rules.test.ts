import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '#tenants/holidays.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { addWorkingDays, computeEasterSunday, isWorkingDay } from './working-days.rules.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => expect(computeEasterSunday(year)).toBe(day));

describe('working days', () => {
  it.each([
    ['2026-11-20', 'NL', true, 'a Friday'],
    ['2026-11-21', 'NL', false, 'a Saturday'],
    ['2026-04-27', 'NL', false, "King's Day"],
    ['2026-04-27', 'DE', true, 'is no holiday in Germany'],
    ['2026-04-03', 'DE', false, 'Good Friday'],
    ['2026-04-03', 'NL', true, 'is none in the Netherlands'],
    ['2026-06-04', 'AT', false, 'Corpus Christi'],
    ['2026-10-03', 'DE', false, 'Unity Day, and a Saturday'],
    ['2026-12-25', 'CH', false, 'Christmas'],
    ['2026-12-25', 'SE', true, 'of a country whose holidays are not known'],
  ])('%s in %s is a working day: %s (%s)', (day, country, works) =>
    expect(isWorkingDay(day, country)).toBe(works),
  );

  it.each([
    ['2026-11-20', 1, 'NL', '2026-11-23'],
    ['2026-11-21', 1, 'NL', '2026-11-23'],
    ['2026-12-23', 2, 'NL', '2026-12-28'],
    ['2026-12-23', 2, 'DE', '2026-12-28'],
    ['2026-11-20', 0, 'NL', '2026-11-20'],
  ])('%s plus %d working days in %s is %s', (day, days, country, reached) =>
    expect(addWorkingDays(day, days, country)).toBe(reached),
  );

  it('counting ends on a working day and more working days end later', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('NL', 'DE', 'AT', 'CH'),
        (from, days, country) => {
          const reached = addWorkingDays(from, days, country);
          expect(isWorkingDay(reached, country)).toBe(true);
          expect(addWorkingDays(from, days + 1, country) > reached).toBe(true);
        },
      ),
    );
  });
});

it('every tenant’s country has its holidays', async () => {
  const countries = (await loadTenants()).map(({ country }) => country);
  expect(countries.filter((country) => !(country in HOLIDAYS))).toEqual([]);
});
