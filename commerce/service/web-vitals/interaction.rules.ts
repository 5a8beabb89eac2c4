/** Steps of the histogram, milliseconds: good ends at 200, poor begins at 500 (web.dev/inp). */
export const STEPS_MS = [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 600_000] as const;
const GOOD_MS = 200;
const POOR_MS = 500;

export type Step = { readonly upToMs: number; readonly count: number };
export type Summary = {
  readonly count: number;
  /** three of four interactions are at least as fast, milliseconds */
  readonly p75: number;
  /** shares from 0 to 1 */
  readonly good: number;
  readonly poor: number;
};

/** @returns the step of an interaction, by its upper end */
export function findHistogramStep(ms: number): number {
  return STEPS_MS.find((step) => ms <= step) ?? STEPS_MS[STEPS_MS.length - 1] ?? 0;
}

/**
 * The figures of a histogram; within a step interactions are assumed to be spread evenly.
 * @returns null if nothing was measured
 */
export function summarizeHistogram(steps: readonly Step[]): Summary | null {
  const count = steps.reduce((sum, step) => sum + step.count, 0);
  if (count === 0) return null;
  const share = (belongs: (upToMs: number) => boolean) =>
    steps.filter(({ upToMs }) => belongs(upToMs)).reduce((sum, step) => sum + step.count, 0) / count;
  return {
    count,
    p75: computeQuantile(steps, count, 0.75),
    good: share((upToMs) => upToMs <= GOOD_MS),
    poor: share((upToMs) => upToMs > POOR_MS),
  };
}

function computeQuantile(steps: readonly Step[], count: number, share: number): number {
  let left = share * count;
  for (const { upToMs, count: inStep } of steps.toSorted((a, b) => a.upToMs - b.upToMs)) {
    if (left <= inStep) {
      const from = STEPS_MS.findLast((step) => step < upToMs) ?? 0;
      return Math.round(from + ((upToMs - from) * left) / inStep);
    }
    left -= inStep;
  }
  return 0;
}
