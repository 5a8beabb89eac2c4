import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** The price of a delivery option, and the order value from which it is free. */
export const DeliveryPriceFields = graphql(
  `
    fragment DeliveryPriceFields on DeliveryOption @_unmask {
      code
      price {
        ...MoneyFields
      }
      freeFrom {
        ...MoneyFields
      }
      freight {
        price {
          ...MoneyFields
        }
        freeFrom {
          ...MoneyFields
        }
      }
    }
  `,
  [MoneyFields],
);
