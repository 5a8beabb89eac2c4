import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountPaymentDatesQuery = graphql(
  `
    query AccountPaymentDates($page: Int!) {
      accountBalance(page: $page, size: 25) {
        open {
          ...MoneyFields
        }
        maturityCount
        maturities {
          orderNumber
          number
          dueOn
          overdue
          dueToday
          amount {
            ...MoneyFields
          }
        }
      }
    }
  `,
  [MoneyFields],
);
