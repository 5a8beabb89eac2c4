import type { CreditMethod } from '#forms/credit.ts';
import type { CreditLaw } from './credit-law.rules.ts';
import { type CreditPlan, chosenPlan, plansFor } from './credit-offers.rules.ts';

export type CalculatorInput = {
  /** minor units; null: no price was given, the example's price counts */
  readonly priceMinor: number | null;
  readonly method: CreditMethod | null;
  readonly count: number | null;
};

export type Calculation = {
  /** the price the plan is calculated from */
  readonly basePriceMinor: number;
  /** the price asked for; differs from the base price when that had to be moved into the range */
  readonly askedMinor: number;
  /** the bound that was reached, as the notice names it: the minimum, or minimum and maximum */
  readonly adjusted: 'minimum' | 'range' | null;
  readonly minimumMinor: number;
  readonly maximumMinor: number;
  readonly plans: readonly CreditPlan[];
  /** the plan that was asked for, else that nearest to it; null: no plan is allowed */
  readonly chosen: CreditPlan | null;
};

/** The instalment calculator (product 3.6, 4.9). @param step minor units that amounts are rounded to */
export function calculate(law: CreditLaw, input: CalculatorInput, step: number): Calculation {
  const { minimumMinor, maximumMinor, example } = law.terms;
  const askedMinor = input.priceMinor ?? example.priceMinor;
  const basePriceMinor = Math.min(Math.max(askedMinor, minimumMinor), maximumMinor);
  const plans = plansFor(law, basePriceMinor, step);
  return {
    basePriceMinor,
    askedMinor,
    adjusted: askedMinor < minimumMinor ? 'minimum' : askedMinor > maximumMinor ? 'range' : null,
    minimumMinor,
    maximumMinor,
    plans,
    chosen: nearest(plans, input.method ?? 'instalments', input.count ?? example.count),
  };
}

function nearest(plans: readonly CreditPlan[], method: CreditMethod, count: number): CreditPlan | null {
  const exact = chosenPlan(plans, { method, count });
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
export function representativeExample(law: CreditLaw, step: number): CreditPlan | null {
  const { priceMinor, count } = law.terms.example;
  return chosenPlan(plansFor(law, priceMinor, step), { method: 'instalments', count });
}
