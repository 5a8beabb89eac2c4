import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const AccountPaymentDatesQuery = graphql(
  `
    query AccountPaymentDates {
      accountBalance {
        open {
          ...MoneyFields
        }
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
