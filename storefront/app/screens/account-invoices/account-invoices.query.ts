import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountInvoicesQuery = graphql(
  `
    query AccountInvoices($page: Int!) {
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
        nextMaturities(first: 1) {
          dueOn
          amount {
            ...MoneyFields
          }
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
        maturities {
          orderNumber
          number
          dueOn
          amount {
            ...MoneyFields
          }
        }
      }
      customer {
        openTransfers {
          orderNumber
          amount {
            ...MoneyFields
          }
          reference
          payUntil
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
  [MoneyFields],
);

type Answer = ResultOf<typeof AccountInvoicesQuery>;
export type Balance = NonNullable<Answer['accountBalance']>;
export type InvoiceList = NonNullable<Answer['customer']>['invoices'];
