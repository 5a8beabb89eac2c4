/** Why a right of a borrower cannot be used; nothing was changed. */
export type CreditRightRefusal =
  | { readonly code: 'OrderNotFound' }
  /** it is not paid by credit, or has not been placed */
  | { readonly code: 'OrderHasNoCredit' }
  /** paid back, withdrawn from, or nothing of the order is left */
  | { readonly code: 'CreditHasEnded' }
  /** @property lastDay ISO 8601 date on which the customer could still withdraw */
  | { readonly code: 'WithdrawalPeriodOver'; readonly lastDay: string }
  /** a part must leave something for each later instalment; minor units */
  | { readonly code: 'AmountRefused'; readonly wholeMinor: number }
  /** the price has changed since it was confirmed: show the new quote */
  | { readonly code: 'QuoteChanged'; readonly payMinor: number };
