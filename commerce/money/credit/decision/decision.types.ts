import type { Currency } from '#commerce/ground/kernel/money.ts';

export type DecisionOutcome = 'approved' | 'refused' | 'referred';

/** The question sent to a credit check. */
export type CreditQuestion = {
  /** the lender's market, ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly givenName: string;
  readonly familyName: string;
  /** ISO 8601 date */
  readonly dateOfBirth: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  /** minor units */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** until the last instalment */
  readonly months: number;
};

export type CreditAnswer = {
  readonly outcome: DecisionOutcome;
  /** the register or rule that it comes from; the consumer may know it */
  readonly source: string;
};

/**
 * A credit check: a bureau, a bank, a model of the shop's own. When it throws or does not answer in time, a person
 * decides.
 */
export type CreditDecision = {
  readonly name: string;
  decide(question: CreditQuestion, signal: AbortSignal): Promise<CreditAnswer>;
};

/** A decision about somebody's credit. */
export type Decided = {
  readonly decisionId: string;
  readonly outcome: DecisionOutcome;
  readonly amountMinor: number;
  readonly source: string;
  readonly reviewRequestedAt: Date | null;
};
