import { addMonths } from '#commerce/ground/kernel/day.rules.ts';
import type { CreditMethod } from '#forms/credit.ts';
import type { CreditTerms } from '#tenants/credit-settings.ts';
import type { CreditLaw } from './credit-law.rules.ts';
import { isWithinCap } from './credit-limits.rules.ts';
import { calculateInstalmentPlan, type InstalmentPlan } from './plan/instalment-plan.rules.ts';

export type CreditPlan = InstalmentPlan & {
  readonly method: CreditMethod;
  /** months of the pause before the first instalment; 0 for none */
  readonly pauseMonths: number;
};

/** An equal month of the annual rate's equation (Directive 2008/48/EC annex I, remark c). */
const DAYS_IN_MONTH = 365 / 12;

/**
 * Every plan that may be offered for a price: within the terms' range, no instalment too small, and the annual rate
 * as printed not above the market's cap.
 * @param step minor units that amounts are rounded to
 */
export function calculateCreditPlans(
  { terms, cap }: CreditLaw,
  priceMinor: number,
  step: number,
): CreditPlan[] {
  if (priceMinor < terms.minimumMinor || priceMinor > terms.maximumMinor) return [];
  const plans = [
    ...terms.instalments.map((offer) =>
      calculateCreditPlan(terms, 'instalments', offer.count, priceMinor, step),
    ),
    ...(terms.pause ? [calculateCreditPlan(terms, 'pause', 1, priceMinor, step)] : []),
    ...(terms.pause && terms.pauseWithPlan
      ? terms.instalments.map((offer) =>
          calculateCreditPlan(terms, 'pause-instalments', offer.count, priceMinor, step),
        )
      : []),
  ];
  return plans.filter((plan) => mayBeOffered({ terms, cap }, plan));
}

function mayBeOffered({ terms, cap }: CreditLaw, plan: CreditPlan): boolean {
  return plan.regularMinor >= terms.smallestInstalmentMinor && plan.lastMinor > 0 && isWithinCap(plan, cap);
}

/**
 * The plan without a pause whose number of instalments is nearest to the example's: one of {@link calculateCreditPlans}, computed
 * alone, since lists show one for each article. null if none may be offered for this price
 */
export function planBeside(law: CreditLaw, priceMinor: number, step: number): CreditPlan | null {
  const { minimumMinor, maximumMinor, instalments, example } = law.terms;
  if (priceMinor < minimumMinor || priceMinor > maximumMinor) return null;
  const calculateDistance = ({ count }: { count: number }) => Math.abs(count - example.count);
  for (const { count } of instalments.toSorted((a, b) => calculateDistance(a) - calculateDistance(b))) {
    const plan = calculateCreditPlan(law.terms, 'instalments', count, priceMinor, step);
    if (mayBeOffered(law, plan)) return plan;
  }
  return null;
}

/**
 * The plan of a method and a number of instalments, whether it may be offered or not.
 * @throws RangeError when the terms have no such number, or no such pause
 */
export function calculateCreditPlan(
  terms: CreditTerms,
  method: CreditMethod,
  count: number,
  priceMinor: number,
  step: number,
): CreditPlan {
  const factor =
    method === 'pause'
      ? 0
      : terms.instalments.find((offer) => offer.count === count)?.monthlyFactorMillionths;
  const pause = method === 'instalments' ? null : terms.pause;
  if (factor === undefined || (method !== 'instalments' && !pause) || (method === 'pause' && count !== 1)) {
    throw new RangeError(`no terms for ${method} in ${count}`);
  }
  const plan = calculateInstalmentPlan({
    priceMinor,
    count,
    monthlyFactorMillionths: factor,
    remainder: terms.remainder,
    step,
    pause: pause
      ? { days: pause.months * DAYS_IN_MONTH, surchargeMillionths: pause.surchargeMillionths }
      : undefined,
  });
  return { ...plan, method, pauseMonths: pause?.months ?? 0 };
}

/** The ways to pay that have a plan; a pause with instalments after it is chosen with the pause. */
export function listCreditMethods(plans: readonly CreditPlan[]): CreditMethod[] {
  return [...new Set(plans.map(({ method }) => (method === 'pause-instalments' ? 'pause' : method)))];
}

/** The offer that was chosen, if it is still one. */
export function findCreditPlan(
  plans: readonly CreditPlan[],
  choice: { readonly method: string; readonly count: number },
): CreditPlan | null {
  return plans.find(({ method, count }) => method === choice.method && count === choice.count) ?? null;
}

/**
 * The day of each instalment: months after delivery, or from the end of the pause on. If a month lacks that day, its
 * last one is used.
 * @param delivered ISO 8601 date
 */
export function computeDueDays(plan: Pick<CreditPlan, 'count' | 'pauseMonths'>, delivered: string): string[] {
  const first = plan.pauseMonths > 0 ? plan.pauseMonths : 1;
  return Array.from({ length: plan.count }, (_, index) => addMonths(delivered, first + index));
}
