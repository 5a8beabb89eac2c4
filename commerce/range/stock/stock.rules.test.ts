import { describe, expect, it } from 'vitest';
import { availability, deliveryDates, expectedDay } from './stock.rules.ts';

it.each([
  [0, 'SOLD_OUT', null],
  [1, 'FEW_LEFT', 1],
  [5, 'FEW_LEFT', 5],
  [6, 'IN_STOCK', null],
])('%d pieces are %s', (quantity, state, fewLeft) => {
  expect(availability({ quantity, deliveryDaysMin: 2, deliveryDaysMax: 4 })).toEqual({
    state,
    fewLeft,
    deliveryDaysMin: 2,
    deliveryDaysMax: 4,
    expectedOn: null,
  });
});

describe('when it arrives', () => {
  const of = (quantity: number, expectedOn: string | null = null) =>
    availability({ quantity, deliveryDaysMin: 2, deliveryDaysMax: 4, expectedOn });

  it.each([
    ['2026-11-20', 9, { from: '2026-11-24', until: '2026-11-26' }],
    ['2026-12-23', 9, { from: '2026-12-28', until: '2026-12-30' }],
    ['2026-11-20', 0, null],
  ])('ordered on %s with %d there', (today, quantity, dates) =>
    expect(deliveryDates(of(quantity), today, 'NL')).toEqual(dates),
  );

  it.each([
    [0, '2026-12-01', '2026-12-01'],
    [0, '2026-11-20', null],
    [0, '2026-10-01', null],
    [0, null, null],
    [3, '2026-12-01', null],
  ])('%d there, expected on %s: told is %s', (quantity, expectedOn, told) =>
    expect(expectedDay(of(quantity, expectedOn), '2026-11-20')).toBe(told),
  );
});
