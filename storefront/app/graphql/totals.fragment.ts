import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** The sums that a basket or an order comes to, line by line, as BasketTotals shows it. */
export const TotalsFields = graphql(
  `
    fragment TotalsFields on Totals @_unmask {
      items {
        ...MoneyFields
      }
      services {
        ...MoneyFields
      }
      discount {
        ...MoneyFields
      }
      shipping {
        ...MoneyFields
      }
      freight
      co2Compensation {
        ...MoneyFields
      }
      premium {
        ...MoneyFields
      }
      rounding {
        ...MoneyFields
      }
      total {
        ...MoneyFields
      }
      taxes {
        ratePercent
        tax {
          ...MoneyFields
        }
      }
    }
  `,
  [MoneyFields],
);
