import type { CreditMethod } from '#forms/credit.ts';
import type { CreditLaw } from './credit-law.rules.ts';
import { type CreditPlan, calculateCreditPlans, findCreditPlan } from './credit-offers.rules.ts';

export type CalculatorInput = {
  /** minor units; null if no price was given, so the example's price counts */
  readonly priceMinor: number | null;
  readonly method: CreditMethod | null;
  readonly count: number | null;
};

export type Calculation = {
  /** the price the plan is calculated from */
  readonly basePriceMinor: number;
  /** the requested price; differs from the base price if that had to be moved into the range */
  readonly askedMinor: number;
  /** the bound that was reached, as the notice names it: the minimum, or minimum and maximum */
  readonly adjusted: 'minimum' | 'range' | null;
  readonly minimumMinor: number;
  readonly maximumMinor: number;
  readonly plans: readonly CreditPlan[];
  /** the requested plan, or the one nearest to it; null if no plan is allowed */
  readonly chosen: CreditPlan | null;
};

/** The instalment calculator (product 3.6, 4.9). @param step minor units that amounts are rounded to */
export function calculate(law: CreditLaw, input: CalculatorInput, step: number): Calculation {
  const { minimumMinor, maximumMinor, example } = law.terms;
  const askedMinor = input.priceMinor ?? example.priceMinor;
  const basePriceMinor = Math.min(Math.max(askedMinor, minimumMinor), maximumMinor);
  const plans = calculateCreditPlans(law, basePriceMinor, step);
  return {
    basePriceMinor,
    askedMinor,
    adjusted: askedMinor < minimumMinor ? 'minimum' : askedMinor > maximumMinor ? 'range' : null,
    minimumMinor,
    maximumMinor,
    plans,
    chosen: findNearestPlan(plans, input.method ?? 'instalments', input.count ?? example.count),
  };
}

function findNearestPlan(
  plans: readonly CreditPlan[],
  method: CreditMethod,
  count: number,
): CreditPlan | null {
  const exact = findCreditPlan(plans, { method, count });
  if (exact) return exact;
  const same = plans.filter((plan) => plan.method === method);
  const [first] = [...(same.length > 0 ? same : plans)].sort(
    (a, b) => Math.abs(a.count - count) - Math.abs(b.count - count),
  );
  return first ?? null;
}

/**
 * The plan of the representative example, which is typical of most contracts. null when the market's cap does not
 * allow it; then no advertisement may use it.
 */
export function calculateRepresentativeExample(law: CreditLaw, step: number): CreditPlan | null {
  const { priceMinor, count } = law.terms.example;
  return findCreditPlan(calculateCreditPlans(law, priceMinor, step), { method: 'instalments', count });
}
