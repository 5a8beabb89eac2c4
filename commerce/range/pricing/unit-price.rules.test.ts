import { expect, it } from 'vitest';
import { calculateUnitPrice } from './unit-price.rules.ts';

it.each([
  { price: 1499, quantity: 1.5, unit: 'm', per: 999 },
  { price: 14_900, quantity: 2.72, unit: 'm2', per: 5478 },
  { price: 999, quantity: 0.75, unit: 'l', per: 1332 },
  { price: 995, quantity: 0.4, unit: 'kg', per: 2488 },
  { price: 1000, quantity: 0.003, unit: 'kg', per: 333_333 },
  { price: 5, quantity: 10, unit: 'm', per: 1 },
  { price: 1499, quantity: 1, unit: 'm', per: null },
] as const)('$price cents for $quantity $unit are $per per $unit', ({ price, quantity, unit, per }) => {
  expect(calculateUnitPrice(price, { quantity, unit })).toBe(per);
});
