import { graphql } from '#app/graphql/graphql.ts';

/** How an order is paid by bank transfer, or how its direct debit is taken. */
export const PaymentInstructionFields = graphql(`
  fragment PaymentInstructionFields on PaymentInstruction @_unmask {
    transferReference
    accountHolder
    iban
    bic
    bankName
    hasSlip
    hasCode
    payUntil
    mandateReference
    creditorId
    debitedIban
    collectOn
  }
`);
