import { describe, expect, it } from 'vitest';
import { type StockSettings, stockSettings } from '#tenants/stock-settings.ts';
import { availability, expectedDay } from './stock.rules.ts';

const usual = stockSettings.parse({});

it.each<[number, Partial<StockSettings>, string, number | null]>([
  [0, {}, 'SOLD_OUT', null],
  [1, {}, 'FEW_LEFT', 1],
  [5, {}, 'FEW_LEFT', 5],
  [6, {}, 'IN_STOCK', null],
  [3, { fewPieces: 3 }, 'FEW_LEFT', 3],
  [4, { fewPieces: 3 }, 'IN_STOCK', null],
  [1, { fewPieces: 0 }, 'IN_STOCK', null],
  [0, { fewPieces: 0 }, 'SOLD_OUT', null],
  [2, { tellsPieces: false }, 'FEW_LEFT', null],
])('%d pieces, with the settings %j, are %s', (quantity, settings, state, fewLeft) => {
  const stock = { quantity, deliveryDaysMin: 2, deliveryDaysMax: 4 };
  expect(availability(stock, { ...usual, ...settings })).toEqual({
    state,
    fewLeft,
    deliveryDaysMin: 2,
    deliveryDaysMax: 4,
    expectedOn: null,
  });
});

it.each([6, -1, 2.5])('%d are no few pieces that a tenant may set', (fewPieces) =>
  expect(stockSettings.safeParse({ fewPieces }).success).toBe(false),
);

describe('when it is expected', () => {
  const of = (quantity: number, expectedOn: string | null = null) =>
    availability({ quantity, deliveryDaysMin: 2, deliveryDaysMax: 4, expectedOn }, usual);

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
