import type { Agreement } from '#commerce/money/credit/agreement.service.ts';
import type { RecomputedPlan } from '#commerce/money/credit/amended-plan.rules.ts';
import { repaidInPart, repaidOn, withdrawnOn } from '#commerce/money/credit/early-repayment.rules.ts';
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

/** Everything that is left is paid back on a day. @returns null: nothing is due after it */
export function quoteWhole(agreement: Agreement, owed: Owed, day: string): CreditQuote | null {
  const next = repaidOn(agreement, day);
  return next && quoteOf(next, owed);
}

/**
 * A part is paid back on a day, besides what is due until then.
 * @returns null: it would leave nothing for the later instalments
 */
export function quotePart(
  agreement: Agreement,
  owed: Owed,
  day: string,
  partMinor: number,
): CreditQuote | null {
  const next = repaidInPart(agreement, day, partMinor);
  if (!next) return null;
  const { savedMinor } = quoteOf(next, owed);
  const payMinor = owed.dueMinor + partMinor;
  return payMinor + savedMinor < owed.balanceMinor ? { next, savedMinor, payMinor, refundMinor: 0 } : null;
}

/**
 * The customer withdraws from the credit: the cash price is owed, less what has been paid.
 * @param payBy ISO 8601 date
 */
export function quoteWithdrawal(agreement: Agreement, owed: Owed, day: string, payBy: string): CreditQuote {
  return quoteOf(withdrawnOn(agreement, day, payBy), owed);
}

function quoteOf(next: RecomputedPlan, { balanceMinor }: Owed): CreditQuote {
  const savedMinor = sumOf(next.parts);
  return {
    next,
    savedMinor,
    payMinor: Math.max(0, balanceMinor - savedMinor),
    refundMinor: Math.max(0, savedMinor - balanceMinor),
  };
}

function sumOf(parts: readonly CreditPart[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
