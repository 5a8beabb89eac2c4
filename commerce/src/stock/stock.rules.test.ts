import { expect, it } from 'vitest';
import { availability } from './stock.rules.ts';

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
  });
});
