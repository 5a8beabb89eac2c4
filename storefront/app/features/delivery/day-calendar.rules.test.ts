import { expect, test } from 'vitest';
import { calendarOf } from './day-calendar.rules.ts';

test('all days from a Monday to the last that can be chosen are shown, month by month, and each day says whether it can be chosen', () => {
  const [november, december, ...others] = calendarOf(['2026-11-27', '2026-11-30', '2026-12-01']);
  expect(others).toEqual([]);
  expect(november).toMatchObject({ month: '2026-11', column: 1 });
  expect(november?.days.map(({ day, state }) => `${day.slice(8)} ${state}`)).toEqual([
    ...['23 early', '24 early', '25 early', '26 early', '27 possible', '28 closed', '29 closed'],
    '30 possible',
  ]);
  expect(december).toMatchObject({ month: '2026-12', column: 2 });
  expect(december?.days).toEqual([{ day: '2026-12-01', state: 'possible' }]);
});

test('without days there is no calendar', () => expect(calendarOf([])).toEqual([]));
