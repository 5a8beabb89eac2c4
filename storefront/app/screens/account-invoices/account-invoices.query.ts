import type { ResultOf } from 'gql.tada';
import { NextMaturitiesFields, OpenTransferFields } from '#app/features/account/account.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountBalanceQuery = graphql(
  `
    query AccountBalance {
      accountBalance {
        balance {
          ...MoneyFields
        }
        open {
          ...MoneyFields
        }
        credit {
          ...MoneyFields
        }
        currentMaturities {
          ...MoneyFields
        }
        overdueMaturities {
          ...MoneyFields
        }
        minimalPayment {
          ...MoneyFields
        }
        nextMaturities {
          ...NextMaturitiesFields
        }
        grandTotal {
          dueOn
          amount {
            ...MoneyFields
          }
        }
        paymentProtection {
          renewalOn
          premium {
            ...MoneyFields
          }
        }
        maturityCount
        maturities {
          orderNumber
          number
          dueOn
          amount {
            ...MoneyFields
          }
        }
        dueOrders {
          orderNumber
          dueOn
          overdue
          dueToday
          transferReference
          amount {
            ...MoneyFields
          }
        }
      }
    }
  `,
  [MoneyFields, NextMaturitiesFields],
);

export const AccountInvoicesQuery = graphql(
  `
    query AccountInvoices($page: Int!) {
      debitTerms {
        creditor
        creditorId
      }
      customer {
        debitableAccount
        openDebits {
          orderNumber
          collectOn
          iban
          amount {
            ...MoneyFields
          }
        }
        comingPayments {
          orderNumber
          amount {
            ...MoneyFields
          }
        }
        openTransfers {
          ...OpenTransferFields
        }
        invoices(page: $page, size: 20) {
          totalCount
          invoices {
            number
            creditNote
            orderNumber
            issuedAt
            total {
              ...MoneyFields
            }
          }
        }
      }
    }
  `,
  [MoneyFields, OpenTransferFields],
);

export const PayDueMutation = graphql(`
  mutation PayDueOfOrder($orderNumber: String!) {
    payDue(orderNumber: $orderNumber, covers: DUE)
  }
`);

export const DebitDueMutation = graphql(`
  mutation DebitDue($orderNumber: String!, $mandateAccepted: Boolean!) {
    debitDue(orderNumber: $orderNumber, mandateAccepted: $mandateAccepted)
  }
`);

export type Balance = NonNullable<ResultOf<typeof AccountBalanceQuery>['accountBalance']>;
type Answer = ResultOf<typeof AccountInvoicesQuery>;
export type DebitTerms = Answer['debitTerms'];
export type OwnInvoices = NonNullable<Answer['customer']>;
export type InvoiceList = OwnInvoices['invoices'];
