import type { MoneyValue } from '#texts/format.ts';

type Plan = {
  readonly surcharge: MoneyValue;
  readonly pauseSurcharge: MoneyValue;
  readonly overall: MoneyValue;
};
type Protection = { readonly total: MoneyValue; readonly overall: MoneyValue };

/** The sums above the order button. @param protection null if it is not chosen */
export function computeCreditSums({ plan, protection }: { plan: Plan; protection: Protection | null }) {
  const { currency } = plan.overall;
  return {
    cost: { minor: plan.surcharge.minor + plan.pauseSurcharge.minor, currency },
    premiums: protection?.total ?? null,
    owed: protection?.overall ?? plan.overall,
  };
}
