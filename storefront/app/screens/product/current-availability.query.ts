import { AvailabilityFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** The stock of an article's variants, for its page when it has been open for a while. */
export const ProductAvailabilityQuery = graphql(
  `
    query ProductAvailability($sku: ID!) {
      product(sku: $sku) {
        sku
        variations {
          sku
          availability {
            ...AvailabilityFields
            eveningOn
            expectedOn
          }
        }
      }
    }
  `,
  [AvailabilityFields],
);
