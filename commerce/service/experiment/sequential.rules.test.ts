import { describe, expect, it } from 'vitest';
import { assign, buildAssignmentCookie, readAssigned } from './assignment.ts';
import {
  calculateIntervalRadius,
  calculateLikelihoodRatio,
  judge,
  type Seen,
  splitProbability,
} from './sequential.rules.ts';

/** mulberry32: the same numbers for the same seed */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const test = { key: 'promise', shareB: 5000, goal: 'basket', tau: 0.02, alpha: 0.05 } as const;

function* generateVisitors(count: number, rates: { a: number; b: number }, seed: number): Generator<Seen> {
  const next = createRandom(seed);
  for (let each = 0; each < count; each += 1) {
    const variant = assign(test, `${seed}-${each}`);
    yield { variant, converted: next() < rates[variant] };
  }
}

/** Visitors of two variants that do the same. */
function* generateAlikeVisitors(count: number, seed: number): Generator<Seen> {
  const next = createRandom(seed);
  for (let each = 0; each < count; each += 1) {
    yield { variant: next() < 0.5 ? 'a' : 'b', converted: next() < 0.1 };
  }
}

describe('an experiment with 100,000 visitors', () => {
  it.each([
    { shareB: 5000, key: 'one' },
    { shareB: 1000, key: 'two' },
    { shareB: 0, key: 'none' },
    { shareB: 10_000, key: 'all' },
  ])('shares of $key are within chance and each visitor keeps the variant', (experiment) => {
    const arms = { a: { visitors: 0, conversions: 0 }, b: { visitors: 0, conversions: 0 } };
    for (let each = 0; each < 100_000; each += 1) {
      const variant = assign(experiment, `visitor-${each}`);
      arms[variant].visitors += 1;
      if (each % 1000 === 0) expect(assign(experiment, `visitor-${each}`)).toBe(variant);
    }
    expect(splitProbability(arms, experiment.shareB)).toBeGreaterThan(0.001);
  });

  it('two tests are independent of each other', () => {
    let both = 0;
    for (let each = 0; each < 100_000; each += 1) {
      const name = `visitor-${each}`;
      if (assign(test, name) === 'b' && assign({ key: 'other', shareB: 5000 }, name) === 'b') both += 1;
    }
    // a quarter, within five standard deviations
    expect(Math.abs(both - 25_000)).toBeLessThan(5 * Math.sqrt(100_000 * 0.25 * 0.75));
  });

  it('the report finds a planted effect within its interval', () => {
    const { stop, interval, splitP } = judge(generateVisitors(100_000, { a: 0.05, b: 0.06 }, 7), test);
    expect(stop).toBe(true);
    expect(interval[0]).toBeLessThan(0.01);
    expect(interval[1]).toBeGreaterThan(0.01);
    expect(interval[0]).toBeGreaterThan(0);
    expect(splitP).toBeGreaterThan(0.001);
  });
});

it('the report checked after every visitor finds an absent effect no more often than its error rate', () => {
  const runs = 200;
  let alarms = 0;
  for (let seed = 1; seed <= runs; seed += 1) {
    if (judge(generateAlikeVisitors(3000, seed), test).stop) alarms += 1;
  }
  // at most alpha, within three standard deviations
  expect(alarms).toBeLessThanOrEqual(runs * test.alpha + 3 * Math.sqrt(runs * test.alpha * (1 - test.alpha)));
}, 60_000);

it('the report gives no result before the burn-in', () => {
  const arms = { a: { visitors: 99, conversions: 0 }, b: { visitors: 500, conversions: 500 } };
  expect(calculateLikelihoodRatio(arms, test)).toBe(1);
  expect(calculateIntervalRadius(arms, test)).toBe(Number.POSITIVE_INFINITY);
});

it('an uneven split is reported', () => {
  const createArm = (count: number) => ({ visitors: count, conversions: 0 });
  expect(splitProbability({ a: createArm(5000), b: createArm(5000) }, 5000)).toBeCloseTo(1, 5);
  // χ² 4, one degree of freedom
  expect(splitProbability({ a: createArm(5100), b: createArm(4900) }, 5000)).toBeCloseTo(0.0455, 4);
  expect(splitProbability({ a: createArm(6000), b: createArm(4000) }, 5000)).toBeLessThan(0.001);
});

describe('the experiment cookie', () => {
  it('the cookie keeps its variant when a test begins or ends', () => {
    const first = buildAssignmentCookie([test], new Map()) ?? '';
    const cookies = new Map([['ab', first]]);
    expect(buildAssignmentCookie([test], cookies)).toBeNull();
    const second = buildAssignmentCookie([test, { ...test, key: 'later' }], cookies) ?? '';
    expect(readAssigned(new Map([['ab', second]]))?.visitor).toBe(readAssigned(cookies)?.visitor);
    expect(readAssigned(cookies)?.variants.get(test.key)).toBe(
      assign(test, readAssigned(cookies)?.visitor ?? ''),
    );
  });

  it.each(['', 'x', '~promise.b', `${'x'.repeat(500)}~promise.b`])(
    'a cookie of another format is ignored: %s',
    (ab) => expect(readAssigned(new Map([['ab', ab]]))).toBeNull(),
  );
});
