import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinCap, resolveCreditCap } from './credit-limits.rules.ts';
import { calculateAnnualRate, calculateBorrowingRate, roundRate } from './plan/annual-rate.rules.ts';
import { calculateInstalmentPlan } from './plan/instalment-plan.rules.ts';

describe('a credit plan to the cent', () => {
  it.each([
    ['V1', 49999, 6500, 12, 'last', 3900, 53899, 4492, 4492, 4487, 15.05],
    ['V2', 49999, 6500, 12, 'first', 3900, 53899, 4498, 4491, 4491, 15.05],
    ['V3', 49999, 5000, 12, 'last', 3000, 52999, 4417, 4417, 4412, 11.46],
    ['V4', 49999, 5000, 12, 'first', 3000, 52999, 4423, 4416, 4416, 11.46],
    ['V5', 129900, 5000, 24, 'last', 15588, 145488, 6062, 6062, 6062, 11.71],
    ['V6', 89995, 5000, 36, 'first', 16199, 106194, 2979, 2949, 2949, 11.67],
    ['V7', 89995, 5000, 36, 'last', 16199, 106194, 2950, 2950, 2944, 11.66],
    ['V8', 24900, 5200, 6, 'last', 777, 25677, 4280, 4280, 4277, 11.15],
    ['V9', 19995, 4000, 3, 'first', 240, 20235, 6745, 6745, 6745, 7.43],
  ] as const)(
    'the plan is calculated to the cent: %s',
    (_, priceMinor, monthlyFactorMillionths, count, remainder, ...expected) => {
      const plan = calculateInstalmentPlan({ priceMinor, count, monthlyFactorMillionths, remainder });
      expect([
        plan.surchargeMinor,
        plan.overallMinor,
        plan.firstMinor,
        plan.regularMinor,
        plan.lastMinor,
        roundRate(plan.annualPercent),
      ]).toEqual(expected);
    },
  );

  it('a plan states the borrowing rate and counts the regular instalments', () => {
    const plan = calculateInstalmentPlan({
      priceMinor: 49999,
      count: 12,
      monthlyFactorMillionths: 5000,
      remainder: 'last',
    });
    expect(roundRate(plan.borrowingPercent)).toBe(10.9);
    expect(plan.regularCount).toBe(11);
  });

  it('a plan begins after its pause and includes the surcharge', () => {
    const plan = calculateInstalmentPlan({
      priceMinor: 49999,
      count: 12,
      monthlyFactorMillionths: 5000,
      remainder: 'last',
      pause: { days: 100, surchargeMillionths: 30_000 },
    });
    expect([plan.pauseSurchargeMinor, plan.overallMinor, plan.regularMinor, plan.lastMinor]).toEqual([
      1500, 54499, 4542, 4537,
    ]);
    expect(roundRate(plan.annualPercent)).toBe(12.58);
    expect(isWithinCap(plan, { validFrom: '2026-01-01', annualPercent: 12 })).toBe(false);
  });

  it('a plan always sums exactly and every instalment is at least one minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom('last' as const, 'first' as const),
        (priceMinor, count, monthlyFactorMillionths, remainder) => {
          const plan = calculateInstalmentPlan({ priceMinor, count, monthlyFactorMillionths, remainder });
          const amounts = plan.instalments.map(({ amountMinor }) => amountMinor);
          expect(amounts.reduce((a, b) => a + b, 0)).toBe(plan.overallMinor);
          expect(plan.overallMinor).toBe(plan.priceMinor + plan.surchargeMinor);
          expect(Math.min(...amounts)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it.each([
    [0, 12],
    [1.5, 1],
    [100, 0],
    [5, 6],
  ])('%s minor units in %s instalments are rejected as a plan', (priceMinor, count) => {
    const terms = { priceMinor, count, monthlyFactorMillionths: 5000, remainder: 'last' as const };
    expect(() => calculateInstalmentPlan(terms)).toThrow(RangeError);
  });
});

describe('the annual rate', () => {
  it.each([
    // The Commission's own example (COM(1996) 79): 1000 paid back with 1200 after a year and a half.
    [1.5, 12.92],
    [546 / 365, 12.96],
  ])('the annual rate of 1000 → 1200 after %s years is correct', (years, percent) => {
    const flows = [
      { amountMinor: 100_000, years: 0 },
      { amountMinor: -120_000, years },
    ];
    expect(roundRate(calculateAnnualRate(flows))).toBe(percent);
  });

  it('the annual rate is zero without costs and refused for what is no credit', () => {
    const drawn = { amountMinor: 100, years: 0 };
    expect(calculateAnnualRate([drawn, { amountMinor: -100, years: 1 }])).toBe(0);
    expect(() => calculateAnnualRate([drawn])).toThrow(RangeError);
    expect(() => calculateAnnualRate([drawn, { amountMinor: -100_000_000, years: 0.01 }])).toThrow(
      RangeError,
    );
  });

  it.each([
    [3, 0.67, 12.71],
    [6, 0.67, 14.54],
    [9, 0.66, 14.98],
    [12, 0.65, 15.05],
    [18, 0.65, 15.28],
    [24, 0.65, 15.31],
    [36, 0.65, 15.18],
    [48, 0.66, 15.2],
  ])(
    'the annual rate of %s instalments at %s %% a month matches the published table to two hundredths',
    (count, factor, published) => {
      const plan = calculateInstalmentPlan({
        priceMinor: 10_000_000,
        count,
        monthlyFactorMillionths: Math.round(factor * 10_000),
        remainder: 'last',
      });
      expect(Math.abs(plan.annualPercent - published)).toBeLessThanOrEqual(0.025);
    },
  );

  it('the annual rate of nothing is nothing', () => {
    expect(calculateBorrowingRate(0)).toBe(0);
  });
});

describe('market limits for credit', () => {
  const caps = [
    { validFrom: '2025-01-01', annualPercent: 14 },
    { validFrom: '2026-01-01', annualPercent: 12 },
  ];

  it.each([
    ['2024-12-31', null],
    ['2025-12-31', 14],
    ['2026-01-01', 12],
  ])('the cap on the annual rate is known for %s', (date, percent) => {
    expect(resolveCreditCap(caps, date)?.annualPercent ?? null).toBe(percent);
  });
});
