import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaults } from '#tenants/defaults.ts';
import { quality, type Signals } from './ranking.rules.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const { ranking } = defaults;

const signals = fc.record({
  popularity: fc.integer({ min: 0, max: 1_000_000 }),
  rating: fc.option(fc.integer({ min: 100, max: 500 }), { nil: null }),
  ratingCount: fc.integer({ min: 0, max: 10_000 }),
  releasedAt: fc.integer({ min: 0, max: NOW }),
});
const best: Omit<Signals, 'available'> = {
  ...{ popularity: 1_000_000, rating: 500, ratingCount: 10_000, releasedAt: NOW },
};

it('of two articles that fit alike the sold-out one comes after, whatever speaks for it', () => {
  fc.assert(
    fc.property(signals, signals, (there, gone) => {
      const [first, second] = [
        { ...there, available: true },
        { ...gone, available: false },
      ];
      expect(quality(ranking, first, NOW)).toBeGreaterThan(quality(ranking, second, NOW));
    }),
  );
});

it('among sold-out articles the better one comes first', () => {
  fc.assert(
    fc.property(signals, (other) => {
      const [first, second] = [best, other].map((one) => quality(ranking, { ...one, available: false }, NOW));
      expect(first).toBeGreaterThanOrEqual(second ?? 0);
    }),
  );
});

it('one whose words fit far better stays before: it sinks by less than a quarter of its worth', () => {
  const [there, gone] = [true, false].map((available) => quality(ranking, { ...best, available }, NOW));
  expect((gone ?? 0) * 4).toBeGreaterThan(there ?? 0);
});

it('a tenant that does not weigh it lets nothing sink', () => {
  const even = { ...ranking, availability: 0 };
  expect(quality(even, { ...best, available: false }, NOW)).toBe(
    quality(even, { ...best, available: true }, NOW),
  );
});
