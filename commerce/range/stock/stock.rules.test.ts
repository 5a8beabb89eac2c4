import { describe, expect, it } from 'vitest';
import { type StockSettings, stockSettings } from '#tenants/stock-settings.ts';
import { computeAvailability, resolveExpectedDay } from './stock.rules.ts';

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
])('the stock of %d pieces with the settings %j shows as %s', (quantity, settings, state, fewLeft) => {
  const stock = { quantity, deliveryDaysMin: 2, deliveryDaysMax: 4 };
  expect(computeAvailability(stock, { ...usual, ...settings })).toEqual({
    state,
    fewLeft,
    deliveryDaysMin: 2,
    deliveryDaysMax: 4,
    expectedOn: null,
  });
});

it.each([6, -1, 2.5])('a tenant cannot set %d as the low-stock limit', (fewPieces) =>
  expect(stockSettings.safeParse({ fewPieces }).success).toBe(false),
);

describe('the expected date of stock', () => {
  const createAvailability = (quantity: number, expectedOn: string | null = null) =>
    computeAvailability({ quantity, deliveryDaysMin: 2, deliveryDaysMax: 4, expectedOn }, usual);

  it.each([
    [0, '2026-12-01', '2026-12-01'],
    [0, '2026-11-20', null],
    [0, '2026-10-01', null],
    [0, null, null],
    [3, '2026-12-01', null],
  ])('the stock of %d expected on %s shows %s', (quantity, expectedOn, told) =>
    expect(resolveExpectedDay(createAvailability(quantity, expectedOn), '2026-11-20')).toBe(told),
  );
});
