/** ISO 4217 codes of the markets. */
export type Currency = 'EUR' | 'CHF';

/** An amount in minor units (cent, Rappen). Always an integer; never a float of major units. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** @throws RangeError when `minor` is not a safe integer: a fraction of a cent is a bug, never data. */
export function createMoney(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  return { minor, currency };
}

/** Half away from zero to the next multiple of `step` minor units: the one rounding rule of the shop. */
export function roundMinor(minor: number, step = 1): number {
  const steps = Math.floor(Math.abs(minor) / step + 0.5 + Number.EPSILON) * step;
  return minor < 0 ? -steps || 0 : steps;
}

/** The difference that rounding to the smallest coin (`step` minor units) makes to a total. */
export function calculateTotalRounding(totalMinor: number, step: number): number {
  return roundMinor(totalMinor, step) - totalMinor;
}

/**
 * Splits `total` minor units in proportion to `weights` (non-negative, not all zero), to the cent: the parts' sum
 * is exactly the total, and each is within one minor unit of its exact share (largest remainder).
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((a, b) => a + b, 0);
  if (!Number.isSafeInteger(total) || whole <= 0 || weights.some((weight) => weight < 0)) {
    throw new RangeError(
      `${total} by weights ${weights}: an integer total and non-negative weights are allocated`,
    );
  }
  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => (Math.abs(total) * weight) / whole);
  const parts = exact.map(Math.floor);
  let left = Math.abs(total) - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}
