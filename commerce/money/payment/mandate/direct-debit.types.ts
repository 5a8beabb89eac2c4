/** The account that a direct debit is taken from; never logged, and shown masked only. */
export type DirectDebitAccount = {
  readonly iban: string;
  readonly bic: string | null;
  readonly accountHolder: string;
};
