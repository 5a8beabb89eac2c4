/** An amount that flows at a time after the first drawdown. Drawdowns are positive, what the customer pays negative. */
export type CashFlow = {
  /** minor units, as really charged */
  readonly amountMinor: number;
  /** years since the first drawdown: k/12 for equal months, days/365 for days */
  readonly years: number;
};

const HIGHEST_RATE = 1000;
const PRECISION = 1e-13;

/**
 * Annual percentage rate of charge: the X that makes drawdowns and payments equal (Directive 2008/48/EC annex I,
 * Directive (EU) 2023/2225 annex III). Solved on the cash flows themselves, never looked up: by Newton's
 * method, which needs some eight steps, and by halving where a step would leave the bounds.
 *
 * @returns percent per year, not rounded; 0 when no more is paid back than was drawn
 * @throws RangeError when nothing is drawn, nothing is paid back, or the rate is above 100 000 percent
 */
export function calculateAnnualRate(flows: readonly CashFlow[]): number {
  const drawn = sumFlows(flows.filter(({ amountMinor }) => amountMinor > 0));
  const paid = -sumFlows(flows.filter(({ amountMinor }) => amountMinor < 0));
  if (drawn <= 0 || paid <= 0)
    throw new RangeError(`a rate needs a drawdown and a payment, not ${drawn} and ${paid}`);
  if (paid <= drawn) return 0;
  let low = 0;
  let high = HIGHEST_RATE;
  if (calculatePresentValue(flows, high).value < 0)
    throw new RangeError(`the rate of ${JSON.stringify(flows)} is above 100 000 percent`);
  let rate = low;
  for (let isExact = false; !isExact; ) {
    const { value, slope } = calculatePresentValue(flows, rate);
    if (value < 0) low = rate;
    else high = rate;
    const step = rate - value / slope;
    const next = step >= low && step <= high ? step : (low + high) / 2;
    isExact = Math.abs(next - rate) <= PRECISION * (1 + rate);
    rate = next;
  }
  return rate * 100;
}

/** Nominal yearly rate of a plan with monthly payments, in percent, from its annual rate in percent. */
export function calculateBorrowingRate(annualPercent: number): number {
  return 12 * ((1 + annualPercent / 100) ** (1 / 12) - 1) * 100;
}

/** As it is printed: two decimals, half up (annex I, remark d). */
export function roundRate(percent: number): number {
  return Math.round((percent + Number.EPSILON) * 100) / 100;
}

/** With its slope by the rate. A loop: `reduce` would allocate each sum on the way, for each plan that is offered. */
function calculatePresentValue(flows: readonly CashFlow[], rate: number): { value: number; slope: number } {
  let value = 0;
  let slope = 0;
  for (const { amountMinor, years } of flows) {
    const discounted = amountMinor / (1 + rate) ** years;
    value += discounted;
    slope -= (years * discounted) / (1 + rate);
  }
  return { value, slope };
}

function sumFlows(flows: readonly CashFlow[]): number {
  return flows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
