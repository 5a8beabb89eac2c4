import { roundMinor } from '#commerce/ground/kernel/money.ts';
import type { InstalmentPlan } from './instalment-plan.rules.ts';

/** One instalment in parts. Amounts in minor units; cost + principal = amount. */
export type AmortisationRow = {
  readonly number: number;
  readonly amountMinor: number;
  /** what it pays of the cost of the credit */
  readonly costMinor: number;
  readonly principalMinor: number;
  /** what is still owed of the price afterwards */
  readonly balanceMinor: number;
};

/**
 * How each instalment splits into cost and repayment at the plan's annual rate (Directive (EU) 2023/2225 art. 22). The
 * costs sum exactly to the surcharges and the repayments to the price: the last row takes the cents.
 */
export function amortisation(plan: InstalmentPlan): AmortisationRow[] {
  const growth = 1 + plan.annualPercent / 100;
  let balanceMinor = plan.priceMinor;
  let costLeft = plan.surchargeMinor + plan.pauseSurchargeMinor;
  let years = 0;
  return plan.instalments.map((instalment, index) => {
    const accrued = roundMinor(balanceMinor * (growth ** (instalment.years - years) - 1));
    const isLast = index === plan.instalments.length - 1;
    const costMinor = isLast ? costLeft : Math.min(accrued, costLeft, instalment.amountMinor);
    const principalMinor = instalment.amountMinor - costMinor;
    balanceMinor -= principalMinor;
    costLeft -= costMinor;
    years = instalment.years;
    return {
      number: instalment.number,
      amountMinor: instalment.amountMinor,
      costMinor,
      principalMinor,
      balanceMinor,
    };
  });
}
