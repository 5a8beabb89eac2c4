import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** The sums of a basket or an order, line by line, for BasketTotals. */
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
      parcels
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
