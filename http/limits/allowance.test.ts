import { expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

it('gives the saved allowance at once and afterwards only what is refilled', () => {
  let now = 0;
  const allowance = new Allowance({ perSecond: 10, most: 3, now: () => now });
  expect([1, 1, 1].map((amount) => allowance.spend(amount))).toEqual([0, 0, 0]);
  expect(allowance.spend(2)).toBe(200);
  now = 200;
  expect(allowance.spend(1)).toBe(100);
  now = 100_000;
  expect(allowance.spend(3)).toBe(0);
  expect(allowance.spend(1)).toBe(100);
});
