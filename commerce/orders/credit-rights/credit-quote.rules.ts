import type { Agreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import type { RecomputedPlan } from '#commerce/money/credit/agreement/amended-plan.rules.ts';
import {
  calculateFullRepayment,
  calculatePartRepayment,
  calculateWithdrawnPlan,
} from '#commerce/money/credit/plan/early-repayment.rules.ts';
import type { CreditPart } from '#commerce/money/ledger/ledger.rules.ts';

/** The debt of an order by its ledger. Minor units. */
export type Owed = {
  /** everything, today and later; negative: the shop owes */
  readonly balanceMinor: number;
  /** the amount due until today */
  readonly dueMinor: number;
};

/** The sums of using a right, shown before and booked after. Minor units, days as ISO 8601 dates. */
export type CreditQuote = {
  readonly next: RecomputedPlan;
  /** interest, costs and premiums that are no longer owed */
  readonly savedMinor: number;
  /** the amount to pay, including what is due until today */
  readonly payMinor: number;
  /** the amount given back, because more has been paid */
  readonly refundMinor: number;
};

/** Everything that is left is paid back on a day. @returns null if nothing is due after it */
export function quoteWhole(agreement: Agreement, owed: Owed, day: string): CreditQuote | null {
  const next = calculateFullRepayment(agreement, day);
  return next && buildCreditQuote(next, owed);
}

/**
 * A part is paid back on a day, besides what is due until then.
 * @returns null if it would leave nothing for the later instalments
 */
export function quotePart(
  agreement: Agreement,
  owed: Owed,
  day: string,
  partMinor: number,
): CreditQuote | null {
  const next = calculatePartRepayment(agreement, day, partMinor);
  if (!next) return null;
  const { savedMinor } = buildCreditQuote(next, owed);
  const payMinor = owed.dueMinor + partMinor;
  return payMinor + savedMinor < owed.balanceMinor ? { next, savedMinor, payMinor, refundMinor: 0 } : null;
}

/**
 * The customer withdraws from the credit: the cash price is owed, less what has been paid.
 * @param payBy ISO 8601 date
 */
export function quoteWithdrawal(agreement: Agreement, owed: Owed, day: string, payBy: string): CreditQuote {
  return buildCreditQuote(calculateWithdrawnPlan(agreement, day, payBy), owed);
}

function buildCreditQuote(next: RecomputedPlan, { balanceMinor }: Owed): CreditQuote {
  const savedMinor = sumCreditParts(next.parts);
  return {
    next,
    savedMinor,
    payMinor: Math.max(0, balanceMinor - savedMinor),
    refundMinor: Math.max(0, savedMinor - balanceMinor),
  };
}

function sumCreditParts(parts: readonly CreditPart[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
