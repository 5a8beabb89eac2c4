import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopPlaces } from './top-places.ts';

const offers = fc.array(
  fc.record({
    key: fc.constantFrom(-1, 0, 0.5, 0.5, 2),
    tie: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 2_000 },
);

it('keeps the best in order, whatever arrives when, and those before `from` in any order', () => {
  fc.assert(
    fc.property(
      offers,
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 700 }),
      (offered, limit, from) => {
        const top = new TopPlaces(limit, (ordinal, other) => ordinal < other);
        offered.forEach(({ key, tie }, ordinal) => {
          top.offer(ordinal, key, tie);
        });
        const best = offered
          .map((one, ordinal) => ({ ...one, ordinal }))
          .sort((a, b) => b.key - a.key || b.tie - a.tie || a.ordinal - b.ordinal)
          .slice(0, limit)
          .map(({ ordinal }) => ordinal);
        const kept = top.listInOrder(from);
        expect(kept.slice(from)).toEqual(best.slice(from));
        expect(kept.slice(0, from).sort((a, b) => a - b)).toEqual(best.slice(0, from).sort((a, b) => a - b));
      },
    ),
    { numRuns: 200 },
  );
});
