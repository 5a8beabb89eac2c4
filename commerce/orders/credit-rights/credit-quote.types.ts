import type { Due } from '#commerce/money/ledger/ledger.rules.ts';
import type { CreditQuote } from './credit-quote.rules.ts';

/** The terms of a pause of a running plan. Amounts in minor units, days as ISO 8601 dates. */
export type PauseQuote = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly months: number;
  /** the price of the pause */
  readonly surchargeMinor: number;
  /** owed afterwards, today and later */
  readonly owedMinor: number;
  /** the first and the last instalment after the pause */
  readonly firstDueOn: string;
  readonly lastDueOn: string;
  /** of the first instalment after the pause */
  readonly instalmentMinor: number;
  /** of the whole credit, percent per year, not rounded */
  readonly annualPercent: number;
};

/** The sums of paying back early. Amounts in minor units, days as ISO 8601 dates. */
export type RepaymentQuote = Omit<CreditQuote, 'next'> & {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reckonedOn: string;
  /** the last day on which the amount is taken */
  readonly validUntil: string;
  /** all that is left, or a part of it */
  readonly whole: boolean;
  /** the part of `payMinor` that is being paid already: debited, or not certain yet at the provider */
  readonly onItsWayMinor: number;
  /** the part of `payMinor` that is still to be paid */
  readonly restMinor: number;
  /** the debt without it, today and later */
  readonly owedMinor: number;
  /** the sums due afterwards, the amount itself not among them */
  readonly later: readonly Due[];
};
