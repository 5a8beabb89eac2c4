import { expect, it, test } from 'vitest';
import { findHistogramStep, STEPS_MS, summarizeHistogram } from './interaction.rules.ts';

it.each([
  [0, 25],
  [25, 25],
  [25.1, 50],
  [200, 200],
  [201, 300],
  [600_000, 600_000],
])('%s ms belongs to the bucket up to %s', (ms, step) => {
  expect(findHistogramStep(ms)).toBe(step);
});

test('a page without measurements reports nothing', () => expect(summarizeHistogram([])).toBeNull());

it('percentiles are within one bucket of the measured values, and good and poor ones are counted', () => {
  const measured = Array.from({ length: 2000 }, (_, at) => ((at * 7919) % 2000) * 0.6);
  const steps = STEPS_MS.map((upToMs) => ({
    upToMs,
    count: measured.filter((ms) => findHistogramStep(ms) === upToMs).length,
  }));
  const exact = measured.toSorted((a, b) => a - b)[1499] ?? 0;
  const summary = summarizeHistogram(steps);
  expect(summary?.count).toBe(2000);
  expect(findHistogramStep(summary?.p75 ?? 0)).toBe(findHistogramStep(exact));
  expect(summary?.good).toBeCloseTo(measured.filter((ms) => ms <= 200).length / 2000, 5);
  expect(summary?.poor).toBeCloseTo(measured.filter((ms) => ms > 500).length / 2000, 5);
});
