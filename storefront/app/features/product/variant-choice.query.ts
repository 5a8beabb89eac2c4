import { graphql } from '#app/graphql/graphql.ts';
import { VariantDimensionFields } from './variant.fragment.ts';

/** The variants that an article can be had as. */
export const VariantChoiceQuery = graphql(
  `
  query VariantChoice($sku: ID!) {
    product(sku: $sku) {
      dimensions {
        ...VariantDimensionFields
      }
      variations {
        sku
        values
        availability {
          state
        }
      }
    }
  }
`,
  [VariantDimensionFields],
);
