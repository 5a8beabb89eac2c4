import { graphql } from '#app/graphql/graphql.ts';

export const BraSizeFinderQuery = graphql(`
  query BraSizeFinder($sku: ID!) {
    product(sku: $sku) {
      sku
      slug
      name
      discontinued
      dimensions {
        key
        values {
          value
        }
      }
    }
  }
`);
