import { expect, test } from 'vitest';
import { buildCalendar } from './day-calendar.rules.ts';

test('all days from a Monday to the last selectable one are shown by month with whether each can be chosen', () => {
  const [november, december, ...others] = buildCalendar(['2026-11-27', '2026-11-30', '2026-12-01']);
  expect(others).toEqual([]);
  expect(november).toMatchObject({ month: '2026-11', column: 1 });
  expect(november?.days.map(({ day, state }) => `${day.slice(8)} ${state}`)).toEqual([
    ...['23 early', '24 early', '25 early', '26 early', '27 possible', '28 closed', '29 closed'],
    '30 possible',
  ]);
  expect(december).toMatchObject({ month: '2026-12', column: 2 });
  expect(december?.days).toEqual([{ day: '2026-12-01', state: 'possible' }]);
});

test('a calendar without days is not shown', () => expect(buildCalendar([])).toEqual([]));
