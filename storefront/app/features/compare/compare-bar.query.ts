import { graphql } from '#app/graphql/graphql.ts';

export const CompareBarQuery = graphql(`
  query CompareBar($skus: [ID!]!) {
    products(skus: $skus) {
      sku
      name
      pictures
    }
  }
`);
