import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_RANKING } from '#search/default-ranking.ts';
import { computeQuality, type Signals } from './ranking.rules.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ranking = DEFAULT_RANKING;

const signals = fc.record({
  popularity: fc.integer({ min: 0, max: 1_000_000 }),
  rating: fc.option(fc.integer({ min: 100, max: 500 }), { nil: null }),
  ratingCount: fc.integer({ min: 0, max: 10_000 }),
  releasedAt: fc.integer({ min: 0, max: NOW }),
});
const best: Omit<Signals, 'available'> = {
  ...{ popularity: 1_000_000, rating: 500, ratingCount: 10_000, releasedAt: NOW },
};

it('a sold-out article comes after an equally relevant one, whatever its merits', () => {
  fc.assert(
    fc.property(signals, signals, (there, gone) => {
      const [first, second] = [
        { ...there, available: true },
        { ...gone, available: false },
      ];
      expect(computeQuality(ranking, first, NOW)).toBeGreaterThan(computeQuality(ranking, second, NOW));
    }),
  );
});

it('the better one of two sold-out articles comes first', () => {
  fc.assert(
    fc.property(signals, (other) => {
      const [first, second] = [best, other].map((one) =>
        computeQuality(ranking, { ...one, available: false }, NOW),
      );
      expect(first).toBeGreaterThanOrEqual(second ?? 0);
    }),
  );
});

it('a much better match stays ahead: a sold-out article loses less than a quarter of its score', () => {
  const [there, gone] = [true, false].map((available) =>
    computeQuality(ranking, { ...best, available }, NOW),
  );
  expect((gone ?? 0) * 4).toBeGreaterThan(there ?? 0);
});

it('a tenant that gives no weight to availability lets nothing sink', () => {
  const even = { ...ranking, availability: 0 };
  expect(computeQuality(even, { ...best, available: false }, NOW)).toBe(
    computeQuality(even, { ...best, available: true }, NOW),
  );
});
