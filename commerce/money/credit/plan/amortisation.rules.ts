import type { InstalmentPlan } from './instalment-plan.rules.ts';

/** One instalment in parts. Amounts in minor units; cost + principal = amount. */
export type AmortisationRow = {
  readonly number: number;
  readonly amountMinor: number;
  /** its part of the cost of the credit */
  readonly costMinor: number;
  readonly principalMinor: number;
  /** the balance of the price afterwards */
  readonly balanceMinor: number;
};

type Paid = Pick<InstalmentPlan, 'priceMinor' | 'annualPercent' | 'instalments'>;

/**
 * How each instalment splits into cost and repayment at the plan's annual rate (Directive (EU) 2023/2225 art. 22).
 * Interest that an instalment does not cover, as after a long pause, is carried to the next one, and the price is not
 * repaid before it is paid. The costs sum exactly to the surcharges and the repayments to the price; no row has a
 * negative part.
 */
export function calculateAmortisation(plan: Paid): AmortisationRow[] {
  let balanceMinor = plan.priceMinor;
  return plan.instalments.map(({ number, amountMinor, years }, index) => {
    const isLast = index === plan.instalments.length - 1;
    const owedMinor = isLast ? 0 : Math.round(calculateOwedAmount(plan, years));
    const principalMinor = balanceMinor - Math.min(balanceMinor, owedMinor);
    balanceMinor -= principalMinor;
    return { number, amountMinor, costMinor: amountMinor - principalMinor, principalMinor, balanceMinor };
  });
}

/**
 * The amount owed of a plan at a time, with the interest until then at the plan's annual rate, when every instalment up to
 * that time has been paid.
 * @param years after delivery, as in the plan's instalments
 * @returns minor units, not rounded
 */
export function calculateOwedAmount({ priceMinor, annualPercent, instalments }: Paid, years: number): number {
  const growth = 1 + annualPercent / 100;
  let owed = priceMinor;
  let since = 0;
  for (const { amountMinor, years: due } of instalments) {
    if (due > years) break;
    owed = owed * growth ** (due - since) - amountMinor;
    since = due;
  }
  return owed * growth ** (years - since);
}
