import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, calculateTotalRounding, createMoney, roundMinor } from './money.ts';

describe('rounding', () => {
  it.each([
    [1992, 5, 1990],
    [1993, 5, 1995],
    [1997, 5, 1995],
    [1998, 5, 2000],
    [2.5, 1, 3],
    [-2.5, 1, -3],
    [0, 5, 0],
  ])('%d rounded to steps of %d is %d', (minor, step, expected) => {
    expect(roundMinor(minor, step)).toBe(expected);
  });
});

describe('allocating an amount', () => {
  it('allocates an amount to the cent, each part within one cent of its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 40 }),
        (total, weights) => {
          const whole = weights.reduce((a, b) => a + b, 0);
          fc.pre(whole > 0);
          const parts = allocate(total, weights);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
          for (const [index, part] of parts.entries()) {
            expect(Math.abs(part - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('refuses weights without a sum', () => {
    expect(() => allocate(100, [0, 0])).toThrow(RangeError);
  });
});

describe('amounts of money', () => {
  it('an amount of money is a whole number of minor units', () => {
    expect(() => createMoney(0.5, 'EUR')).toThrow(RangeError);
  });
});

it.each([
  [4993, 5, 2],
  [4992, 5, -2],
  [4995, 5, 0],
  [4993, 1, 0],
])('rounding the total %d to steps of %d adds %d', (total, step, rounding) => {
  expect(calculateTotalRounding(total, step)).toBe(rounding);
});
