import { graphql } from '#app/graphql/graphql.ts';
import { VariantDimensionFields } from './variant.fragment.ts';

/** The variants of an article. */
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
