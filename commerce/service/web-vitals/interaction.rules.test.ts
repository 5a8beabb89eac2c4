import { expect, it, test } from 'vitest';
import { STEPS_MS, stepOf, summaryOf } from './interaction.rules.ts';

it.each([
  [0, 25],
  [25, 25],
  [25.1, 50],
  [200, 200],
  [201, 300],
  [600_000, 600_000],
])('%s ms belongs to the step up to %s', (ms, step) => {
  expect(stepOf(ms)).toBe(step);
});

test('nothing measured says nothing', () => expect(summaryOf([])).toBeNull());

it('is within a step of what was measured, and counts what is good and poor', () => {
  const measured = Array.from({ length: 2000 }, (_, at) => ((at * 7919) % 2000) * 0.6);
  const steps = STEPS_MS.map((upToMs) => ({
    upToMs,
    count: measured.filter((ms) => stepOf(ms) === upToMs).length,
  }));
  const exact = measured.toSorted((a, b) => a - b)[1499] ?? 0;
  const summary = summaryOf(steps);
  expect(summary?.count).toBe(2000);
  expect(stepOf(summary?.p75 ?? 0)).toBe(stepOf(exact));
  expect(summary?.good).toBeCloseTo(measured.filter((ms) => ms <= 200).length / 2000, 5);
  expect(summary?.poor).toBeCloseTo(measured.filter((ms) => ms > 500).length / 2000, 5);
});
