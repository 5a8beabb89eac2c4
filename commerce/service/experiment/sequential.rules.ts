/** Visitors, and how many of them reached the goal, per variant. */
export type Arm = { readonly visitors: number; readonly conversions: number };
export type Arms = { readonly a: Arm; readonly b: Arm };
/** `tau`: spread of the expected differences, fixed before the test; `alpha`: accepted rate of false alarms */
export type Design = { readonly tau: number; readonly alpha: number };

/** Visitors per arm before any result is given: with fewer the approximation by a normal distribution does not hold. */
export const BURN_IN = 100;

const rate = ({ visitors, conversions }: Arm) => (visitors === 0 ? 0 : conversions / visitors);

/** Difference of the rates, b minus a. */
export function calculateEffect({ a, b }: Arms): number {
  return rate(b) - rate(a);
}

/** Variance of the difference; V/n for arms of one size n. */
function calculateVariance({ a, b }: Arms): number {
  const calculateArmVariance = (arm: Arm) => (rate(arm) * (1 - rate(arm))) / Math.max(arm.visitors, 1);
  return calculateArmVariance(a) + calculateArmVariance(b);
}

function isBurnedIn({ a, b }: Arms): boolean {
  return a.visitors >= BURN_IN && b.visitors >= BURN_IN;
}

/**
 * The mixture sequential probability ratio (Johari, Pekelis, Walsh 2017): how much likelier the data are under a normal
 * mixture of effects of spread tau than under none. It may be looked at after every visitor: the chance that it ever
 * reaches 1/alpha without an effect is at most alpha.
 */
export function calculateLikelihoodRatio(arms: Arms, { tau }: Pick<Design, 'tau'>): number {
  const variance = calculateVariance(arms);
  if (!isBurnedIn(arms) || variance === 0) return 1;
  const spread = tau * tau;
  const effect = calculateEffect(arms);
  const exponent = (effect * effect * spread) / (2 * variance * (variance + spread));
  return Math.sqrt(variance / (variance + spread)) * Math.exp(exponent);
}

/**
 * Half of the interval that holds the effect at every look together with probability 1 − alpha; Infinity before the
 * burn-in.
 */
export function calculateIntervalRadius(arms: Arms, { tau, alpha }: Design): number {
  const variance = calculateVariance(arms);
  if (!isBurnedIn(arms) || variance === 0) return Number.POSITIVE_INFINITY;
  const spread = tau * tau;
  const width = 2 * Math.log(1 / alpha) + Math.log((variance + spread) / variance);
  return Math.sqrt(((variance * (variance + spread)) / spread) * width);
}

/** The content of a report. `p`: always valid, the smallest so far. `stop`: an effect was found. */
export type Verdict = {
  readonly arms: Arms;
  readonly effect: number;
  readonly interval: readonly [low: number, high: number];
  readonly p: number;
  readonly stop: boolean;
  /** probability of a split at least this uneven by chance; below 0.001 the assignment or the counting is wrong */
  readonly splitP: number;
};

/** One visitor in the order of exposure. */
export type Seen = { readonly variant: 'a' | 'b'; readonly converted: boolean };

/**
 * Replays the visitors in their order with a look after each of them, as the method allows.
 * @param shareB of 10,000
 */
export function judge(seen: Iterable<Seen>, design: Design & { readonly shareB: number }): Verdict {
  const count = { a: { visitors: 0, conversions: 0 }, b: { visitors: 0, conversions: 0 } };
  let p = 1;
  for (const { variant, converted } of seen) {
    count[variant].visitors += 1;
    if (converted) count[variant].conversions += 1;
    p = Math.min(p, 1 / calculateLikelihoodRatio(count, design));
  }
  const effect = calculateEffect(count);
  const radius = calculateIntervalRadius(count, design);
  return {
    arms: count,
    effect,
    interval: [Math.max(effect - radius, -1), Math.min(effect + radius, 1)],
    p,
    stop: p <= design.alpha,
    splitP: splitProbability(count, design.shareB),
  };
}

/** χ² with one degree of freedom of the arms' sizes against the intended shares. */
export function splitProbability({ a, b }: Arms, shareB: number): number {
  const all = a.visitors + b.visitors;
  const meantB = (all * shareB) / 10_000;
  const meantA = all - meantB;
  if (meantA === 0 || meantB === 0) return (meantA === 0 ? a : b).visitors === 0 ? 1 : 0;
  const chi = (a.visitors - meantA) ** 2 / meantA + (b.visitors - meantB) ** 2 / meantB;
  return calculateComplementaryError(Math.sqrt(chi / 2));
}

/** erfc for x ≥ 0 by Abramowitz and Stegun 7.1.26, error below 1.5e-7. */
function calculateComplementaryError(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * x);
  const series =
    t *
    (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  return series * Math.exp(-x * x);
}
